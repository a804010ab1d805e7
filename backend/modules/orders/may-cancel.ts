import { subHours } from "date-fns";
import { accountCancelHours, type OrderState, type PaymentCode } from "@/lib/config/orders";

interface Waiting {
  readonly state: OrderState;
  readonly method: PaymentCode | null;
  readonly placedAt: Date | null;
}

/**
 * Of what waits for a transfer nothing is sent before it is there. What was ordered on account is sent at once: after a day it is
 * the desk that can tell whether it has left.
 */
export function mayCancel({ state, method, placedAt }: Waiting, now = new Date()): boolean {
  if (state !== "open") return false;
  return method !== null || (placedAt !== null && placedAt > subHours(now, accountCancelHours));
}
