import { errorCode } from "@/lib/domain/error-codes";
import { loyaltyRate, rewardDays } from "@/lib/config/orders/loyalty";
import type { Tx } from "@/backend/db/client";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { notAllowed, refuseFields } from "@/backend/http/refusals";
import type { Caller, SignedInCaller } from "@/backend/http/caller";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { pointsCurrencyOf, readBuyerTerms } from "@/backend/account/public/read-buyer-terms";
import { runIdempotent } from "@/backend/orders/checkout/run-idempotent";
import { generateCouponCode } from "@/backend/kernel/users/coupon-code";
import { loyaltyScope } from "@/backend/orders/public/loyalty-scope";
import { readBalance } from "./points";
import { describeCoupon } from "./read-points";
import { insertedRow } from "@/backend/db/inserted-row";

const dayMs = 24 * 60 * 60 * 1000;

/** Exchanges points for a personal single-use coupon in the currency of the account: once under one idempotency key. */
export async function redeemPoints(tx: Tx, caller: SignedInCaller, points: number) {
  const { user, idempotencyKey: key } = caller;
  if (user.type === "vet") return notAllowed();
  return runIdempotent(tx, {
    scope: loyaltyScope(user.id),
    key,
    body: { points },
    run: () => createCoupon(tx, caller, { userId: user.id, points }),
    isFinal: () => true,
  });
}

interface Redemption {
  readonly userId: number;
  readonly points: number;
}

async function createCoupon(tx: Tx, caller: Caller, { userId, points }: Redemption) {
  await lockUser(tx, userId);
  const balance = await readBalance(tx, userId);
  if (balance < points)
    return refuseFields({ coupon: errorCode("fields.notEnoughPoints", { balance, points }) });
  const currency = pointsCurrencyOf(await readBuyerTerms(tx, caller));
  const code = generateCouponCode();
  const coupon = insertedRow(
    await tx
      .insert(coupons)
      .values({
        code,
        currency,
        amount: points * loyaltyRate(currency).pointValue,
        limit: 1,
        userId,
        endsAt: new Date(Date.now() + rewardDays * dayMs),
      })
      .returning(),
  );
  const entry = { userId, points: -points, kind: "redeemed", couponCode: code } as const;
  await tx.insert(loyaltyEntries).values(entry);
  return { ...describeCoupon(coupon), balance: balance - points };
}
