import { addDays } from "date-fns";
import type { Tx } from "@/backend/db/client";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { fieldMessages } from "@/lib/contract/messages";
import { paymentDays } from "@/lib/config/orders";
import { type PlaceOrder, placeOrder } from "@/backend/modules/orders/place-order";
import { type Order, paymentsOf } from "@/backend/modules/payments/find-payment";
import { beingPaid } from "@/backend/modules/payments/refusals";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { answerPlaced, type Placed, refuseGone } from "./answer-placed";
import type { PlaceInput } from "./checkout-input";
import { orderOfCart } from "./find-checkout";
import { isOnAccount, makeDraft } from "./make-draft";

interface AtOnce {
  readonly visit: Visit;
  readonly input: PlaceInput;
  readonly isTransfer: boolean;
}

/** On account, by transfer, or for nothing: no provider is asked, so that one transaction does it all. */
export async function placeAtOnce(
  world: PaymentWorld,
  tx: Tx,
  { visit, input, isTransfer }: AtOnce,
): Promise<Placed | Refusal> {
  const order = await makeDraft(tx, visit, input);
  if (order instanceof Refusal) return order;
  if (order.state !== "draft") return answerPlaced(order);
  const terms = termsOf(world, { order, visit, isTransfer });
  if (terms === undefined) return refuseFields({ payment: fieldMessages.required });
  // Somebody may just be paying it in another tab: it must not become two things.
  if ((await paymentsOf(tx, [order.id], ["starting", "unknown"])).length > 0) return beingPaid();
  const gone = await placeOrder(tx, { order, appOrigin: world.appOrigin, ...terms });
  if (gone !== undefined) return refuseGone(gone);
  const placed = await orderOfCart(tx, order.cartId ?? "");
  return answerPlaced(placed ?? order);
}

type Terms = Pick<PlaceOrder, "state" | "method" | "now" | "dueAt" | "transferAccount">;

/** Undefined where a provider has to be asked first. */
function termsOf(
  { now: clock, providers }: PaymentWorld,
  { order, visit, isTransfer }: { order: Order; visit: Visit; isTransfer: boolean },
): Terms | undefined {
  const now = clock();
  if (order.total === 0) return { state: "paid", method: null, now, dueAt: now };
  if (isOnAccount(visit)) return { state: "open", method: null, now, dueAt: addDays(now, paymentDays) };
  const { transferAccount } = providers;
  return isTransfer ? { state: "open", method: "EFT", now, dueAt: now, transferAccount } : undefined;
}
