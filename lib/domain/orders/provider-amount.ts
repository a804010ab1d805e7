/** Decimals of each supported currency; the yen has none. */
const decimals: Readonly<Record<string, 0 | 2>> = {
  AUD: 2,
  CAD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  NZD: 2,
  PLN: 2,
  SEK: 2,
  USD: 2,
};

/** Throws for an unknown currency: charging 100 times too much is worse than no sale. */
function decimalsOf(currency: string): 0 | 2 {
  const found = Object.hasOwn(decimals, currency) ? decimals[currency] : undefined;
  if (found === undefined) throw new RangeError(`Unsupported currency ${currency}.`);
  return found;
}

/** Stripe's format: minor units, as ours, also for the yen. */
export function toProviderMinorUnits(amount: number, currency: string): number {
  decimalsOf(currency);
  return checked(amount);
}

export function fromProviderMinorUnits(amount: number, currency: string): number {
  decimalsOf(currency);
  return checked(amount);
}

/** PayPal's format: `12950` becomes `"129.50"`, for the yen `"12950"`. */
export function toDecimalString(amount: number, currency: string): string {
  const digits = String(checked(amount));
  if (decimalsOf(currency) === 0) return digits;
  const padded = digits.padStart(3, "0");
  return `${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

/** Accepts exactly the decimals of the currency. */
export function fromDecimalString(text: string, currency: string): number {
  const pattern = decimalsOf(currency) === 0 ? /^\d{1,15}$/ : /^\d{1,13}\.\d{2}$/;
  if (!pattern.test(text)) throw new RangeError("Not a valid amount of its currency.");
  return checked(Number(text.replace(".", "")));
}

function checked(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError("Money must be non-negative integer minor units.");
  return amount;
}
