import type { Tx } from "@/backend/db/client";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockPerson } from "@/backend/modules/cart/own-cart";
import { priceCart } from "@/backend/modules/cart/price-cart";
import { type Order, lockOrders } from "@/backend/modules/payments/find-payment";
import type { Buyer } from "./checkout-input";
import { findCheckout, orderOfCart } from "./find-checkout";
import { refuseCheckout } from "./refuse-checkout";
import { writeDraft } from "./write-draft";

/** Vets order on account: no billing, no shipping, no payment. */
export function isOnAccount({ person }: Visit): boolean {
  return person?.type === "vet";
}

/**
 * Locks the cart, prices it and writes its draft. Of a cart that is ordered already it is that order. Locks are taken in the order
 * that `lockPayment` names.
 */
export async function makeDraft(tx: Tx, visit: Visit, buyer: Buyer): Promise<Order | Refusal> {
  if (visit.person) await lockPerson(tx, visit.person.id);
  const cart = await findCheckout(tx, visit, buyer.sessionId, true);
  if (cart instanceof Refusal) return cart;
  const before = await orderOfCart(tx, cart.id);
  if (before !== undefined) await lockOrders(tx, [before.id]);
  if (before !== undefined && (cart.orderedAt !== null || before.state !== "draft")) return before;
  const priced = await priceCart(tx, cart, visit);
  const asked = { cart, priced, visit, buyer, isOnAccount: isOnAccount(visit) };
  return (await refuseCheckout(tx, asked)) ?? writeDraft(tx, asked);
}
