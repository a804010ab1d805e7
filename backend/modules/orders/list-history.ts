import { and, eq, gt, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import type { Paging } from "@/backend/http/paging";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { listOrders } from "./find-orders";

interface Asked extends Paging {
  readonly paid?: boolean | undefined;
}

const isPaid = inArray(orders.state, ["paid", "refunded"]);
const isUnpaid = inArray(orders.state, ["open", "held"]);

/** Everything somebody has ordered, or only what is paid or is not. */
export async function listHistory(tx: Tx, { person }: Visit, { paid, ...paging }: Asked) {
  if (person === undefined) return notSignedIn();
  const asked = paid === undefined ? undefined : paid ? isPaid : isUnpaid;
  return listOrders(tx, and(eq(orders.userId, person.id), asked), paging);
}

/** What was left open when it was ordered: what still is, or what has been paid since. */
export async function listPending(tx: Tx, { person }: Visit, { paid, ...paging }: Asked) {
  if (person === undefined) return notSignedIn();
  const asked = paid ? and(isPaid, gt(orders.paidAt, orders.placedAt)) : eq(orders.state, "open");
  return listOrders(tx, and(eq(orders.userId, person.id), asked), paging);
}
