import { Refusal } from "@/backend/http/refusals";
import type { RefundState } from "@/lib/config/orders";
import type { PaymentWorld } from "./world";

export interface RefundOrder {
  readonly orderId: number;
  /** In the order's currency; undefined: all that is left. */
  readonly amount?: number | undefined;
  readonly reason: string;
  /** Of the administrator; null where the shop itself gives it back. */
  readonly actorId: number | null;
}

/** 428 on `amount` where that much is not left, 409 where nothing was taken by a provider. */
export async function refundOrder(
  world: PaymentWorld,
  refund: RefundOrder,
): Promise<{ readonly refundId: string; readonly state: RefundState } | Refusal> {
  world.log.info({ order: refund.orderId }, "not built yet");
  return new Refusal(503, { code: "busy", message: "Please try again shortly" });
}
