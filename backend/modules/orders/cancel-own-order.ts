import { and, eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { cancelOrder } from "./cancel-order";
import { mayCancel } from "./may-cancel";
import { worldOf } from "@/backend/modules/payments/world";

interface Asked {
  readonly db: Db;
  readonly settings: Settings;
  readonly visit: Visit;
}

/** One's own; another's is nobody's. */
export async function cancelOwnOrder({ db, settings, visit: { person } }: Asked, id: number) {
  if (person === undefined) return notSignedIn();
  const [own] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, person.id)));
  if (own === undefined) return notFound();
  const asked = { orderId: id, actorId: person.id, note: null, isAllowed: mayCancel };
  const state = await cancelOrder(worldOf({ db, settings }), asked);
  return state instanceof Refusal ? state : { number: own.number, state };
}
