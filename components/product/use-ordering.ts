import { useRef, useState } from "react";
import { pageLanguage } from "@/components/layout/page-language";
import { formatMoney } from "@/lib/domain/format";
import type { AddedWith, AddResult, NewItem } from "@/store/api/change-cart";
import { addToCart } from "@/store/cart";
import { useShopDispatch } from "@/store/hooks";

export interface Price {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

/** Putting something into the cart, once a press: at the price the page shows, or a word about another. */
export function useOrdering(price: Price, priceChanged: string) {
  const dispatch = useShopDispatch();
  const [seen, setSeen] = useState(price);
  const [message, setMessage] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  // State is a render late: two clicks in one frame would both find the button free.
  const isBusy = useRef(false);

  async function order(item: NewItem, added?: AddedWith): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsAdding(true);
    setMessage("");
    const { amount: priceSeen, currency } = seen;
    const result = await dispatch(addToCart({ ...item, priceSeen, currencySeen: currency.code }, added));
    const newPrice = newPriceOf(result);
    if (newPrice) setSeen(newPrice);
    setMessage(
      newPrice
        ? priceChanged.replace("{price}", () => formatMoney(newPrice, pageLanguage()))
        : refusalOf(result),
    );
    setIsAdding(false);
    isBusy.current = false;
  }
  return { order, message, isAdding };
}

function newPriceOf(result: AddResult): Price | undefined {
  return result.ok && result.item.priceChanged ? (result.item.price ?? undefined) : undefined;
}

/** Field messages have been toasted; whatever else was said stands here as long as it matters. */
function refusalOf(result: AddResult): string {
  return result.ok || result.error.kind === "fields" ? "" : result.error.message;
}
