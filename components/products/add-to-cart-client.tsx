"use client";

import type { SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { Quantity } from "@/components/ui/quantity-client";
import type { Price } from "@/store/cart";
import { preloadCalls } from "@/store/load-calls";
import { useOrdering } from "./use-ordering";

export interface AddToCartProps {
  readonly productId: number;
  readonly productName: string;
  readonly quantityMax: number;
  /** What the page shows: sent along, so that another price is said and not swallowed. */
  readonly price: Price;
  readonly words: {
    readonly quantity: string;
    readonly less: string;
    readonly more: string;
    readonly add: string;
    readonly adding: string;
    /** With `{price}` where the new price goes. */
    readonly priceChanged: string;
  };
}

export function AddToCart({ productId, productName, quantityMax, price, words }: AddToCartProps) {
  const { order, message, isAdding } = useOrdering(price, words.priceChanged);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // Whoever is signed in has a field for it, further down and loaded later.
    const note = String(form.get("note") ?? "");
    void order({ productId, quantity: Number(form.get("quantity")) }, { note });
  }

  return (
    <form
      aria-label={productName}
      id="buy"
      onSubmit={submit}
      onPointerEnter={preloadCalls}
      onFocus={preloadCalls}
      className="mt-6 flex flex-wrap items-end gap-3"
    >
      <Quantity
        label={words.quantity}
        lessLabel={words.less}
        moreLabel={words.more}
        name="quantity"
        max={quantityMax}
      />
      <Button type="submit" pending={isAdding && words.adding} className="h-12 min-w-44 grow wide:grow-0">
        {words.add}
      </Button>
      <p role="status" className="w-full">
        {message}
      </p>
    </form>
  );
}
