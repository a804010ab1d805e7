import { currencySymbol } from "@/lib/config/markets";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import { Refusal } from "@/backend/http/refusals";
import type { FoundCoupon } from "@/backend/modules/loyalty/find-coupon";

interface Total {
  readonly total: number;
  readonly currency: string;
}

interface Seen {
  readonly totalSeen?: string | null | undefined;
  readonly currencySeen?: string | null | undefined;
}

/** Whether it is still what the buyer has seen; `unknown` where they do not say what that was. */
export function changeOfTotal(
  { total, currency }: Total,
  { totalSeen, currencySeen }: Seen,
): "none" | "some" | "unknown" {
  if (typeof totalSeen !== "string") return "unknown";
  const isSame = toMinorUnits(totalSeen) === total && (currencySeen ?? currency) === currency;
  return isSame ? "none" : "some";
}

const usually =
  "What there is to pay has changed since this page was shown: a price, or the loyalty points you have, are not what they were.";

/** 103 keeps its documented words; the new total stands beside them for the page to show. */
export function totalChanged({ total, currency }: Total, coupon?: FoundCoupon): Refusal {
  const now = { total: toWireAmount(total), currency: { code: currency, symbol: currencySymbol(currency) } };
  const problem = coupon?.problem;
  if (coupon?.isUsedUp) return new Refusal(409, { code: 103, message: problem, ...now });
  const message = problem === undefined ? usually : `${problem.replace(/\.$/, "")}.`;
  return new Refusal(409, { code: "total_changed", message, ...now });
}
