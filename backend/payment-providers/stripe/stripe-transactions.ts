import type Stripe from "stripe";
import type {
  Period,
  ProviderDispute,
  ProviderTransaction,
} from "@/backend/payment-providers/payment-provider";
import { callStripe, StripeRejectedError } from "./call-stripe";

/** Stripe's balance transactions: charges, refunds, failed refunds and disputes, without payouts and fees. */
export async function* listStripeTransactions(
  stripe: Stripe,
  { from, to }: Period,
): AsyncGenerator<ProviderTransaction> {
  const pages = stripe.balanceTransactions
    .list({
      created: { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) },
      limit: 100,
      expand: ["data.source"],
    })
    [Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await callStripe(() => pages.next());
    if (done) return;
    const transaction = toTransaction(value);
    if (transaction !== undefined) yield transaction;
  }
}

/** The amount is the source's: the balance may be in another currency, and without the fee. */
function toTransaction({
  amount,
  created,
  source,
}: Stripe.BalanceTransaction): ProviderTransaction | undefined {
  if (source === null || typeof source === "string") return undefined;
  const isPayment = source.object === "charge";
  if (!isPayment && source.object !== "refund" && source.object !== "dispute") return undefined;
  return {
    transactionId: source.id,
    kind: isPayment ? "payment" : source.object,
    at: new Date(created * 1000),
    amount: Math.sign(amount) * source.amount,
    currency: source.currency.toUpperCase(),
    providerId: toId(source.payment_intent),
    ...(source.object === "refund" && { refundId: source.metadata?.refund_id }),
    ...(source.object === "dispute" && { disputeId: source.id }),
  };
}

const toId = (value: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof value === "string" ? value : value?.id;

/** Inquiries that were closed without a chargeback count as won: no money has moved. */
const closedStates: Readonly<Record<string, ProviderDispute["state"]>> = {
  won: "won",
  lost: "lost",
  warning_closed: "won",
  prevented: "won",
};

export async function fetchStripeDispute(
  stripe: Stripe,
  disputeId: string,
): Promise<ProviderDispute | undefined> {
  try {
    const { id, status, amount, currency } = await callStripe(() => stripe.disputes.retrieve(disputeId));
    return { disputeId: id, state: closedStates[status] ?? "open", amount, currency: currency.toUpperCase() };
  } catch (error) {
    if (error instanceof StripeRejectedError && error.isMissing) return undefined;
    throw error;
  }
}
