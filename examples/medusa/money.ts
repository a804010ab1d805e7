import { currencySymbol } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";

/** Medusa computes with decimals of any length: they are rounded where they leave it. */
export const wireAmount = (decimal: number): string => toWireAmount(Math.round(decimal * 100 + 1e-6));

export function currencyOf(medusaCode: string) {
  const code = medusaCode.toUpperCase();
  return { code, symbol: currencySymbol(code) };
}

interface TaxedLine {
  readonly tax_lines: readonly { readonly rate: number }[];
}

/** The rate of the first line, as Medusa has none for a whole cart. */
export const taxPercent = ([line]: readonly TaxedLine[]): number =>
  line?.tax_lines.reduce((sum, { rate }) => sum + rate, 0) ?? 0;
