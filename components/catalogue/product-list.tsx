import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/domain/paths";

export interface ProductListProps {
  readonly products: readonly ListedProduct[];
  readonly language: Language;
}

/** Stands under a heading of the second level. */
export function ProductList({ products, language }: ProductListProps) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <h3>
            <a href={paths.product(product)}>{product.name}</a>
          </h3>
          <p>{product.summary}</p>
          <p>{formatMoney(product.price, language)}</p>
        </li>
      ))}
    </ul>
  );
}
