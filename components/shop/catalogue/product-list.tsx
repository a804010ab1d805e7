import type { ReactNode } from "react";
import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import { ProductCard } from "./product-card";

export interface ProductListProps<Listed extends ListedProduct> {
  readonly products: readonly Listed[];
  /** The list is below the fold: all its pictures are lazy. */
  readonly isBelowFold?: boolean;
  /** Shown below the price. */
  readonly renderNote?: (product: Listed) => ReactNode;
}

export function ProductList<Listed extends ListedProduct>(props: ProductListProps<Listed>) {
  const { products, isBelowFold = false, renderNote } = props;
  return (
    <ul className="mt-4 grid gap-4 wide:grid-cols-2 desk:grid-cols-4">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isLazy={isBelowFold || index > 0}>
          {renderNote?.(product)}
        </ProductCard>
      ))}
    </ul>
  );
}
