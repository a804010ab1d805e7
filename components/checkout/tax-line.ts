import { type CheckoutWords, fill } from "./checkout-words";

const gstCountries: ReadonlySet<string> = new Set(["AU", "NZ"]);

interface Taxed {
  readonly tax: { readonly amount: string; readonly rateBps: number; readonly isIncluded: boolean };
}

/** The tax as the country of delivery calls it; that none is added is said too. */
export function taxLine(
  { tax: { amount, rateBps, isIncluded } }: Taxed,
  country: string,
  money: (amount: string) => string,
  words: CheckoutWords["summary"],
): string {
  if (!isIncluded || rateBps === 0) return words.taxNone;
  const name = gstCountries.has(country) ? words.taxNames.gst : words.taxNames.vat;
  return fill(words.taxIncluded, { rate: String(rateBps / 100), name, amount: money(amount) });
}
