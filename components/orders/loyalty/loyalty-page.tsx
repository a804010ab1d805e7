import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { loyaltyRate } from "@/lib/config/orders/loyalty";
import { storeCurrencies, type Store } from "@/lib/config/markets/markets";
import { paths } from "@/lib/navigation/paths";

/** Static part of the page, displayed while the points are loading. */
export function LoyaltyPage({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  const t = translate("loyalty");
  const currency = storeCurrencies[store];
  const { unitsPerPoint } = loyaltyRate(currency);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-3">
        <h1>{t("title")}</h1>
        <p className="max-w-text text-lead text-quiet">
          {t("intro", { amount: `${currency} ${unitsPerPoint}` })}
        </p>
        <p>
          <Link href={paths.pages.loyalty}>{t("how")}</Link>
        </p>
      </div>
      {children}
    </div>
  );
}
