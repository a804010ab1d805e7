import type { SendingWords } from "@/components/form/failure-words";
import { CouponBox } from "@/components/cart/coupon-box-client";
import { PointsBox } from "@/components/cart/points-box-client";
import type { CouponWords, PointsWords } from "@/components/cart/pricing-words";
import type { Language } from "@/lib/config/languages";
import type { CheckoutCart } from "./checkout-cart";
import type { CheckoutWords } from "./checkout-words";

export interface ExtraWords {
  readonly coupon: CouponWords;
  readonly points: PointsWords;
}

interface SummaryExtrasProps {
  readonly cart: CheckoutCart;
  readonly isOnAccount: boolean;
  readonly language: Language;
  readonly words: CheckoutWords["summary"];
  readonly extraWords: ExtraWords;
  readonly sendingWords: SendingWords;
}

/** What takes something off: folded while there is nothing of it, for most have none. */
export function SummaryExtras({ isOnAccount, words, extraWords, ...shown }: SummaryExtrasProps) {
  const { cart } = shown;
  const isUsed = cart.coupons.length > 0 || cart.loyaltyPoints > 0 || cart.couponProblem !== null;
  return (
    <details open={isUsed || undefined} className="group border-b border-line pb-2">
      <summary className="flex min-h-11 items-center justify-between gap-4 text-small font-medium">
        {isOnAccount ? words.coupon : words.extras}
        <span aria-hidden="true" className="text-lead transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-5 pt-1 pb-3">
        <CouponBox {...shown} words={extraWords.coupon} />
        {!isOnAccount && <PointsBox {...shown} words={extraWords.points} />}
      </div>
    </details>
  );
}
