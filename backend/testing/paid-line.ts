import { eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { orderLines, orders } from "@/backend/db/schema/orders";

/** Changes a line of a paid demo order. Returns the id of the order. */
export async function changePaidLine(
  db: Db,
  changes: Partial<typeof orderLines.$inferInsert>,
): Promise<number> {
  const [line] = await db
    .select({ id: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.state, "paid"));
  if (line === undefined) throw new Error("The demo has no paid order.");
  await db.update(orderLines).set(changes).where(eq(orderLines.id, line.id));
  return line.orderId;
}
