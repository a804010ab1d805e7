"use client";

import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { headingOfPage } from "@/components/layout/heading-of-page";
import { Button } from "@/components/ui/button";
import { removeItems } from "@/store/api/remove-items";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import type { CheckoutCart } from "./checkout-cart";
import { type CheckoutWords, fill } from "./checkout-words";

interface UnsoldLinesProps {
  readonly cart: Pick<CheckoutCart, "items">;
  readonly words: CheckoutWords["review"];
}

/** What was put in for another country keeps the order from being placed: it is said here, and removed here. */
export function UnsoldLines({ cart, words }: UnsoldLinesProps) {
  const dispatch = useShopDispatch();
  const failure = useShopSelector((shop) => shop.cart.error);
  const [removing, setRemoving] = useState<number>();
  const unsold = cart.items.filter(({ isSoldThere }) => !isSoldThere);

  async function remove(id: number) {
    if (removing !== undefined) return;
    setRemoving(id);
    const isRemoved = await dispatch(removeItems([id]));
    setRemoving(undefined);
    if (isRemoved) headingOfPage()?.focus();
  }

  if (unsold.length === 0) return null;
  return (
    <section
      aria-labelledby="unsold"
      className="grid gap-3 rounded-box border border-affected bg-affected-soft px-4 py-3"
    >
      <h2 id="unsold" className="text-title-3">
        {words.unsoldTitle}
      </h2>
      <FormFailure message={failure ?? undefined} />
      <ul className="grid gap-3">
        {unsold.map(({ id, product: { name } }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">{fill(words.unsold, { name })}</p>
            <Button
              kind="secondary"
              aria-label={fill(words.removeNamed, { name })}
              pending={removing === id && words.removing}
              onClick={() => void remove(id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
