import { useRef, useState } from "react";
import { failureOf, type SendingWords } from "@/components/form/failure-words";
import type { Language } from "@/lib/config/languages";
import { customProfilesRoutes } from "@/lib/contract/custom-profiles/custom-profiles.routes";
import type { CustomProfile } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { addToCart } from "@/store/cart";
import { useShopDispatch } from "@/store/hooks";
import type { BuilderWords } from "./custom-words";
import type { TestList } from "./test-groups";
import type { Builder } from "./use-builder";

interface Shown {
  readonly currency: TestList["currency"];
  readonly language: Language;
  readonly words: Pick<BuilderWords["summary"], "priceChanged">;
  readonly sendingWords: SendingWords;
}

/** Saves what is chosen and puts that into the cart, at the price that is shown. */
export function useAddProfile({ save, price }: Builder, { currency, language, words, sendingWords }: Shown) {
  const dispatch = useShopDispatch();
  const [isAdding, setIsAdding] = useState(false);
  const [message, setMessage] = useState<string>();
  // State is a render late: two clicks in one frame would both find the button free.
  const isBusy = useRef(false);

  async function addOnce(): Promise<string | undefined> {
    let kept: CustomProfile | undefined;
    const keeping = save((profile) => {
      kept = profile;
      return { profile: profile.id };
    });
    const error = await dispatch(keeping);
    const { failure: failed } = customProfilesRoutes.addItems;
    if (error) return failureOf(error, { words: sendingWords, failed });
    if (kept === undefined) return failed;
    const item = profileItem(kept, { amount: price.amount, currency });
    const { message: said } = await dispatch(addToCart(item, { priceChanged: words.priceChanged, language }));
    return said;
  }

  return {
    isAdding,
    message,
    add: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsAdding(true);
      setMessage(undefined);
      setMessage(await addOnce());
      setIsAdding(false);
      isBusy.current = false;
    },
  };
}

export function profileItem(
  { id, productId }: CustomProfile,
  seen: { readonly amount: string; readonly currency: { readonly code: string } },
) {
  const prices = { priceSeen: seen.amount, currencySeen: seen.currency.code };
  return { productId, quantity: 1, metaData: { customProfileId: id }, ...prices };
}
