import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import { ProductList } from "./product-list";

interface BestSellersProps {
  readonly title: string;
  readonly products: readonly ListedProduct[];
}

/** Renders nothing, not even a heading, where no product is sold. */
export function BestSellers({ title, products }: BestSellersProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="best" className="mt-20">
      <h2 id="best">{title}</h2>
      <ProductList products={products} isBelowFold />
    </section>
  );
}
