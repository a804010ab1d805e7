import { eq, sum } from "drizzle-orm";
import { loyaltyRate } from "@/lib/config/loyalty";
import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/people";
import { loyaltyEntries } from "@/backend/db/schema/pricing";
import { lockPerson } from "@/backend/modules/cart/own-cart";

type Order = typeof orders.$inferSelect;
type EntryKind = (typeof loyaltyEntries.$inferSelect)["kind"];

/** Nobody has less than nothing: what is below was earned by an order that was given back after its points were spent. */
export async function balanceOf(tx: Tx, userId: number): Promise<number> {
  return Math.max(0, await sumOf(tx, userId));
}

async function sumOf(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ points: sum(loyaltyEntries.points) })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, userId));
  return Number(row?.points ?? 0);
}

/** Spends what the order says, or nothing, and says which. Two orders of one person wait for each other. */
export async function takePoints(
  tx: Tx,
  { id, userId, loyaltyPoints }: Pick<Order, "id" | "userId" | "loyaltyPoints">,
): Promise<boolean> {
  if (loyaltyPoints === 0) return true;
  if (userId === null) return false;
  await lockPerson(tx, userId);
  if ((await sumOf(tx, userId)) < loyaltyPoints) return false;
  await tx.insert(loyaltyEntries).values({ userId, points: -loyaltyPoints, kind: "spent", orderId: id });
  return true;
}

/** Of what was paid, once per order. Vets have invoices and no points. */
export async function earnPoints(
  tx: Tx,
  { id, userId, total, currency }: Pick<Order, "id" | "userId" | "total" | "currency">,
): Promise<number> {
  if (userId === null) return 0;
  await lockPerson(tx, userId);
  const [person] = await tx.select({ type: users.type }).from(users).where(eq(users.id, userId));
  const points = Math.floor(total / 100 / loyaltyRate(currency).unitsPerPoint);
  if (person?.type === "vet" || points <= 0) return 0;
  if ((await sumOfOrder(tx, id, ["earned"])).isThere) return 0;
  await tx.insert(loyaltyEntries).values({ userId, points, kind: "earned", orderId: id });
  return points;
}

/** Of an order that is undone: what was spent comes back, what was earned goes. Asked again there is nothing left to do. */
export async function givePointsBack(tx: Tx, { id, userId }: Pick<Order, "id" | "userId">): Promise<void> {
  if (userId === null) return;
  await lockPerson(tx, userId);
  const spent = await sumOfOrder(tx, id, ["spent", "returned"]);
  const earned = await sumOfOrder(tx, id, ["earned"]);
  if (spent.points < 0)
    await tx.insert(loyaltyEntries).values({ userId, points: -spent.points, kind: "returned", orderId: id });
  if (earned.points > 0)
    await tx.insert(loyaltyEntries).values({ userId, points: -earned.points, kind: "earned", orderId: id });
}

async function sumOfOrder(tx: Tx, orderId: number, kinds: readonly EntryKind[]) {
  const entries = await tx
    .select({ points: loyaltyEntries.points, kind: loyaltyEntries.kind })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.orderId, orderId));
  const counted = entries.filter(({ kind }) => kinds.includes(kind));
  return { isThere: counted.length > 0, points: counted.reduce((all, { points }) => all + points, 0) };
}
