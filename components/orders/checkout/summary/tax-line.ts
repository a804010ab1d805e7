import { taxName } from "@/lib/domain/orders/tax-name";
import type { Translator } from "@/lib/i18n/translator";

interface TaxedTotal {
  readonly tax: { readonly amount: string; readonly rateBps: number; readonly isIncluded: boolean };
}

/** Tax included in the total, named as in the delivery country, or that no tax is added. */
export function formatTaxLine(
  { tax: { amount, rateBps, isIncluded } }: TaxedTotal,
  country: string,
  money: (amount: string) => string,
  t: Translator<"checkout">,
): string {
  if (!isIncluded || rateBps === 0) return t("summary.taxNone");
  const name = t(`summary.taxNames.${taxName(country)}`);
  return t("summary.taxIncluded", { rate: rateBps / 100, name, amount: money(amount) });
}
