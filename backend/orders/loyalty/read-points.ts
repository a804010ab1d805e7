import { and, asc, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { loyaltyRate, loyaltyRewards } from "@/lib/config/orders/loyalty";
import { currencySymbol } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { pointsCurrencyOf, readBuyerTerms } from "@/backend/account/public/read-buyer-terms";
import { readBalance } from "./points";

export async function readPoints(
  { tx, caller }: SignedInContext,
  { query: paging }: Input<"loyalty.points">,
) {
  const { user } = caller;
  const toValue = valueIn(pointsCurrencyOf(await readBuyerTerms(tx, caller)));
  const balance = await readBalance(tx, user.id);
  const total = await tx.$count(loyaltyEntries, eq(loyaltyEntries.userId, user.id));
  return {
    ...envelope(await readEntries(tx, user.id, paging), total, paging),
    balance,
    value: toValue(balance),
    rewards: loyaltyRewards.map((points) => ({ coupon: String(points), points, ...toValue(points) })),
    coupons: await readCoupons(tx, user.id),
  };
}

/** Converts points into their value in the currency of the account. */
function valueIn(currency: string) {
  const { pointValue } = loyaltyRate(currency);
  return (points: number) => ({
    amount: toWireAmount(points * pointValue),
    currency: describeCurrency(currency),
  });
}

function describeCurrency(code: string) {
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
    currency: describeCurrency(currency ?? ""),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
