import { requestLanguage, translate } from "@/lib/i18n/translate";
import type { RecentProduct } from "@/store/persistence/recent-products";
import { RecentProducts } from "./recent-products-client";

/** Takes its place from the start where this browser has seen products, and none where it has not: nothing moves. */
export function RecentlyViewed({ current }: { readonly current?: RecentProduct }) {
  const t = translate("products");
  return (
    <section aria-labelledby="recent" className="recent-products">
      <h2 id="recent">{t("recent")}</h2>
      <RecentProducts language={requestLanguage()} current={current} />
    </section>
  );
}
