"use client";

import { useState } from "react";
import type { Option } from "@/components/ui/select";
import type { CheckoutCart } from "./checkout-cart";
import { type CheckoutWords, fill } from "./checkout-words";

interface CurrencyNoteProps {
  readonly cart: CheckoutCart;
  readonly country: string;
  readonly countries: readonly Option[];
  readonly words: CheckoutWords;
}

/** Prices follow the country of delivery: that they have changed meanwhile is said, not left to be found. */
export function CurrencyNote({ cart: { currency }, country, countries, words }: CurrencyNoteProps) {
  const [first] = useState(currency.code);
  const name = countries.find(({ value }) => value === country)?.label ?? country;
  return (
    <p role="status" className="rounded-box border border-carrier bg-carrier-soft px-4 py-3 empty:hidden">
      {currency.code === first
        ? null
        : fill(words.currencyChanged, { country: name, currency: currency.code })}
    </p>
  );
}
