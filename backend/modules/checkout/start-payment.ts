import { currencySymbol } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import { retrying } from "@/backend/db/retrying";
import { Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import type { Visit } from "@/backend/http/visit";
import { askToStart } from "@/backend/modules/payments/ask-to-start";
import { clearWay } from "@/backend/modules/payments/clear-way";
import { openRow } from "@/backend/modules/payments/open-row";
import { notOffered, paidAlready, refuseTooSmall } from "@/backend/modules/payments/refusals";
import type { BegunPayment } from "@/backend/modules/payments/begin-payment";
import type { Order } from "@/backend/modules/payments/find-payment";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { crashPoint } from "@/backend/payments/crash-point";
import type { Buyer, StartInput } from "./checkout-input";
import { regionOfCart } from "@/backend/modules/cart/find-cart";
import { findCheckout, orderOfCart } from "./find-checkout";
import { isOnAccount, makeDraft } from "./make-draft";
import { isOffered } from "./options";
import { subscribedProduct } from "./subscribed-product";

/** A payment that the provider's script finishes in the browser. */
export async function startPayment(world: PaymentWorld, visit: Visit, input: StartInput) {
  const begun = await beginCheckout(world, visit, input);
  if (begun instanceof Refusal) return begun;
  const { order, payment } = begun;
  return {
    clientSecret: payment.clientSecret,
    transactionId: payment.providerId,
    orderToken: order.token,
    amount: toWireAmount(payment.amount),
    currency: { code: payment.currency, symbol: currencySymbol(payment.currency) },
  };
}

interface Begun {
  readonly order: Order;
  readonly payment: BegunPayment;
}

interface Begin extends Buyer, Pick<StartInput, "method" | "provider" | "renews"> {
  readonly token?: string | undefined;
}

/**
 * The draft and its one live payment are written together, before the provider is asked for anything: whatever happens to the browser
 * then, the provider's word alone makes the order.
 */
export async function beginCheckout(
  world: PaymentWorld,
  visit: Visit,
  input: Begin,
): Promise<Begun | Refusal> {
  const { method, provider, token } = input;
  const cart = await findCheckout(world.db, visit, input.sessionId);
  if (cart instanceof Refusal) return cart;
  if (isOnAccount(visit) || !isOffered(world, regionOfCart(cart, visit), input)) return notOffered();
  const before = await orderOfCart(world.db, cart.id);
  const wanted = { provider, method, token };
  const inTheWay = await clearWay(world, { ...wanted, orderIds: before ? [before.id] : [] });
  if (inTheWay) return inTheWay;
  const written = await retrying(() =>
    runInTransaction(world.db, async (tx) => {
      const order = await makeDraft(tx, visit, input);
      if (order instanceof Refusal) return order;
      if (order.state !== "draft" || order.total === 0) return paidAlready();
      const tooSmall = refuseTooSmall(world, { provider, amount: order.total, currency: order.currency });
      if (tooSmall) return tooSmall;
      const subscribes = await subscribedProduct(tx, order, input.renews);
      if (subscribes instanceof Refusal) return subscribes;
      const row = await openRow(tx, { ...wanted, subscribes, userId: order.userId }, [order]);
      return row instanceof Refusal ? row : { order, row, subscribes };
    }),
  );
  if (written instanceof Refusal) return written;
  crashPoint("draft-written");
  const { subscribes, order } = written;
  const returnPath = `/checkout/complete?order=${order.token}`;
  const payment = await askToStart(world, written.row, { email: order.email, returnPath, token, subscribes });
  if (payment === "anew") return beginCheckout(world, visit, input);
  return payment instanceof Refusal ? payment : { order, payment };
}
