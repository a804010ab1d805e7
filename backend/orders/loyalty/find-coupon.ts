import { type ErrorCode, errorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import type { CouponValue } from "@/lib/domain/orders/cart-total";
import type { Tx } from "@/backend/db/client";
import { coupons } from "@/backend/db/schema/pricing";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { countHeldUses } from "./coupon-use";

type Coupon = typeof coupons.$inferSelect;

/** Codes are matched without regard to case and surrounding spaces. */
export function normaliseCouponCode(input: string): string {
  return input.trim().toUpperCase();
}

export interface FoundCoupon {
  readonly code: string;
  /** Undefined if the coupon cannot be used; `problem` has the reason. */
  readonly value: CouponValue | undefined;
  readonly percent: number | null;
  readonly problem: ErrorCode | undefined;
  readonly isUnknown: boolean;
  readonly isUsedUp: boolean;
}

const messages = {
  unknown: "fields.couponUnknown",
  notYet: "fields.couponNotYetValid",
  ended: "fields.couponEnded",
  usedUp: "refusals.voucherRedeemed",
  currency: (currency: string) => errorCode("fields.couponOtherCurrency", { currency }),
} as const;

/** Looks up a code for this caller and currency. Returns a problem instead of a value if it cannot be used. */
export async function findCoupon(
  tx: Tx,
  input: string,
  caller: Caller,
  currency: string,
  /** Its own payment under way does not count. */
  cartId?: string,
): Promise<FoundCoupon> {
  const code = normaliseCouponCode(input);
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code));
  const isTaken = coupon !== undefined && (await areAllUsesTaken(tx, coupon, cartId));
  const problem = findProblem(coupon && { ...coupon, isTaken }, caller, currency, new Date());
  const reasons = { isUnknown: problem === messages.unknown, isUsedUp: problem === messages.usedUp };
  const percent = coupon?.percent ?? null;
  return { code, value: problem ? undefined : toCouponValue(coupon), percent, problem, ...reasons };
}

/** A field error (428), except for used-up vouchers: 409 with code 103. */
export function refuseCoupon({ problem, isUsedUp }: FoundCoupon): Refusal | undefined {
  if (problem === undefined) return undefined;
  return isUsedUp ? new Refusal(409, { code: 103, message: problem }) : refuseFields({ coupon: problem });
}

function findProblem(
  coupon: (Coupon & { readonly isTaken: boolean }) | undefined,
  { user }: Caller,
  currency: string,
  now: Date,
): ErrorCode | undefined {
  // Another user's personal coupon is treated like an unknown code.
  if (coupon === undefined || (coupon.userId !== null && coupon.userId !== user?.id)) return messages.unknown;
  if (coupon.isTaken) return messages.usedUp;
  const isOtherCurrency = coupon.percent === null && coupon.currency !== currency;
  return (
    findDateProblem(coupon, now) ?? (isOtherCurrency ? messages.currency(coupon.currency ?? "") : undefined)
  );
}

/** Used, or held by orders that are being paid. */
async function areAllUsesTaken(tx: Tx, { code, limit, used }: Coupon, cartId?: string): Promise<boolean> {
  if (limit === null) return false;
  return used >= limit || used + (await countHeldUses(tx, { code, exceptCartId: cartId })) >= limit;
}

function findDateProblem({ startsAt, endsAt }: Coupon, now: Date): ErrorCode | undefined {
  if (startsAt !== null && startsAt > now) return messages.notYet;
  return endsAt !== null && endsAt <= now ? messages.ended : undefined;
}

function toCouponValue(coupon: Coupon | undefined): CouponValue | undefined {
  if (coupon === undefined) return undefined;
  return coupon.percent === null ? { amount: coupon.amount ?? 0 } : { percent: coupon.percent };
}
