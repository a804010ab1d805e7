import type Stripe from "stripe";
import type { Dispute, Intent, Ledger, Refund } from "./ledger";

/** A payment intent in Stripe's JSON format. */
export function intentObject(intent: Intent, ledger: Ledger, isExpanded: boolean) {
  const isPaid = intent.status === "succeeded";
  const charge = isPaid ? chargeObject(intent, ledger) : null;
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: isPaid ? intent.amount : 0,
    automatic_payment_methods: intent.isAutomatic ? { enabled: true, allow_redirects: "always" } : null,
    capture_method: "automatic_async",
    client_secret: intent.clientSecret,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.lastError,
    latest_charge: isExpanded || charge === null ? charge : charge.id,
    livemode: false,
    metadata: intent.metadata,
    next_action: intent.status === "requires_action" ? redirect(intent) : null,
    status: intent.status,
  } satisfies { readonly [Name in keyof Stripe.PaymentIntent]?: unknown };
}

const redirect = ({ id, returnUrl }: Intent) => ({
  type: "redirect_to_url",
  redirect_to_url: { url: `https://hooks.stripe.com/3d_secure_2/${id}`, return_url: returnUrl },
});

const chargeObject = (intent: Intent, ledger: Ledger) =>
  ({
    id: intent.id.replace("pi_", "ch_"),
    object: "charge",
    amount: intent.amount,
    amount_refunded: ledger.refundedAmount(intent),
    currency: intent.currency,
    payment_intent: intent.id,
    payment_method_details: {
      type: "card",
      card: { brand: intent.card?.brand ?? null, last4: intent.card?.last4 ?? null },
    },
  }) satisfies { readonly [Name in keyof Stripe.Charge]?: unknown };

export const disputeObject = (dispute: Dispute) =>
  ({
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    charge: dispute.intent.replace("pi_", "ch_"),
    currency: dispute.currency,
    payment_intent: dispute.intent,
    status: dispute.status,
  }) satisfies { readonly [Name in keyof Stripe.Dispute]?: unknown };

/** Charges, refunds and disputes in Stripe's books, newest first; amounts are signed and without fees. */
export function balanceTransactions(ledger: Ledger, isExpanded: boolean) {
  const entry = (source: { readonly id: string }, amount: number, created: number) => ({
    id: `txn_${source.id}`,
    object: "balance_transaction" as const,
    amount,
    created,
    source: isExpanded ? source : source.id,
  });
  const paid = ledger.intents.filter(({ status }) => status === "succeeded");
  return [
    ...ledger.disputes.map((dispute) => entry(disputeObject(dispute), -dispute.amount, dispute.created)),
    ...ledger.refunds.map((refund) => entry(refundObject(refund), -refund.amount, refund.created)),
    ...paid.map((intent) => entry(chargeObject(intent, ledger), intent.amount, intent.created)),
  ];
}

export const refundObject = (refund: Refund) =>
  ({
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.intent,
    status: refund.status,
  }) satisfies { readonly [Name in keyof Stripe.Refund]?: unknown };
