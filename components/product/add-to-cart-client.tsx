"use client";

import { type SyntheticEvent, useId, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { controlLook } from "@/components/ui/field";
import { defaultLanguage, isLanguage } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
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
  /** What the page shows: sent along, so that another price is said and not swallowed. */
  readonly price: Price;
  readonly words: {
    readonly quantity: string;
    readonly add: string;
    readonly adding: string;
    /** With `{price}` where the new price goes. */
    readonly priceChanged: string;
  };
}

export function AddToCart({ productId, productName, price, words }: AddToCartProps) {
  const dispatch = useShopDispatch();
  const quantityId = useId();
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
    const result = await dispatch(addToCart({ productId, quantity, priceSeen: seen.amount }));
    const newPrice = newPriceOf(result);
    if (newPrice) setSeen(newPrice);
    setMessage(newPrice ? words.priceChanged.replace("{price}", () => show(newPrice)) : refusalOf(result));
    setIsAdding(false);
    isBusy.current = false;
  }

  return (
    <form
      aria-label={productName}
      onSubmit={(event) => void submit(event)}
      onPointerEnter={preloadCalls}
      onFocus={preloadCalls}
      className="grid gap-3"
    >
      <label htmlFor={quantityId} className="font-medium">
        {words.quantity}
      </label>
      <input
        id={quantityId}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.quantityMax}
        step={1}
        defaultValue={1}
        required
        className={controlLook}
      />
      <button type="submit" disabled={isAdding} className={buttonLook("primary")}>
        {isAdding ? words.adding : words.add}
      </button>
      <p role="status" className="text-small empty:hidden">
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

function show(price: Price): string {
  const { lang } = document.documentElement;
  return formatMoney(price, isLanguage(lang) ? lang : defaultLanguage);
}
