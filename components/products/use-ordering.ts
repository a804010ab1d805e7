import { useRef, useState } from "react";
import { pageLanguage } from "@/components/layout/page-language";
import { addToCart, type NewItem, type Price, type Told } from "@/store/cart";
import { useShopDispatch } from "@/store/hooks";

/** Putting something into the cart, once a press: at the price the page shows, or a word about another. */
export function useOrdering(price: Price, priceChanged: string) {
  const dispatch = useShopDispatch();
  const [seen, setSeen] = useState(price);
  const [message, setMessage] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  // State is a render late: two clicks in one frame would both find the button free.
  const isBusy = useRef(false);

  async function order(item: NewItem, added: Pick<Told, "note" | "upgradeKind">): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsAdding(true);
    setMessage("");
    const { amount: priceSeen, currency } = seen;
    const told = { ...added, priceChanged, language: pageLanguage() };
    const result = await dispatch(addToCart({ ...item, priceSeen, currencySeen: currency.code }, told));
    if (result.price) setSeen(result.price);
    setMessage(result.message);
    setIsAdding(false);
    isBusy.current = false;
  }
  return { order, message, isAdding };
}
