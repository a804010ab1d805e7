import { and, eq, isNotNull } from "drizzle-orm";
import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders/orders";
import { payUnpaidHref } from "@/lib/navigation/pay-href";
import type { Db } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { SignedInCaller } from "@/backend/http/caller";
import { createUnpaidOrdersPayment } from "@/backend/orders/payments/create-payment";
import { rejectTooSmall } from "@/backend/orders/payments/payment-errors";
import { settlePayment } from "@/backend/orders/payments/settle-payment";
import type { PaymentOutcome } from "@/backend/orders/public/payment-outcome";
import { compareTotal, totalChangedError } from "@/backend/orders/payments/displayed-total";
import { type PaymentContext, createPaymentContext } from "@/backend/orders/public/payment-context";
import { createMoneyFormatter } from "./money-formatter";
import { calculateAmountDue } from "./unpaid-orders-total";

interface RequestContext {
  readonly db: Db;
  readonly settings: Settings;
  readonly caller: SignedInCaller;
}

interface OpenOrdersPayment {
  readonly orderIds: readonly number[];
  readonly points: number;
  readonly method: PaymentCode;
  readonly provider: PaymentProviderName;
  readonly token: string | undefined;
  readonly totalSeen: string | undefined;
}

/** One payment for all orders. A card token is charged at once; otherwise the browser confirms when the buyer has paid. */
export async function payUnpaidOrders({ db, settings, caller }: RequestContext, input: OpenOrdersPayment) {
  const context = createPaymentContext({ db, settings });
  const due = await calculateAmountDue(db, caller, input, context.providers);
  if (due instanceof Refusal) return due;
  const { method, provider, token, totalSeen } = input;
  const current = { total: due.toPay, currency: due.currency };
  if (compareTotal(current, { totalSeen }) === "changed") return totalChangedError(current);
  if (context.providers.find(provider) === undefined) return refuseFields({ provider: "fields.invalid" });
  const tooSmall = rejectTooSmall(context, { provider, amount: due.toPay, currency: due.currency });
  if (tooSmall) return tooSmall;
  const { userId, userType, email, orderIds, points } = due;
  const started = await createUnpaidOrdersPayment(context, {
    orderIds,
    userId,
    provider,
    method,
    token,
    email,
    ...(points.count > 0 && { points }),
    returnPath: payUnpaidHref(userType),
  });
  if (started instanceof Refusal) return started;
  const { providerId: transactionId, clientSecret } = started;
  const money = createMoneyFormatter(started.currency);
  const details = {
    transactionId,
    clientSecret,
    amount: money.amount(started.amount),
    currency: money.currency,
  };
  if (token === undefined) return { ...details, state: "open" as const, actionUrl: null };
  return settleAndRespond(context, started.paymentId, details);
}

/** The browser has returned from the provider, whose status decides. 404 for payments of other users. */
export async function confirmUnpaidOrdersPayment(
  { db, settings, caller }: SignedInDbContext,
  { body: { transactionId } }: Input<"orders.settlePending">,
) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.providerId, transactionId),
        eq(payments.userId, caller.user.id),
        isNotNull(payments.providerId),
      ),
    );
  if (payment === undefined) return notFound();
  const { amount, currency } = createMoneyFormatter(payment.currency);
  const details = { transactionId, clientSecret: "", amount: amount(payment.amount), currency };
  return settleAndRespond(createPaymentContext({ db, settings }), payment.id, details);
}

interface PaymentDetails {
  readonly transactionId: string;
  readonly clientSecret: string;
  readonly amount: string;
  readonly currency: { readonly code: string; readonly symbol: string };
}

async function settleAndRespond(context: PaymentContext, paymentId: string, details: PaymentDetails) {
  const outcome = await settlePayment(context, paymentId, { isBuyerPresent: true });
  const refusal = toRefusal(outcome);
  if (refusal) return refusal;
  const actionUrl = outcome.kind === "needs-action" ? outcome.actionUrl : null;
  return { ...details, state: toState(outcome), actionUrl };
}

type PaymentState = "paid" | "processing" | "needs-action" | "open";

/** Held counts as processing: it was paid, and an administrator is checking it. */
function toState({ kind }: PaymentOutcome): PaymentState {
  return kind === "paid" || kind === "needs-action" || kind === "open" ? kind : "processing";
}

function toRefusal(outcome: PaymentOutcome): Refusal | undefined {
  if (outcome.kind === "refunded")
    return new Refusal(409, {
      code: "returned",
      message: "refusals.paidTooLate",
    });
  if (outcome.kind !== "failed" && outcome.kind !== "cancelled") return undefined;
  const failure = outcome.kind === "failed" ? outcome.failure : "not-confirmed";
  const message = "refusals.paymentFailed";
  return new Refusal(402, { code: "payment_error", failure, message });
}
