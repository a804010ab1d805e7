import { format } from "date-fns";
import type { Language } from "@/lib/config/languages";
import { currencySymbol } from "@/lib/config/markets";

interface Price {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

/** `$129.50`, `SEK 1,149.00`: the documented symbol, else the code, with two decimals. */
export function formatMoney({ amount, currency }: Price, language: Language): string {
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = digits.format(Math.abs(Number(amount)));
  const sign = amount.startsWith("-") ? "-" : "";
  const symbol = currencySymbol(currency.code);
  return symbol === currency.code ? `${sign}${symbol} ${number}` : `${sign}${symbol}${number}`;
}

/** Formats an ISO 8601 time as UTC, independent of the server's time zone. */
export function formatInstant(at: string, country: string | undefined): string {
  return `${formatDate(new Date(`${at.slice(0, 10)}T12:00:00`), country)} ${at.slice(11, 16)} UTC`;
}

/** By country, not language: the month comes first in the United States only. */
export function formatDate(date: Date, country: string | undefined): string {
  return format(date, country === "US" ? "MM/dd/y" : "dd/MM/y");
}
