import { eq } from "drizzle-orm";
import { currencySymbol } from "@/lib/config/markets/markets";
import { canRenew } from "@/lib/domain/orders/yearly-renewal";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { withRetry } from "@/backend/db/with-retry";
import { products } from "@/backend/db/schema/catalogue";
import { orderLines } from "@/backend/db/schema/orders";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { readCartMarket } from "@/backend/orders/cart/cart-market";
import { holdCoupon } from "@/backend/orders/loyalty/coupon-use";
import { createProviderPayment, type StartedPayment } from "@/backend/orders/payments/create-payment";
import type { Order } from "@/backend/orders/payments/find-payment";
import { insertPayment } from "@/backend/orders/payments/insert-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { alreadyPaid, methodNotOffered, rejectTooSmall } from "@/backend/orders/payments/payment-errors";
import { releasePreviousPayment } from "@/backend/orders/public/release-previous-payment";
import { crashPoint } from "@/backend/payment-providers/crash-point";
import type { CreatePaymentRequest } from "@/backend/payment-providers/payment-provider";
import type { Buyer, StartPaymentInput } from "./checkout-input";
import { createDraftOrder, withAddresses } from "./create-draft-order";
import { findCheckoutCart, findOrderOfCart } from "./find-checkout-cart";
import { alreadyRedeemed } from "./order-response";
import { isMethodOffered } from "./payment-options";

/** Starts a payment that the provider's script completes in the browser. */
export async function startBrowserPayment(context: PaymentContext, caller: Caller, input: StartPaymentInput) {
  const started = await createCheckoutPayment(context, caller, input);
  if (started instanceof Refusal) return withOrderToken(context, started, input.sessionId);
  const { order, payment } = started;
  return {
    clientSecret: payment.clientSecret,
    transactionId: payment.providerId,
    orderToken: order.token,
    amount: toWireAmount(payment.amount),
    currency: { code: payment.currency, symbol: currencySymbol(payment.currency) },
  };
}

/** Another tab has paid: the buyer, who owns the cart, is led to the order. */
async function withOrderToken({ db }: PaymentContext, refusal: Refusal, sessionId: string): Promise<Refusal> {
  if (refusal.body["code"] !== "paid") return refusal;
  const order = await findOrderOfCart(db, sessionId);
  if (order === undefined || order.state === "draft") return refusal;
  return alreadyPaid(order.token);
}

interface CheckoutPayment {
  readonly order: Order;
  readonly payment: StartedPayment;
}

interface CheckoutPaymentInput extends Buyer, Pick<StartPaymentInput, "method" | "provider" | "renews"> {
  readonly token?: string | undefined;
}

/**
 * Stores the draft order and its one live payment before calling the provider: even if the browser is closed then, the
 * provider's webhook completes the order.
 */
export async function createCheckoutPayment(
  context: PaymentContext,
  caller: Caller,
  input: CheckoutPaymentInput,
): Promise<CheckoutPayment | Refusal> {
  const { method, provider, token } = input;
  const cart = await findCheckoutCart(context.db, caller, input.sessionId);
  if (cart instanceof Refusal) return cart;
  const { practice, store } = await readCartMarket(context.db, withAddresses(cart, input), caller);
  if (practice !== undefined || !isMethodOffered(context, store, input)) return methodNotOffered();
  const previousOrder = await findOrderOfCart(context.db, cart.id);
  const orderIds = previousOrder ? [previousOrder.id] : [];
  const blocked = await releasePreviousPayment(context, { provider, method, token, orderIds });
  if (blocked) return blocked;
  const draft = await withRetry(() =>
    runInTransaction(context.db, (tx) => insertDraftPayment(context, tx, { caller, input })),
  );
  if (draft instanceof Refusal) return draft;
  crashPoint("draft-written");
  const { order, row, subscription } = draft;
  const returnPath = `/checkout/complete?order=${order.token}`;
  const payment = await createProviderPayment(context, row, {
    email: order.email,
    returnPath,
    token,
    subscription,
  });
  if (payment === "retry") return createCheckoutPayment(context, caller, input);
  return payment instanceof Refusal ? payment : { order, payment };
}

async function insertDraftPayment(
  context: PaymentContext,
  tx: Tx,
  { caller, input }: { readonly caller: Caller; readonly input: CheckoutPaymentInput },
) {
  const { method, provider, token } = input;
  const order = await createDraftOrder(tx, caller, input);
  if (order instanceof Refusal) return order;
  if (order.state !== "draft" || order.total === 0) return alreadyPaid();
  const tooSmall = rejectTooSmall(context, { provider, amount: order.total, currency: order.currency });
  if (tooSmall) return tooSmall;
  const subscription = await resolveSubscription(tx, order, input.renews);
  if (subscription instanceof Refusal) return subscription;
  if (!(await holdCoupon(tx, order))) return alreadyRedeemed("coupon-gone");
  const row = await insertPayment(tx, { provider, method, token, subscription, userId: order.userId }, [
    order,
  ]);
  return row instanceof Refusal ? row : { order, row, subscription };
}

/** Refuses if the page announced a subscription, but the cart was changed in another tab and can no longer renew. */
async function resolveSubscription(
  tx: Tx,
  { id, shipping, discount, pointsValue }: Order,
  renews = false,
): Promise<CreatePaymentRequest["subscription"] | Refusal> {
  if (!renews) return undefined;
  const lines = await tx
    .select({
      productId: products.id,
      name: products.name,
      typeId: products.typeId,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, id));
  const [line] = lines;
  if (line === undefined || !canRenew({ lines, extras: [shipping, discount, pointsValue] }))
    return refuseFields({ renews: "fields.cartChanged" });
  return { productId: line.productId, name: line.name };
}
