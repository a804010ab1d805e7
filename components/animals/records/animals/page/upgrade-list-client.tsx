"use client";

import { useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { useAddToCart } from "@/components/shop/public/use-add-to-cart";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatMoney } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Upgrades } from "./animal-types";

interface UpgradeListProps {
  readonly animalId: number;
  readonly upgrades: Upgrades;
}

/** What can be ordered on the sample that the laboratory has. */
export function UpgradeList({ animalId, upgrades }: UpgradeListProps) {
  const t = useTranslator("animals.page");
  return (
    <section aria-labelledby="upgrades" className="grid gap-3">
      <div>
        <h2 id="upgrades">{t("upgrades")}</h2>
        <p className="text-quiet">{t("upgradesHint", { barcode: formatBarcode(upgrades.barcode) })}</p>
      </div>
      <ul className="grid grid-cols-1 gap-3 desk:grid-cols-3">
        {upgrades.results.map((upgrade) => (
          <li key={upgrade.id} className={cn(cardStyles, "grid content-between gap-3")}>
            <Upgrade animalId={animalId} upgrade={upgrade} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UpgradeProps extends Omit<UpgradeListProps, "upgrades"> {
  readonly upgrade: Upgrades["results"][number];
}

function Upgrade({ animalId, upgrade }: UpgradeProps) {
  const language = useLanguage();

  const t = useTranslator("animals.page");
  const [isAdded, setIsAdded] = useState(upgrade.isInCart);
  const { id, name, summary, price, upgradeKind } = upgrade;
  const { add, message, isAdding } = useAddToCart(price, (next) => t("priceChanged", { price: next }));
  const metaData = {
    isUpgradeTests: upgradeKind !== "full-breed",
    isUpgradeFullbreed: upgradeKind === "full-breed",
    animalId,
  };
  async function submit() {
    if (await add({ productId: id, quantity: 1, metaData }, { upgradeKind })) setIsAdded(true);
  }
  return (
    <>
      <div className="grid gap-1">
        <h3 className="text-title-3 wrap-anywhere">{name}</h3>
        <p className="text-small text-quiet">{summary}</p>
      </div>
      <div className="grid gap-2">
        <p className="text-lead font-semibold tabular-nums">{formatMoney(price, language)}</p>
        {!isAdded && (
          <Button
            kind="secondary"
            aria-label={t("addUpgradeNamed", { product: name })}
            pending={isAdding && t("adding")}
            onClick={() => void submit()}
          >
            {t("addUpgrade")}
          </Button>
        )}
        <p role="status" className={cn(isAdded && "font-medium text-clear", "empty:hidden")}>
          {message || (isAdded && t("inCart"))}
        </p>
      </div>
    </>
  );
}
