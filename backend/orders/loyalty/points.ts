import { eq, sum } from "drizzle-orm";
import { loyaltyRate } from "@/lib/config/orders/loyalty";
import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/users";
import { loyaltyEntries } from "@/backend/db/schema/pricing";
import { lockUser } from "@/backend/kernel/users/lock-user";

type Order = typeof orders.$inferSelect;
type EntryKind = (typeof loyaltyEntries.$inferSelect)["kind"];

/** Never negative, although the entries can sum below zero: an order may be refunded after its points were spent. */
export async function readBalance(tx: Tx, userId: number): Promise<number> {
  return Math.max(0, await sumPoints(tx, userId));
}

async function sumPoints(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ points: sum(loyaltyEntries.points) })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, userId));
  return Number(row?.points ?? 0);
}

/** Spends all of the order's points, or none and returns false. The user lock serialises concurrent orders. */
export async function spendPoints(
  tx: Tx,
  { id, userId, loyaltyPoints }: Pick<Order, "id" | "userId" | "loyaltyPoints">,
): Promise<boolean> {
  if (loyaltyPoints === 0) return true;
  if (userId === null) return false;
  await lockUser(tx, userId);
  if ((await sumPoints(tx, userId)) < loyaltyPoints) return false;
  await tx.insert(loyaltyEntries).values({ userId, points: -loyaltyPoints, kind: "spent", orderId: id });
  return true;
}

/** Credits points for the amount paid, once per order. Vets pay by invoice and earn none. */
export async function earnPoints(
  tx: Tx,
  { id, userId, total, currency }: Pick<Order, "id" | "userId" | "total" | "currency">,
): Promise<number> {
  if (userId === null) return 0;
  await lockUser(tx, userId);
  const [user] = await tx.select({ type: users.type }).from(users).where(eq(users.id, userId));
  const points = Math.floor(total / 100 / loyaltyRate(currency).unitsPerPoint);
  if (user?.type === "vet" || points <= 0) return 0;
  if ((await sumOrderPoints(tx, id, ["earned"])).exists) return 0;
  await tx.insert(loyaltyEntries).values({ userId, points, kind: "earned", orderId: id });
  return points;
}

/** Reverses an order's points: returns spent ones and removes earned ones. Idempotent. */
export async function reversePoints(tx: Tx, { id, userId }: Pick<Order, "id" | "userId">): Promise<void> {
  if (userId === null) return;
  await lockUser(tx, userId);
  const spent = await sumOrderPoints(tx, id, ["spent", "returned"]);
  const earned = await sumOrderPoints(tx, id, ["earned"]);
  if (spent.points < 0)
    await tx.insert(loyaltyEntries).values({ userId, points: -spent.points, kind: "returned", orderId: id });
  if (earned.points > 0)
    await tx.insert(loyaltyEntries).values({ userId, points: -earned.points, kind: "earned", orderId: id });
}

async function sumOrderPoints(tx: Tx, orderId: number, kinds: readonly EntryKind[]) {
  const entries = await tx
    .select({ points: loyaltyEntries.points, kind: loyaltyEntries.kind })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.orderId, orderId));
  const counted = entries.filter(({ kind }) => kinds.includes(kind));
  return { exists: counted.length > 0, points: counted.reduce((total, { points }) => total + points, 0) };
}
