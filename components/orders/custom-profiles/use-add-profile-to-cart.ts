import { useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { useBusy } from "@/components/form/use-busy";
import { addToCartMessage } from "@/components/shop/public/use-add-to-cart";
import { failureMessage } from "@/store/api/failure-message";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import type { CustomProfile } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { addToCart } from "@/store/api/orders/add-to-cart";
import { useShopDispatch } from "@/store/hooks";
import type { TestList } from "./test-list";
import type { Builder } from "./use-builder";

/** Saves the chosen tests as a profile and adds it to the cart at the displayed price. */
export function useAddProfileToCart({ save, price }: Builder, currency: TestList["currency"]) {
  const t = useTranslator("customProfiles.summary");
  const formMessages = useMessages("form");
  const dispatch = useShopDispatch();
  const [message, setMessage] = useState<string>();
  const { isBusy, run } = useBusy();

  async function add(): Promise<void> {
    setMessage(undefined);
    const saved = await dispatch(save());
    const { failure } = customProfilesRoutes.addItems;
    if (!saved.ok) return setMessage(failureMessage(saved.error, { messages: formMessages, failure }));
    const item = profileCartItem(saved.data, { amount: price.amount, currency });
    const added = await dispatch(addToCart(item));
    setMessage(await addToCartMessage(added, (newPrice) => t("priceChanged", { price: newPrice })));
  }

  return { isAdding: isBusy, message, add: () => run(add) };
}

export function profileCartItem(
  { id, productId }: CustomProfile,
  seen: { readonly amount: string; readonly currency: { readonly code: string } },
) {
  const prices = { priceSeen: seen.amount, currencySeen: seen.currency.code };
  return { productId, quantity: 1, metaData: { customProfileId: id }, ...prices };
}
