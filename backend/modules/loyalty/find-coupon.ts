import { eq } from "drizzle-orm";
import type { CouponValue } from "@/lib/domain/cart-total";
import type { Tx } from "@/backend/db/client";
import { coupons } from "@/backend/db/schema/pricing";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";

type Coupon = typeof coupons.$inferSelect;

/** Codes are read out and typed: neither case nor blanks around them matter. */
export function couponCodeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

export interface FoundCoupon {
  readonly code: string;
  /** Undefined where it takes nothing off, and the problem says why. */
  readonly value: CouponValue | undefined;
  readonly percent: number | null;
  readonly problem: string | undefined;
  readonly isUsedUp: boolean;
}

const words = {
  unknown: "We do not know this code. Please check how it is written",
  notYet: "This code cannot be used yet",
  ended: "This code is no longer valid",
  usedUp: "This voucher has already been redeemed.",
  currency: (currency: string) => `This code is for orders in ${currency}`,
} as const;

/** What a code is worth in that currency to whoever asks, just now. */
export async function findCoupon(
  tx: Tx,
  typed: string,
  visit: Visit,
  currency: string,
): Promise<FoundCoupon> {
  const code = couponCodeOf(typed);
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code));
  const problem = problemOf(coupon, visit, currency, new Date());
  const isUsedUp = problem === words.usedUp;
  const percent = coupon?.percent ?? null;
  return { code, value: problem ? undefined : valueOf(coupon), percent, problem, isUsedUp };
}

/** 428 on the field, but for a voucher that is used up: code 103. */
export function refuseCoupon({ problem, isUsedUp }: FoundCoupon, field: string): Refusal | undefined {
  if (problem === undefined) return undefined;
  return isUsedUp ? new Refusal(409, { code: 103, message: problem }) : refuseFields({ [field]: problem });
}

function problemOf(
  coupon: Coupon | undefined,
  { person }: Visit,
  currency: string,
  now: Date,
): string | undefined {
  // Somebody else's own is answered like one that never was.
  if (coupon === undefined || (coupon.userId !== null && coupon.userId !== person?.id)) return words.unknown;
  if (coupon.limit !== null && coupon.used >= coupon.limit) return words.usedUp;
  const isOther = coupon.percent === null && coupon.currency !== currency;
  return problemOfTime(coupon, now) ?? (isOther ? words.currency(coupon.currency ?? "") : undefined);
}

function problemOfTime({ startsAt, endsAt }: Coupon, now: Date): string | undefined {
  if (startsAt !== null && startsAt > now) return words.notYet;
  return endsAt !== null && endsAt <= now ? words.ended : undefined;
}

function valueOf(coupon: Coupon | undefined): CouponValue | undefined {
  if (coupon === undefined) return undefined;
  return coupon.percent === null ? { amount: coupon.amount ?? 0 } : { percent: coupon.percent };
}
