"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { focusablePageHeading } from "@/components/ui/page-heading";
import { Button } from "@/components/ui/button";
import { removeItems } from "@/store/api/orders/change-cart";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { nameLines } from "@/components/orders/cart/name-lines";
import type { CartLine } from "@/components/orders/cart/use-cart";
import { compactLines } from "@/lib/domain/orders/compact-lines";
import { LineDetails } from "@/components/orders/checkout/summary/line-details";
import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";

/** Lines not sold in the delivery country, which block the order, with buttons to remove them. */
export function UnavailableLines({ cart }: { readonly cart: Pick<CheckoutCart, "items"> }) {
  const t = useTranslator("checkout.review");

  const dispatch = useShopDispatch();
  const failure = useShopSelector((shop) => shop.cart.error);
  const [removing, setRemoving] = useState<number>();
  const tCart = useTranslator("cart.content");
  const unavailable = compactLines(cart.items.filter(({ isSoldThere }) => !isSoldThere));

  async function remove({ newest, items }: CartLine) {
    if (removing !== undefined) return;
    setRemoving(newest.id);
    const isRemoved = await dispatch(removeItems(items.map(({ id }) => id)));
    setRemoving(undefined);
    if (isRemoved) focusablePageHeading()?.focus();
  }

  if (unavailable.length === 0) return null;
  return (
    <section
      aria-labelledby="unsold"
      className="grid gap-3 rounded-box border border-affected bg-affected-soft px-4 py-3"
    >
      <h2 id="unsold" className="text-title-3">
        {t("unsoldTitle")}
      </h2>
      <FormFailure message={failure ?? undefined} />
      <ul className="grid gap-3">
        {nameLines(unavailable, tCart).map(({ line, name }) => (
          <li key={line.newest.id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <p>{t("unsold", { name: line.newest.product.name })}</p>
              <LineDetails item={line.newest} />
            </div>
            <Button
              kind="secondary"
              aria-label={t("removeNamed", { name })}
              pending={removing === line.newest.id && t("removing")}
              onClick={() => void remove(line)}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
