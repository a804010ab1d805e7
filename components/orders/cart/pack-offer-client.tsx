"use client";

import { useLanguage, useTranslator } from "#use-messages";
import { useBusy } from "@/components/form/use-busy";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/domain/format";
import { replaceItem } from "@/store/api/orders/change-cart";
import { useShopDispatch } from "@/store/hooks";
import type { CartLine } from "./use-cart";

export interface PackOfferProps {
  readonly line: CartLine;
  /** Called with the message for screen readers: the button is gone then. */
  readonly onTaken: (message: string) => void;
}

/** Says when packs cost less than the single kits of a line, and replaces them with one button. */
export function PackOffer({ line: { newest, items, quantity }, onTaken }: PackOfferProps) {
  const language = useLanguage();
  const t = useTranslator("cart.content");
  const dispatch = useShopDispatch();
  const { isBusy, run } = useBusy();
  const offer = newest.packOffer;
  // A changed quantity that is not stored yet has another offer.
  if (!offer || items.length > 1 || offer.count * offer.packSize + offer.rest !== quantity) return null;
  const saved = formatMoney({ amount: offer.saved, currency: newest.currency }, language);
  const { count, rest, packSize } = offer;
  const take = () =>
    run(async () => {
      const body = { productId: newest.product.id, quantity, packProductId: offer.product.id };
      if (await dispatch(replaceItem(newest.id, body))) onTaken(t("packTaken", { saved }));
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box bg-clear-soft px-4 py-3">
      <p className="text-small">
        {t("packOffer", { count, rest, packSize, quantity })}{" "}
        <b className="text-clear">{t("packSaving", { saved })}</b>
      </p>
      <Button kind="secondary" onClick={() => void take()} pending={isBusy && t("packTaking")}>
        {t("packTake", { count })}
      </Button>
    </div>
  );
}
