"use client";

import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { focusablePageHeading } from "@/components/layout/page-heading";
import { Button } from "@/components/ui/button";
import { removeItems } from "@/store/api/change-cart";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import type { CheckoutCart } from "@/components/checkout/checkout-cart";
import type { Translator } from "@/lib/i18n/translator";

interface UnavailableLinesProps {
  readonly cart: Pick<CheckoutCart, "items">;
  readonly t: Translator<"checkout">;
}

/** Items not sold in the delivery country, which block the order, with buttons to remove them. */
export function UnavailableLines({ cart, t }: UnavailableLinesProps) {
  const dispatch = useShopDispatch();
  const failure = useShopSelector((shop) => shop.cart.error);
  const [removing, setRemoving] = useState<number>();
  const unavailable = cart.items.filter(({ isSoldThere }) => !isSoldThere);

  async function remove(id: number) {
    if (removing !== undefined) return;
    setRemoving(id);
    const isRemoved = await dispatch(removeItems([id]));
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
        {t("review.unsoldTitle")}
      </h2>
      <FormFailure message={failure ?? undefined} />
      <ul className="grid gap-3">
        {unavailable.map(({ id, product: { name } }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">{t("review.unsold", { name })}</p>
            <Button
              kind="secondary"
              aria-label={t("review.removeNamed", { name })}
              pending={removing === id && t("review.removing")}
              onClick={() => void remove(id)}
            >
              {t("review.remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
