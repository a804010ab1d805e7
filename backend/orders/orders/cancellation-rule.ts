import { subHours } from "date-fns";
import { accountCancelHours, type OrderState, type PaymentCode } from "@/lib/config/orders/orders";

interface CancellableOrder {
  readonly state: OrderState;
  readonly method: PaymentCode | null;
  readonly placedAt: Date | null;
  readonly postedAt: Date | null;
}

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
