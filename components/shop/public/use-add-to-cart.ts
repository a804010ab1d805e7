import { messageOf } from "@/store/api/call-error";
import { useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { pageLanguage } from "@/lib/i18n/page-language";
import { addToCart, type AddOptions } from "@/store/api/orders/add-to-cart";
import type { AddedItem, NewItem } from "@/store/api/orders/add-to-cart-types";
import type { CallResult } from "@/store/api/call-types";
import { useShopDispatch } from "@/store/hooks";

export interface DisplayedPrice {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

/**
 * Adds items to the cart at the displayed price, one request at a time. `message` is what to display beside the button:
 * a changed price, made by `priceChanged`, or why the cart refused the item. `add` returns whether the item was added, and
 * undefined while another request is under way.
 */
export function useAddToCart(
  price: DisplayedPrice,
  priceChanged: (price: string) => string | Promise<string>,
) {
  const dispatch = useShopDispatch();
  const [displayed, setDisplayed] = useState(price);
  const [message, setMessage] = useState("");
  const { isBusy, run } = useBusy();

  async function send(item: NewItem, options: AddOptions | undefined): Promise<boolean> {
    setMessage("");
    const seen = { priceSeen: displayed.amount, currencySeen: displayed.currency.code };
    const result = await dispatch(addToCart({ ...item, ...seen }, options));
    const newPrice = newPriceOf(result);
    if (newPrice) setDisplayed(newPrice);
    setMessage(await addToCartMessage(result, priceChanged));
    return result.ok;
  }
  const add = (item: NewItem, options?: AddOptions) => run(() => send(item, options));
  return { add, message, isAdding: isBusy };
}

/** A changed price or the reason of a failure; empty when there is nothing to say. */
export async function addToCartMessage(
  result: CallResult<AddedItem>,
  priceChanged: (price: string) => string | Promise<string>,
): Promise<string> {
  const newPrice = newPriceOf(result);
  return newPrice ? priceChanged(await priceText(newPrice)) : failureOf(result);
}

/** Formatting is loaded on demand: it is rarely needed here, and would be part of every product page. */
async function priceText(price: DisplayedPrice): Promise<string> {
  const loaded = await import("@/lib/domain/format").catch(() => undefined);
  return loaded ? loaded.formatMoney(price, pageLanguage()) : `${price.currency.code} ${price.amount}`;
}

function newPriceOf(result: CallResult<AddedItem>): DisplayedPrice | undefined {
  return result.ok && result.data.priceChanged ? (result.data.price ?? undefined) : undefined;
}

/** Field messages have already been displayed as toasts. */
function failureOf(result: CallResult<AddedItem>): string {
  return result.ok || result.error.kind === "fields" ? "" : messageOf(result.error);
}
