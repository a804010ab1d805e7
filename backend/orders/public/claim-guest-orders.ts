import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { claimPackUnits } from "@/backend/kits/public/pack-balance";
import { isPlaced } from "./order-queries";

/** Gives guest orders to the account of their e-mail address. The caller has confirmed that the address is the user's. */
export async function claimGuestOrders(
  tx: Tx,
  user: { readonly id: number; readonly email: string },
): Promise<void> {
  const isOfAddress = eq(sql`lower(${orders.email})`, user.email.toLowerCase());
  const claimed = await tx
    .update(orders)
    .set({ userId: user.id })
    .where(and(isNull(orders.userId), isOfAddress, isPlaced))
    .returning({ id: orders.id });
  await claimPackUnits(
    tx,
    user.id,
    claimed.map(({ id }) => id),
  );
}
