import { expect, it } from "vitest";
import type { Language } from "@/lib/config/languages";
import { formatDate, formatInstantIn, formatMoney } from "./format";

it.each([
  ["129.50", "USD", "$129.50"],
  ["129.50", "AUD", "$129.50"],
  ["89.00", "GBP", "£89.00"],
  ["69.00", "EUR", "€69.00"],
  ["1149.00", "SEK", "SEK 1,149.00"],
  ["5.00", "RU", "RU 5.00"],
  ["12345678.90", "XYZ", "XYZ 12,345,678.90"],
  ["0.00", "USD", "$0.00"],
  ["-5.50", "USD", "-$5.50"],
  ["-5.50", "SEK", "-SEK 5.50"],
])("formatMoney formats %s %s as %s", (amount, code, text) => {
  expect(formatMoney({ amount, currency: { code } }, "en")).toBe(text);
});

it.each([
  ["129.00", "EUR", "de", "129,00\u00a0€"],
  ["1149.00", "SEK", "sv", "1\u00a0149,00\u00a0kr"],
  ["129.00", "PLN", "pl", "129,00\u00a0zł"],
  ["1129.00", "EUR", "pt", "1129,00\u00a0€"],
  ["129.00", "SEK", "pl", "129,00\u00a0SEK"],
  ["129.00", "EUR", "fr", "129,00\u00a0€"],
  ["129.00", "EUR", "nl", "€\u00a0129,00"],
  ["1129.00", "USD", "es", "1129,00\u00a0$"],
  ["-5.50", "GBP", "de", "-5,50\u00a0£"],
] as const)("formatMoney formats %s %s in the language %s as %s", (amount, code, language, text) => {
  expect(formatMoney({ amount, currency: { code } }, language as Language)).toBe(text);
});

it.each([
  ["US", "03/09/2026"],
  ["AU", "09/03/2026"],
  ["GB", "09/03/2026"],
  [undefined, "09/03/2026"],
])("formatDate formats a date in %s as %s", (country, text) => {
  expect(formatDate(new Date(2026, 2, 9), country)).toBe(text);
});

it.each([
  ["2026-03-09T23:59:59.000Z", "AU", undefined, "09/03/2026 23:59 UTC"],
  ["2026-03-09T00:00:00.000Z", "US", undefined, "03/09/2026 00:00 UTC"],
  ["2026-03-09T23:59:59.000Z", "AU", "Australia/Sydney", "10/03/2026 10:59"],
  ["2026-03-09T00:30:00.000Z", "US", "America/Los_Angeles", "03/08/2026 17:30"],
  ["2026-07-09T22:30:00.000Z", "DE", "Europe/Berlin", "10/07/2026 00:30"],
])("formatInstantIn formats %s in %s and %s as %s", (at, country, timeZone, text) => {
  expect(formatInstantIn(at, country, timeZone)).toBe(text);
});
