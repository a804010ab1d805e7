import type { Refundable } from "@/components/orders/admin/admin-payments/refund-fields";

export type AdminAction = "refund" | "paid" | "cancel";

export interface AdminActionOrder {
  readonly id: number;
  readonly number: string;
  readonly canCancel: boolean;
  readonly canMarkPaid: boolean;
  readonly isHeld: boolean;
  /** Undefined when nothing can be refunded. */
  readonly refundable: Refundable | undefined;
}
