import { currencySymbol } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";

/** Formats amounts of one currency for responses. */
export function createMoneyFormatter(code: string) {
  return { amount: toWireAmount, currency: { code, symbol: currencySymbol(code) } };
}
