import { subHours } from "date-fns";
import { accountCancelHours } from "@/lib/config/orders/orders";
import type { orders } from "@/backend/db/schema/orders";

type CancellableOrder = Pick<typeof orders.$inferSelect, "state" | "method" | "placedAt" | "postedAt">;

/**
 * Orders awaiting a transfer ship only after payment, so they can always be cancelled. Orders on account ship at once:
 * once posted, or after a day, only an administrator can cancel them.
 */
export function canCustomerCancel(
  { state, method, placedAt, postedAt }: CancellableOrder,
  now = new Date(),
): boolean {
  if (state !== "open" || postedAt !== null) return false;
  return method !== null || (placedAt !== null && placedAt > subHours(now, accountCancelHours));
}
