import { type CheckoutWords, fill } from "./checkout-words";

const brandNames: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
};

interface Card {
  readonly brand: string;
  readonly last4: string;
}

/** Which card it is, as its owner would say it. */
export function cardName({ brand, last4 }: Card, words: CheckoutWords["payment"]): string {
  return fill(words.kept, { brand: brandNames[brand] ?? brand, last4 });
}
