import { and, eq } from "drizzle-orm";
import { addDays } from "date-fns";
import { paymentDays } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { withRetry } from "@/backend/db/with-retry";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import type { PlaceOrderOptions } from "@/backend/orders/orders/order-transitions";
import { placeOrder } from "@/backend/orders/orders/place-order";
import { listPaymentsOfOrders, type Order } from "@/backend/orders/payments/find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import {
  methodNotOffered,
  paymentDeclined,
  paymentInProgress,
} from "@/backend/orders/payments/payment-errors";
import { settlePayment } from "@/backend/orders/payments/settle-payment";
import type { SubmitCheckoutInput } from "./checkout-input";
import { createDraftOrder } from "./create-draft-order";
import { readBuyerTerms } from "@/backend/account/public/read-buyer-terms";
import { findCheckoutCart, findOrderOfCart } from "./find-checkout-cart";
import {
  alreadyRedeemed,
  type PlacedOrderResponse,
  toOrderResponse,
  toOutcomeResponse,
} from "./order-response";
import { acceptsTransfer } from "./payment-options";
import { runIdempotent } from "./run-idempotent";
import { createCheckoutPayment } from "./start-payment";

type CheckoutResult = PlacedOrderResponse | Refusal;

/** However often and from however many tabs it is called: one cart becomes one order, paid once. */
export async function submitCheckout(
  context: PaymentContext,
  caller: Caller,
  input: SubmitCheckoutInput,
): Promise<CheckoutResult> {
  const cart = await findCheckoutCart(context.db, caller, input.sessionId);
  if (cart instanceof Refusal) return cart;
  return runIdempotent(context.db, {
    scope: cart.id,
    key: caller.idempotencyKey,
    body: input,
    run: () => placeOrPay(context, caller, { ...input, sessionId: cart.id }),
    isFinal: ({ state }) => state === "paid" || state === "open",
  });
}

async function placeOrPay(
  context: PaymentContext,
  caller: Caller,
  input: SubmitCheckoutInput,
): Promise<CheckoutResult> {
  const order = await findOrderOfCart(context.db, input.sessionId);
  if (order !== undefined && order.state !== "draft") return toOrderResponse(order);
  const { payment } = input;
  if (payment?.transactionId) return confirmStartedPayment(context, payment.transactionId, order);
  if (payment?.token) return payWithToken(context, caller, input);
  if (payment && payment.method !== "EFT") return refuseFields({ "payment.token": "fields.required" });
  if (payment && !acceptsTransfer(context, caller)) return methodNotOffered();
  const isTransfer = Boolean(payment);
  return withRetry(() =>
    runInTransaction(context.db, (tx) => placeWithoutProvider(context, tx, { caller, input, isTransfer })),
  );
}

/** The transaction id from the browser is only a hint: the payment must belong to this cart's order. */
async function confirmStartedPayment(
  context: PaymentContext,
  transactionId: string,
  order: Order | undefined,
): Promise<CheckoutResult> {
  const [payment] = await context.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(payments.providerId, transactionId), eq(paymentOrders.orderId, order?.id ?? 0)));
  if (payment === undefined || order === undefined) return paymentDeclined("other");
  return toOutcomeResponse(
    context,
    order.id,
    await settlePayment(context, payment.id, { isBuyerPresent: true }),
  );
}

async function payWithToken(
  context: PaymentContext,
  caller: Caller,
  input: SubmitCheckoutInput,
): Promise<CheckoutResult> {
  const { method = "C", provider, token } = input.payment ?? {};
  if (provider === undefined || !token) return methodNotOffered();
  const started = await createCheckoutPayment(context, caller, { ...input, method, provider, token });
  if (!(started instanceof Refusal))
    return toOutcomeResponse(
      context,
      started.order.id,
      await settlePayment(context, started.payment.paymentId),
    );
  const order = await findOrderOfCart(context.db, input.sessionId);
  // Another tab may have placed the order, or the provider's response was lost: look for the result.
  if (order !== undefined && order.state !== "draft") return toOrderResponse(order);
  if (started.body["code"] !== "payment_unknown" || order === undefined) return started;
  const [lost] = await listPaymentsOfOrders(context.db, [order.id], ["unknown"]);
  if (lost === undefined) return started;
  return toOutcomeResponse(context, order.id, await settlePayment(context, lost.id));
}

interface DirectOrder {
  readonly caller: Caller;
  readonly input: SubmitCheckoutInput;
  readonly isTransfer: boolean;
}

/** On account, by bank transfer or free of charge: no provider call, so a single transaction does everything. */
async function placeWithoutProvider(
  context: PaymentContext,
  tx: Tx,
  { caller, input, isTransfer }: DirectOrder,
): Promise<CheckoutResult> {
  const order = await createDraftOrder(tx, caller, input);
  if (order instanceof Refusal) return order;
  if (order.state !== "draft") return toOrderResponse(order);
  const { practice } = await readBuyerTerms(tx, caller);
  const terms = choosePaymentTerms(context, { order, isOnAccount: practice !== undefined, isTransfer });
  if (terms === undefined) return refuseFields({ payment: "fields.required" });
  // Another tab may be paying this order by card: it must not become two orders.
  if ((await listPaymentsOfOrders(tx, [order.id], ["starting", "unknown"])).length > 0)
    return paymentInProgress();
  const failure = await placeOrder(tx, { order, appOrigin: context.appOrigin, ...terms });
  if (failure !== undefined) return alreadyRedeemed(failure);
  const placed = await findOrderOfCart(tx, order.cartId ?? "");
  return toOrderResponse(placed ?? order);
}

type PaymentTerms = Pick<PlaceOrderOptions, "state" | "method" | "now" | "dueAt" | "transferAccount">;

/** Undefined if the order must be paid through a provider. */
function choosePaymentTerms(
  context: PaymentContext,
  { order, isOnAccount, isTransfer }: { order: Order; isOnAccount: boolean; isTransfer: boolean },
): PaymentTerms | undefined {
  const now = context.now();
  if (order.total === 0) return { state: "paid", method: null, now, dueAt: now };
  if (isOnAccount) return { state: "open", method: null, now, dueAt: addDays(now, paymentDays) };
  const { transferAccount } = context.providers;
  return isTransfer ? { state: "open", method: "EFT", now, dueAt: now, transferAccount } : undefined;
}
