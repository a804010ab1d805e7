import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { mostCompared } from "@/lib/config/shop/catalogue";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";

interface ProductRelatedProps {
  readonly product: Pick<Product, "id" | "related">;
}

/** Links without pictures or script: the page has a size limit. */
export function ProductRelated({ product: { id, related } }: ProductRelatedProps) {
  const language = requestLanguage();
  const t = translate("products");
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 max-w-text">
      <h2 id="related">{t("related")}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {related.map((other) => (
          <li key={other.id} className="flex justify-between gap-4 py-3">
            <Link href={paths.product(other)}>{other.name}</Link>
            <span className="tabular-nums">{formatMoney(other.price, language)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link href={paths.compare([id, ...related.map((other) => other.id)].slice(0, mostCompared))}>
          {t("compareRelated")}
        </Link>
      </p>
    </section>
  );
}
