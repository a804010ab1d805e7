import type { ReactNode } from "react";
import { Illustration } from "@/components/shop/public/illustration";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/pictures";

export interface ProductListProps<Listed extends ListedProduct> {
  readonly products: readonly Listed[];
  readonly language: Language;
  /** Fewer columns: the list has filters beside it. */
  readonly isNarrow?: boolean;
  /** Shown below the price. */
  readonly renderNote?: (product: Listed) => ReactNode;
}

/** Belongs under an h2. The whole card is clickable; only the name is the link. */
export function ProductList<Listed extends ListedProduct>(props: ProductListProps<Listed>) {
  const { products, language, isNarrow = false, renderNote } = props;
  return (
    <ul
      className={cn("mt-4 grid gap-4 wide:grid-cols-2", isNarrow ? "full:grid-cols-3" : "desk:grid-cols-4")}
    >
      {products.map((product, index) => (
        <li
          key={product.id}
          className="relative flex flex-col overflow-hidden rounded-box bg-card shadow-raised transition-shadow hover:shadow-over"
        >
          <Illustration src={pictures.product(product)} kind="product" isLazy={index > 0} />
          <div className="flex grow flex-col p-4">
            <h3>
              <a
                href={paths.product(product)}
                lang={langAttribute(product.language, language)}
                className="text-ink no-underline after:absolute after:inset-0 hover:text-brand hover:underline"
              >
                {product.name}
              </a>
            </h3>
            <p
              lang={langAttribute(product.language, language)}
              className="mt-1 line-clamp-3 text-small text-quiet"
            >
              {product.summary}
            </p>
            <p className="mt-auto pt-3 text-lead font-semibold tabular-nums">
              {formatMoney(product.price, language)}
            </p>
            {renderNote?.(product)}
          </div>
        </li>
      ))}
    </ul>
  );
}
