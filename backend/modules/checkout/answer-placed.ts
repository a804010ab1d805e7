import { eq } from "drizzle-orm";
import { orders } from "@/backend/db/schema/orders";
import { Refusal } from "@/backend/http/refusals";
import type { Gone } from "@/backend/modules/orders/place-order";
import type { Order } from "@/backend/modules/payments/find-payment";
import { beingPaid, paidAlready, paymentRefused, paymentUnknown } from "@/backend/modules/payments/refusals";
import type { ReturnReason, Settled } from "@/backend/modules/payments/settled";
import type { PaymentWorld } from "@/backend/modules/payments/world";

type PlacedState = "paid" | "open" | "processing" | "needs-action";

export interface Placed extends Record<string, unknown> {
  readonly state: PlacedState;
  readonly token: string;
  readonly number: string;
  readonly actionUrl: string | null;
}

/** One that is held was paid: its buyer must not be asked to pay again, and hears more by mail. */
export function answerPlaced(order: Order, state?: PlacedState, actionUrl: string | null = null): Placed {
  const usual = order.state === "open" ? "open" : "paid";
  return { state: state ?? usual, token: order.token, number: order.number, actionUrl };
}

export async function answerSettled(
  { db }: PaymentWorld,
  orderId: number,
  settled: Settled,
): Promise<Placed | Refusal> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return paymentUnknown();
  switch (settled.kind) {
    case "paid":
    case "held":
      return answerPlaced(order);
    case "processing":
      return answerPlaced(order, "processing");
    case "needs-action":
      return answerPlaced(order, "needs-action", settled.actionUrl);
    case "returned":
      return order.state === "draft" ? refuseReturned(settled.why) : answerPlaced(order);
    case "failed":
      return paymentRefused(settled.failure);
    case "open":
    case "cancelled":
      return paymentRefused("not-confirmed");
    default:
      return paymentUnknown();
  }
}

function refuseReturned(why: ReturnReason): Refusal {
  if (why === "coupon-gone" || why === "points-gone") return refuseGone(why);
  return why === "paid-already" ? paidAlready() : beingPaid();
}

/** 103 in the words of the specification; points have none there. */
export function refuseGone(gone: Gone): Refusal {
  if (gone === "coupon-gone")
    return new Refusal(409, { code: 103, message: "This voucher has already been redeemed." });
  const message = "Your loyalty points have been spent meanwhile. Please look at your cart again.";
  return new Refusal(409, { code: "points_gone", message });
}
