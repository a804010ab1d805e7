"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { pageLanguage } from "@/components/layout/page-language";
import { Button } from "@/components/ui/button";
import { Quantity } from "@/components/ui/quantity-client";
import { formatMoney } from "@/lib/domain/format";
import type { AddResult } from "@/store/api/change-cart";
import { addToCart } from "@/store/cart";
import { useShopDispatch } from "@/store/hooks";
import { preloadCalls } from "@/store/load-calls";

interface Price {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

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
  const dispatch = useShopDispatch();
  const [seen, setSeen] = useState(price);
  const [message, setMessage] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  // State is a render late: two clicks in one frame would both find the button free.
  const isBusy = useRef(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsAdding(true);
    setMessage("");
    const quantity = Number(new FormData(event.currentTarget).get("quantity"));
    const { amount: priceSeen, currency } = seen;
    const item = { productId, quantity, priceSeen, currencySeen: currency.code };
    const result = await dispatch(addToCart(item));
    const newPrice = newPriceOf(result);
    if (newPrice) setSeen(newPrice);
    setMessage(
      newPrice
        ? words.priceChanged.replace("{price}", () => formatMoney(newPrice, pageLanguage()))
        : refusalOf(result),
    );
    setIsAdding(false);
    isBusy.current = false;
  }

  return (
    <form
      aria-label={productName}
      onSubmit={(event) => void submit(event)}
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

function newPriceOf(result: AddResult): Price | undefined {
  return result.ok && result.item.priceChanged ? (result.item.price ?? undefined) : undefined;
}

/** Field messages have been toasted; whatever else was said stands here as long as it matters. */
function refusalOf(result: AddResult): string {
  return result.ok || result.error.kind === "fields" ? "" : result.error.message;
}
