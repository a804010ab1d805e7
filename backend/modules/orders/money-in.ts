import { currencySymbol } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";

/** How amounts of one currency go over the wire. */
export function moneyIn(code: string) {
  return { amount: toWireAmount, currency: { code, symbol: currencySymbol(code) } };
}
