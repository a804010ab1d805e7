import { format } from "date-fns";
import type { Language } from "@/lib/config/languages";
import { currencySymbol } from "@/lib/config/markets";

interface Price {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

/** `$129.50`, `SEK 1,149.00`: the symbol where one is documented, else the code. Always two places. */
export function formatMoney({ amount, currency }: Price, language: Language): string {
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = digits.format(Math.abs(Number(amount)));
  const sign = amount.startsWith("-") ? "-" : "";
  const symbol = currencySymbol(currency.code);
  return symbol === currency.code ? `${sign}${symbol} ${number}` : `${sign}${symbol}${number}`;
}

/** By country, whatever the language: the month comes first in the United States only. */
export function formatDate(date: Date, country: string | undefined): string {
  return format(date, country === "US" ? "MM/dd/y" : "dd/MM/y");
}
