/** How many places a currency has after its point: those we sell in, and the yen, which has none. */
const places: Readonly<Record<string, 0 | 2>> = {
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

/** A currency nobody has thought of is refused: ten or a thousand times too much is worse than no sale. */
function placesOf(currency: string): 0 | 2 {
  const found = Object.hasOwn(places, currency) ? places[currency] : undefined;
  if (found === undefined) throw new RangeError(`No payment is made in ${currency}.`);
  return found;
}

/** As Stripe counts: in the currency's smallest piece, which is how we count as well, of the yen too. */
export function toProviderMinorUnits(amount: number, currency: string): number {
  placesOf(currency);
  return checked(amount);
}

export function fromProviderMinorUnits(amount: number, currency: string): number {
  placesOf(currency);
  return checked(amount);
}

/** As PayPal writes: `12950` is `"129.50"`, and of the yen `"12950"`. */
export function toDecimalString(amount: number, currency: string): string {
  const digits = String(checked(amount));
  if (placesOf(currency) === 0) return digits;
  const padded = digits.padStart(3, "0");
  return `${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

/** Only what is written exactly as the currency has it: half a cent is no amount. */
export function fromDecimalString(text: string, currency: string): number {
  const pattern = placesOf(currency) === 0 ? /^\d{1,15}$/ : /^\d{1,13}\.\d{2}$/;
  if (!pattern.test(text)) throw new RangeError("This is no amount of its currency.");
  return checked(Number(text.replace(".", "")));
}

function checked(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError("Money is whole minor units.");
  return amount;
}
