"use client";

import { useLanguage, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { useBusy } from "@/components/form/use-busy";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { takeBetterValue } from "@/store/api/orders/change-cart";
import { useShopDispatch } from "@/store/hooks";
import type { CartLine } from "./use-cart";

interface BetterValueProps {
  readonly line: CartLine;
  /** Called with the message for screen readers: the button is gone then. */
  readonly onTaken: (message: string) => void;
}

/** Says when a product contains the tests of a custom profile for less, and replaces the profile with one button. */
export function BetterValue({ line: { newest }, onTaken }: BetterValueProps) {
  const language = useLanguage();
  const t = useTranslator("cart.content");
  const dispatch = useShopDispatch();
  const { isBusy, run } = useBusy();
  const offer = newest.betterValue;
  if (!offer) return null;
  const { product, moreCount } = offer;
  const { name } = product;
  const saved = formatMoney(offer.saved, language);
  const take = () =>
    run(async () => {
      const choice = { itemId: newest.id, productId: newest.product.id, betterProductId: product.id };
      if (await dispatch(takeBetterValue(choice))) onTaken(t("betterTaken", { name, saved }));
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box bg-clear-soft px-4 py-3">
      <p className="text-small">
        <Link href={paths.product(product)}>{name}</Link>{" "}
        {t("betterOffer", { price: formatMoney(offer.price, language), count: moreCount })}{" "}
        <b className="text-clear">{t("packSaving", { saved })}</b>
      </p>
      <Button kind="secondary" onClick={() => void take()} pending={isBusy && t("packTaking")}>
        {t("betterTake")}
      </Button>
    </div>
  );
}
