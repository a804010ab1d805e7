import { eq } from "drizzle-orm";
import { orders } from "@/backend/db/schema/orders";
import { Refusal } from "@/backend/http/refusals";
import type { RedemptionFailure } from "@/backend/orders/orders/place-order";
import type { Order } from "@/backend/orders/payments/find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import {
  alreadyPaid,
  paymentDeclined,
  paymentInProgress,
  paymentReturned,
  paymentStatusUnknown,
} from "@/backend/orders/payments/payment-errors";
import type { AutoRefundReason } from "@/lib/domain/orders/auto-refunds";
import type { PaymentOutcome } from "@/backend/orders/public/payment-outcome";

type PlacedState = "paid" | "open" | "processing" | "needs-action";

export interface PlacedOrderResponse extends Record<string, unknown> {
  readonly state: PlacedState;
  readonly token: string;
  readonly number: string;
  readonly actionUrl: string | null;
}

/** A held order counts as paid: its buyer must not be asked to pay again, and is informed by email. */
export function toOrderResponse(
  order: Order,
  state?: PlacedState,
  actionUrl: string | null = null,
): PlacedOrderResponse {
  const defaultState = order.state === "open" ? "open" : "paid";
  return { state: state ?? defaultState, token: order.token, number: order.number, actionUrl };
}

export async function toOutcomeResponse(
  { db }: PaymentContext,
  orderId: number,
  outcome: PaymentOutcome,
): Promise<PlacedOrderResponse | Refusal> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return paymentStatusUnknown();
  switch (outcome.kind) {
    case "paid":
    case "held":
      return toOrderResponse(order);
    case "processing":
      return toOrderResponse(order, "processing");
    case "needs-action":
      return toOrderResponse(order, "needs-action", outcome.actionUrl);
    case "refunded":
      return order.state === "draft" ? toRefundRefusal(outcome.reason) : toOrderResponse(order);
    case "failed":
      return paymentDeclined(outcome.failure);
    case "open":
    case "cancelled":
      return paymentDeclined("not-confirmed");
    default:
      return paymentStatusUnknown();
  }
}

function toRefundRefusal(reason: AutoRefundReason): Refusal {
  if (reason === "coupon-gone" || reason === "points-gone") return alreadyRedeemed(reason);
  if (reason === "refunded-by-provider") return paymentReturned();
  return reason === "paid-already" ? alreadyPaid() : paymentInProgress();
}

/** Code 103 has a documented message; for points there is none. */
export function alreadyRedeemed(failure: RedemptionFailure): Refusal {
  if (failure === "coupon-gone") return new Refusal(409, { code: 103, message: "refusals.voucherRedeemed" });
  const message = "refusals.pointsSpent";
  return new Refusal(409, { code: "points_gone", message });
}
