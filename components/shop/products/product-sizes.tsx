import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";

interface ProductSizesProps {
  readonly product: Product;
}

/** The sizes of a product, each with its price per kit. Every size has its own page ([decision 110]). */
export function ProductSizes({ product }: ProductSizesProps) {
  const language = requestLanguage();
  const t = translate("products");
  const { id, sizes, packSize, isForAllBreeds } = product;
  if (sizes.length === 0) return null;
  return (
    <nav aria-labelledby="sizes" className="mt-8">
      <h2 id="sizes" className="text-title-3">
        {t(packSize > 1 ? "sizes.titlePack" : "sizes.title")}
      </h2>
      {!isForAllBreeds && sizes.some((size) => size.isForAllBreeds) && (
        <p className="mt-1 text-small text-quiet">{t("sizes.anyBreed")}</p>
      )}
      <ul className="size-list mt-3">
        {sizes.map((size) => (
          <li key={size.id}>
            <Link href={paths.product(size)} aria-current={size.id === id ? "page" : undefined}>
              {t("sizes.count", { count: size.packSize })}
            </Link>
            <span>{t("sizes.each", { price: formatMoney(size.each, language) })}</span>
            {size.saved && <b>{t("sizes.save", { saved: formatMoney(size.saved, language) })}</b>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
