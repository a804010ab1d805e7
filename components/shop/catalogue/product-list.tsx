import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import { ProductCard } from "./product-card";

export interface ProductListProps<Listed extends ListedProduct> {
  readonly products: readonly Listed[];
  /** Fewer columns: the list has filters beside it. */
  readonly isNarrow?: boolean;
  /** Shown below the price. */
  readonly renderNote?: (product: Listed) => ReactNode;
}

export function ProductList<Listed extends ListedProduct>(props: ProductListProps<Listed>) {
  const { products, isNarrow = false, renderNote } = props;
  return (
    <ul
      className={cn("mt-4 grid gap-4 wide:grid-cols-2", isNarrow ? "full:grid-cols-3" : "desk:grid-cols-4")}
    >
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isLazy={index > 0}>
          {renderNote?.(product)}
        </ProductCard>
      ))}
    </ul>
  );
}
