import { eq } from "drizzle-orm";
import { orders } from "@/backend/db/schema/orders";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Person, Visit } from "@/backend/http/visit";
import type { Order } from "@/backend/modules/payments/find-payment";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { endSubscription } from "./end-subscription";
import { subscriptionOfOrder } from "./find-subscription";

/** A guest has nothing but the order's key; of an account's order the key alone, in a mail that was passed on, is not enough. */
export function mayEnd({ userId }: Pick<Order, "userId">, person: Person | undefined): boolean {
  return userId === null || userId === person?.id;
}

/** To whoever may not end it there is nothing to be ended. */
export async function endByToken(
  world: PaymentWorld,
  { person }: Visit,
  token: string,
): Promise<undefined | Refusal> {
  const [order] = await world.db.select().from(orders).where(eq(orders.token, token));
  const found = order && mayEnd(order, person) && (await subscriptionOfOrder(world.db, order.id));
  return found ? endSubscription(world, found.subscription) : notFound();
}
