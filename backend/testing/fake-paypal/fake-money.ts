import { PayPalError } from "./paypal-error";

export interface FakeMoney {
  readonly currency_code: string;
  readonly value: string;
}

/** Decimal places by currency; PayPal allows none for HUF and JPY: https://developer.paypal.com/reference/currency-codes */
const places: Readonly<Record<string, number>> = {
  AUD: 2,
  CAD: 2,
  EUR: 2,
  GBP: 2,
  HUF: 0,
  JPY: 0,
  NZD: 2,
  PLN: 2,
  SEK: 2,
  USD: 2,
};

/** Amount in minor units. Throws PayPal's errors. */
export function toMinorUnits({ currency_code, value }: FakeMoney): number {
  const known = places[currency_code];
  if (known === undefined) throw new PayPalError(422, { issue: "INVALID_CURRENCY_CODE" });
  const [whole = "", part = ""] = value.split(".");
  if (part.length > known)
    throw new PayPalError(422, { issue: known === 0 ? "DECIMALS_NOT_SUPPORTED" : "DECIMAL_PRECISION" });
  const amount = Number(`${whole}${part.padEnd(known, "0")}`);
  if (amount <= 0) throw new PayPalError(422, { issue: "CANNOT_BE_ZERO_OR_NEGATIVE" });
  return amount;
}

/** Always with all decimal places, as PayPal writes it. */
export function toMoney(amount: number, currency_code: string): FakeMoney {
  const count = places[currency_code] ?? 2;
  if (count === 0) return { currency_code, value: String(amount) };
  const digits = String(amount).padStart(count + 1, "0");
  return { currency_code, value: `${digits.slice(0, -count)}.${digits.slice(-count)}` };
}
