import { and, asc, count, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { loyaltyRate, loyaltyRewards } from "@/lib/config/loyalty";
import { currencySymbol, regionCurrencies } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { balanceOf } from "./points";

export async function readPoints(tx: Tx, visit: Visit, paging: Paging) {
  const { person } = visit;
  if (person === undefined) return notSignedIn();
  const worth = worthIn(regionCurrencies[visit.region]);
  const balance = await balanceOf(tx, person.id);
  const [counted] = await tx
    .select({ count: count() })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, person.id));
  return {
    ...envelope(await readEntries(tx, person.id, paging), counted?.count ?? 0, paging),
    balance,
    value: worth(balance),
    rewards: loyaltyRewards.map((points) => ({ coupon: String(points), points, ...worth(points) })),
    coupons: await readCoupons(tx, person.id),
  };
}

/** What so many points take off where somebody buys. */
function worthIn(currency: string) {
  const { pointValue } = loyaltyRate(currency);
  return (points: number) => ({ amount: toWireAmount(points * pointValue), currency: described(currency) });
}

function described(code: string) {
  return { code, symbol: currencySymbol(code) };
}

async function readEntries(tx: Tx, userId: number, paging: Paging) {
  const { id, points, kind, at, couponCode } = loyaltyEntries;
  const rows = await tx
    .select({ id, points, kind, at, coupon: couponCode, order: orders.number })
    .from(loyaltyEntries)
    .leftJoin(orders, eq(orders.id, loyaltyEntries.orderId))
    .where(eq(loyaltyEntries.userId, userId))
    .orderBy(desc(id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function readCoupons(tx: Tx, userId: number) {
  const now = new Date();
  const rows = await tx
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.userId, userId),
        or(isNull(coupons.limit), lt(coupons.used, coupons.limit)),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
      ),
    )
    .orderBy(asc(coupons.endsAt), asc(coupons.code));
  return rows.map(describeCoupon);
}

export function describeCoupon({ code, amount, currency, endsAt }: typeof coupons.$inferSelect) {
  return {
    code,
    amount: toWireAmount(amount ?? 0),
    currency: described(currency ?? ""),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
