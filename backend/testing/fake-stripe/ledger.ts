import { randomBytes } from "node:crypto";
import { declineError, type TestCard } from "./test-cards";
import { invalidRequest, resourceMissing, StripeApiError } from "./stripe-error";

export interface Intent {
  readonly id: string;
  amount: number;
  currency: string;
  status: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
  metadata: Record<string, string>;
  description: string | null;
  readonly created: number;
  readonly clientSecret: string;
  returnUrl: string | null;
  lastError: Readonly<Record<string, unknown>> | null;
  /** The buyer's card. */
  card: TestCard | null;
  readonly isAutomatic: boolean;
}

export interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly created: number;
  status: "pending" | "succeeded" | "failed";
}

export interface Dispute {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly reason: "fraudulent";
  status: "needs_response" | "won" | "lost";
}

export type LedgerEvent = { readonly kind: string; readonly subject: Intent | Refund | Dispute };

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;

/** Stripe's data, without HTTP. */
export class Ledger {
  readonly intents: Intent[] = [];
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly events: LedgerEvent[] = [];
  /** Whether the next refunds stay pending. */
  isRefundSlow = false;

  intent(id: string): Intent {
    const found = this.intents.find((intent) => intent.id === id);
    if (!found) throw resourceMissing("payment_intent", id);
    return found;
  }

  create(intent: Intent): void {
    // Newest first, as Stripe lists them.
    this.intents.unshift(intent);
    this.record("payment_intent.created", intent);
  }

  /** Charges the card. Throws like the confirm call if it is declined. */
  pay(intent: Intent, card: TestCard): void {
    this.expect(intent, ["requires_payment_method"], "confirm");
    intent.card = card;
    if (card.decline) return this.decline(intent, declineError(card.decline));
    if (!card.needsAuthentication) return this.succeed(intent);
    intent.status = "requires_action";
    this.record("payment_intent.requires_action", intent);
  }

  /** The buyer's decision on the bank's page. */
  completeAuthentication(intent: Intent, isConfirmed: boolean): void {
    this.expect(intent, ["requires_action"], "confirm");
    if (isConfirmed) return this.succeed(intent);
    const error = { type: "invalid_request_error", code: "payment_intent_authentication_failure" };
    intent.status = "requires_payment_method";
    intent.lastError = { ...error, message: "The provided PaymentMethod has failed authentication." };
    this.record("payment_intent.payment_failed", intent);
  }

  cancel(intent: Intent): void {
    this.expect(intent, ["requires_payment_method", "requires_action", "processing"], "cancel");
    intent.status = "canceled";
    this.record("payment_intent.canceled", intent);
  }

  refundedAmount(intent: Intent): number {
    const refunds = this.refunds.filter(({ intent: id, status }) => id === intent.id && status !== "failed");
    return refunds.reduce((sum, { amount }) => sum + amount, 0);
  }

  refund(intent: Intent, amount: number | undefined, metadata: Record<string, string>): Refund {
    if (intent.status !== "succeeded")
      throw invalidRequest(
        "charge_not_refundable",
        `This PaymentIntent does not have a successful charge to refund.`,
      );
    const left = intent.amount - this.refundedAmount(intent);
    if (left === 0) throw invalidRequest("charge_already_refunded", "Charge has already been refunded.");
    if ((amount ?? left) > left)
      throw invalidRequest(
        "amount_too_large",
        "Refund amount is greater than unrefunded amount on charge",
        "amount",
      );
    const refund: Refund = {
      id: newId("re"),
      intent: intent.id,
      amount: amount ?? left,
      currency: intent.currency,
      metadata,
      created: nowSeconds(),
      status: this.isRefundSlow ? "pending" : "succeeded",
    };
    this.refunds.unshift(refund);
    this.record("refund.created", refund);
    return refund;
  }

  dispute(id: string): Dispute {
    const found = this.disputes.find((dispute) => dispute.id === id);
    if (!found) throw resourceMissing("dispute", id);
    return found;
  }

  /** The buyer's bank takes the money back until the dispute is decided. */
  openDispute({ id: intent, amount, currency }: Intent): Dispute {
    const dispute: Dispute = {
      id: newId("dp"),
      intent,
      amount,
      currency,
      created: nowSeconds(),
      reason: "fraudulent",
      status: "needs_response",
    };
    this.disputes.unshift(dispute);
    this.record("charge.dispute.created", dispute);
    return dispute;
  }

  expect(intent: Intent, statuses: readonly Intent["status"][], action: string): void {
    if (statuses.includes(intent.status)) return;
    const message = `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalidRequest("payment_intent_unexpected_state", message);
  }

  private succeed(intent: Intent): void {
    intent.status = "succeeded";
    intent.lastError = null;
    this.record("payment_intent.succeeded", intent);
  }

  private decline(intent: Intent, error: Readonly<Record<string, unknown>>): void {
    intent.lastError = error;
    this.record("payment_intent.payment_failed", intent);
    throw new StripeApiError(402, { ...error, payment_intent: { id: intent.id, object: "payment_intent" } });
  }

  private record(kind: string, about: LedgerEvent["subject"]): void {
    this.events.push({ kind, subject: about });
  }
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);
