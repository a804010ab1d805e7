import { translate } from "@/lib/i18n/translate";
import { testTypes } from "@/lib/config/shop/categories";
import type { CategoryQuery } from "@/lib/domain/shop/category-query";
import { RecentlyViewed } from "@/components/shop/public/recently-viewed";
import { NoResults } from "./no-results";
import { type BrowserResults, ProductBrowser } from "./product-browser";

interface StoreViewProps {
  readonly base: string;
  readonly query: CategoryQuery;
  readonly found: BrowserResults;
}

/** The store, for both its static and its dynamic version. */
export function StoreView({ base, query, found }: StoreViewProps) {
  const t = translate("store");
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="mt-2 max-w-text text-lead text-quiet max-wide:sr-only">{t("intro")}</p>
      <ProductBrowser
        base={base}
        query={query}
        found={found}
        types={testTypes}
        hasSpecies
        scope="visitor"
        empty={<NoResults base={base} query={query} />}
      />
      <RecentlyViewed />
    </>
  );
}
