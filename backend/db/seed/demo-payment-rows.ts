import type { orderEvents } from "@/backend/db/schema/orders";
import type { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import type { DemoRows } from "./demo-order-rows";
import { randomId } from "@/backend/db/random-token";

type Event = typeof orderEvents.$inferInsert;

export interface PaymentRows {
  readonly events: readonly Event[];
  readonly payment?: {
    readonly row: typeof payments.$inferInsert;
    readonly part: typeof paymentOrders.$inferInsert;
  };
  readonly refund?: typeof refunds.$inferInsert;
}

/** The demo's payment on hold is one unit short. */
export const missingFromHeld = 100;

/** Payment and timeline rows of a demo order. */
export function paymentRows(row: DemoRows, orderId: number): PaymentRows {
  const { demo, placedAt, paidAt, order } = row;
  const { total } = order;
  const placed: Event = { orderId, kind: "placed", at: placedAt };
  if (demo.state === "cancelled") return { events: [placed, { orderId, kind: "cancelled", at: placedAt }] };
  if (paidAt === null) return { events: [placed] };
  const isByHand = demo.method === "EFT";
  const paid: Event = { orderId, kind: isByHand ? "marked-paid" : "paid", at: paidAt, amount: total };
  const held: Event = { orderId, kind: "held", at: paidAt, note: demo.problem ?? null };
  const posted: readonly Event[] = order.postedAt ? [{ orderId, kind: "posted", at: order.postedAt }] : [];
  const events = [placed, demo.problem === undefined ? paid : held, ...posted];
  const payment = paymentOf(row, orderId, paidAt);
  if (demo.state !== "refunded") return { events, payment };
  const at = new Date(paidAt.getTime() + 5 * 86_400_000);
  return {
    events: [...events, { orderId, kind: "refunded", at, amount: total }],
    payment,
    refund: {
      id: randomId(),
      paymentId: payment.row.id,
      orderId,
      amount: total,
      state: "succeeded",
      providerId: `sandbox_re_${orderId}`,
      reason: "Ordered twice by mistake",
      createdAt: at,
      updatedAt: at,
    },
  };
}

function paymentOf({ demo, order, placedAt }: DemoRows, orderId: number, paidAt: Date) {
  const id = randomId();
  const { total, currency } = order;
  const isByHand = demo.method === "EFT";
  const isHeld = demo.problem !== undefined;
  return {
    row: {
      id,
      userId: order.userId,
      amount: total,
      currency,
      problem: demo.problem,
      provider: isByHand ? ("transfer" as const) : ("sandbox" as const),
      method: demo.method ?? ("EFT" as const),
      providerId: isByHand ? null : `sandbox_pay_${orderId}`,
      state: isHeld ? ("held" as const) : ("succeeded" as const),
      taken: isHeld ? total - missingFromHeld : total,
      takenCurrency: currency,
      refunded: demo.state === "refunded" ? total : 0,
      ...(!isByHand && { cardBrand: "visa", cardLast4: "4242" }),
      createdAt: placedAt,
      updatedAt: paidAt,
      settledAt: paidAt,
    },
    part: { paymentId: id, orderId, amount: total },
  };
}
