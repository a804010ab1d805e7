import { and, eq } from "drizzle-orm";
import { retrying } from "@/backend/db/retrying";
import { fieldMessages } from "@/lib/contract/messages";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import type { Visit } from "@/backend/http/visit";
import { type Order, paymentsOf } from "@/backend/modules/payments/find-payment";
import { notOffered, paymentRefused } from "@/backend/modules/payments/refusals";
import { settle } from "@/backend/modules/payments/settle";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { answerPlaced, answerSettled, type Placed } from "./answer-placed";
import { attemptOnce } from "./attempt-once";
import type { PlaceInput } from "./checkout-input";
import { findCheckout, orderOfCart } from "./find-checkout";
import { takesTransfer } from "./options";
import { placeAtOnce } from "./place-at-once";
import { beginCheckout } from "./start-payment";

/** However often it is asked, from however many tabs: one cart, one order, paid once. */
export async function placeOrderCall(
  world: PaymentWorld,
  visit: Visit,
  input: PlaceInput,
): Promise<Placed | Refusal> {
  const cart = await findCheckout(world.db, visit, input.sessionId);
  if (cart instanceof Refusal) return cart;
  return attemptOnce(world.db, {
    cartId: cart.id,
    key: visit.idempotencyKey,
    body: input,
    run: () => place(world, visit, { ...input, sessionId: cart.id }),
    isFinal: ({ state }) => state === "paid" || state === "open",
  });
}

async function place(world: PaymentWorld, visit: Visit, input: PlaceInput): Promise<Placed | Refusal> {
  const order = await orderOfCart(world.db, input.sessionId);
  if (order !== undefined && order.state !== "draft") return answerPlaced(order);
  const { payment } = input;
  if (payment?.transactionId) return placeBegun(world, payment.transactionId, order);
  if (payment?.token) return placeWithToken(world, visit, input);
  if (payment && payment.method !== "EFT") return refuseFields({ "payment.token": fieldMessages.required });
  if (payment && !takesTransfer(world, visit)) return notOffered();
  return retrying(() =>
    runInTransaction(world.db, (tx) =>
      placeAtOnce(world, tx, { visit, input, isTransfer: Boolean(payment) }),
    ),
  );
}

/** What the browser says was paid is only where to look; and it must be this cart's. */
async function placeBegun(
  world: PaymentWorld,
  transactionId: string,
  order: Order | undefined,
): Promise<Placed | Refusal> {
  const [begun] = await world.db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(payments.providerId, transactionId), eq(paymentOrders.orderId, order?.id ?? 0)));
  if (begun === undefined || order === undefined) return paymentRefused("other");
  return answerSettled(world, order.id, await settle(world, begun.id));
}

async function placeWithToken(
  world: PaymentWorld,
  visit: Visit,
  input: PlaceInput,
): Promise<Placed | Refusal> {
  const { method = "C", provider, token } = input.payment ?? {};
  if (provider === undefined || !token) return notOffered();
  const begun = await beginCheckout(world, visit, { ...input, method, provider, token });
  if (!(begun instanceof Refusal))
    return answerSettled(world, begun.order.id, await settle(world, begun.payment.paymentId));
  const order = await orderOfCart(world.db, input.sessionId);
  // Another tab was quicker, or the answer was lost on its way: what there is counts.
  if (order !== undefined && order.state !== "draft") return answerPlaced(order);
  if (begun.body["code"] !== "payment_unknown" || order === undefined) return begun;
  const [lost] = await paymentsOf(world.db, [order.id], ["unknown"]);
  return lost === undefined ? begun : answerSettled(world, order.id, await settle(world, lost.id));
}
