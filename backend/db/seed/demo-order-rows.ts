import { createHash } from "node:crypto";
import type { CarrierCode } from "@/lib/config/orders/carriers";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import { taxRateBps } from "@/lib/config/markets/taxes";
import { calculateCartTotal } from "@/lib/domain/orders/cart-total";
import type { orderLines, orders } from "@/backend/db/schema/orders";
import type { DemoBuyer, DemoOrder } from "./demo-orders";
import { shippingMethodRows } from "./shipping-prices";
import { randomToken } from "@/backend/db/random-token";

const dayMs = 86_400_000;
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export interface DemoProduct {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
}

/** Deterministic, so that order numbers stay the same between starts. */
function numberOf(email: string, at: number): string {
  const hash = createHash("sha256").update(`${email} ${at}`).digest();
  return `TM-${[...hash.subarray(0, 8)].map((byte) => letters[byte % letters.length]).join("")}`;
}

/** At noon UTC, so that the date is the same in most time zones. */
const daysBefore = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs + dayMs / 2);

export interface DemoRows {
  readonly order: typeof orders.$inferInsert & { readonly total: number };
  readonly lines: readonly Omit<typeof orderLines.$inferInsert, "orderId">[];
  readonly demo: DemoOrder;
  readonly placedAt: Date;
  readonly paidAt: Date | null;
  readonly dueAt: Date;
}

interface OrderRowOptions {
  readonly buyer: DemoBuyer;
  readonly userId: number | null;
  readonly now: Date;
  readonly priced: readonly DemoProduct[];
}

export function demoRows(
  { buyer, userId, now, priced }: OrderRowOptions,
  demo: DemoOrder,
  at: number,
): DemoRows {
  const { address, email, isVet } = buyer;
  const { state, method, daysAgo, paidDaysLater = 0 } = demo;
  const isPaid = ["paid", "refunded", "held"].includes(state);
  const placedAt = daysBefore(now, daysAgo);
  const paidAt = isPaid ? new Date(placedAt.getTime() + paidDaysLater * dayMs) : null;
  const { lines, total } = linesOf(demo, priced, address.country);
  const store = storeOf(address.country);
  const order = {
    number: numberOf(email, at),
    token: randomToken(),
    cartVersion: 0,
    userId,
    email,
    name: `${address.firstName} ${address.lastName}`,
    isAdvance: demo.client !== undefined,
    state,
    method,
    store,
    country: address.country,
    currency: storeCurrencies[store],
    subtotal: total.subtotal,
    shipping: 0,
    discount: 0,
    pointsValue: 0,
    total: total.total,
    tax: total.tax,
    taxRateBps: taxRateBps(address.country),
    billingAddress: isVet ? null : address,
    shippingAddress: address,
    createdAt: placedAt,
    placedAt,
    paidAt,
    ...(isVet ? {} : postalColumns(demo, address.country, paidAt)),
  };
  const dueAt = isVet ? new Date(placedAt.getTime() + 30 * dayMs) : placedAt;
  return { order, lines, demo, placedAt, paidAt, dueAt };
}

/** Younger orders wait to be posted. */
const postedAfterDays = 14;

function postalColumns({ daysAgo, state }: DemoOrder, country: string, paidAt: Date | null) {
  const { id, name } = shippingMethodRows[0];
  const method = { shippingMethodId: id, shippingMethodName: name, isSwabRequired: true };
  if (state !== "paid" || paidAt === null || daysAgo <= postedAfterDays) return method;
  const carrier: CarrierCode = country === "US" ? "usps" : "australia-post";
  return { ...method, carrier, postedAt: new Date(paidAt.getTime() + dayMs) };
}

function linesOf({ products }: DemoOrder, priced: readonly DemoProduct[], country: string) {
  const found = products.flatMap((id) => priced.filter((product) => product.id === id));
  const total = calculateCartTotal({
    lineAmounts: found.map(({ amount }) => amount),
    shipping: 0,
    coupon: undefined,
    points: { requested: 0, balance: 0, value: 1 },
    taxRateBps: taxRateBps(country),
  });
  const lines = found.map(({ id, name, amount }, position) => ({
    position,
    productId: id,
    name,
    quantity: 1,
    unitAmount: amount,
    amount,
    discount: 0,
    tax: total.lines[position]?.tax ?? 0,
  }));
  return { lines, total };
}
