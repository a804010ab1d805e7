import type { ErrorCode } from "@/lib/domain/error-codes";
import { currencySymbol } from "@/lib/config/markets/markets";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import { Refusal } from "@/backend/http/refusals";
import type { FoundCoupon } from "@/backend/orders/loyalty/find-coupon";

interface Total {
  readonly total: number;
  readonly currency: string;
}

/** What the buyer saw when submitting. */
interface DisplayedTotal {
  readonly totalSeen?: string | null | undefined;
  readonly currencySeen?: string | null | undefined;
}

/** Compares the current total with the displayed one; `unknown` if the request does not state it. */
export function compareTotal(
  { total, currency }: Total,
  { totalSeen, currencySeen }: DisplayedTotal,
): "same" | "changed" | "unknown" {
  if (typeof totalSeen !== "string") return "unknown";
  const isSame = toMinorUnits(totalSeen) === total && (currencySeen ?? currency) === currency;
  return isSame ? "same" : "changed";
}

/** Code 103 has a documented message. The new total is sent along for the page to show. */
export function totalChangedError({ total, currency }: Total, coupon?: FoundCoupon): Refusal {
  const current = {
    total: toWireAmount(total),
    currency: { code: currency, symbol: currencySymbol(currency) },
  };
  // A full sentence, because the new total follows it.
  const sentence = coupon?.problem?.replace("fields.", "refusals.") as ErrorCode | undefined;
  const message = sentence ?? "refusals.totalChanged";
  return new Refusal(409, { code: coupon?.isUsedUp ? 103 : "total_changed", message, ...current });
}
