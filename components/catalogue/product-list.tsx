import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/domain/paths";

export interface ProductListProps {
  readonly products: readonly ListedProduct[];
  readonly language: Language;
}

/** The heading's link reaches over its whole card. */
const productLook = cn(
  cardLook,
  "relative flex flex-col gap-2 transition-shadow hover:border-brand hover:shadow-raised " +
    "[&_h3_a]:text-ink [&_h3_a]:no-underline [&_h3_a]:after:absolute [&_h3_a]:after:inset-0 " +
    "[&_h3_a]:after:rounded-box hover:[&_h3_a]:text-brand",
);

/** Stands under a heading of the second level. */
export function ProductList({ products, language }: ProductListProps) {
  return (
    <ul className="grid gap-4 wide:grid-cols-2 desk:grid-cols-3">
      {products.map((product) => (
        <li key={product.id} className={productLook}>
          <h3>
            <a href={paths.product(product)}>{product.name}</a>
          </h3>
          <p className="text-small text-quiet">{product.summary}</p>
          <p className="mt-auto pt-2 text-lead font-bold tabular-nums">
            {formatMoney(product.price, language)}
          </p>
        </li>
      ))}
    </ul>
  );
}
