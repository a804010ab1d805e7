"use client";

import type { SyntheticEvent } from "react";
import { useMessages } from "#use-messages";
import { Button } from "@/components/ui/button";
import { Quantity } from "@/components/ui/quantity-client";
import { pageLanguage } from "@/lib/i18n/page-language";
import { preloadApi } from "@/store/api/call-api";
import { type DisplayedPrice, useAddToCart } from "./use-add-to-cart";

export interface AddToCartProps {
  readonly productId: number;
  readonly productName: string;
  readonly quantityMax: number;
  /** The price displayed on the page. It is sent along, so that a change since then is reported. */
  readonly price: DisplayedPrice;
}

export function AddToCart({ productId, productName, quantityMax, price }: AddToCartProps) {
  const messages = useMessages("products.addToCart");
  const { add, message, isAdding } = useAddToCart(price, async (newPrice) => {
    // Loaded on demand: nothing else in the first load of a product page formats a message.
    const { createTranslator } = await import("@/lib/i18n/translator");
    return createTranslator(pageLanguage(), messages)("priceChanged", { price: newPrice });
  });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // The note field is rendered later, further down, for signed-in users.
    const note = String(form.get("note") ?? "");
    void add({ productId, quantity: Number(form.get("quantity")) }, { note });
  }

  return (
    <form
      aria-label={productName}
      id="buy"
      onSubmit={submit}
      onPointerEnter={preloadApi}
      onFocus={preloadApi}
      className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-2 desk:mt-6"
    >
      <Quantity
        label={messages.quantity}
        lessLabel={messages.less}
        moreLabel={messages.more}
        name="quantity"
        max={quantityMax}
      />
      <Button
        type="submit"
        pending={isAdding && messages.adding}
        className="h-12 grow px-3 wide:min-w-44 wide:grow-0"
      >
        {messages.add}
      </Button>
      <p role="status" className="w-full">
        {message}
      </p>
    </form>
  );
}
