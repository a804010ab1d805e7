import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/products/products.types";
import { ProductList } from "./product-list";

interface BestProductsProps {
  readonly title: string;
  readonly products: readonly ListedProduct[];
  readonly language: Language;
}

/** What most people take; where nothing is sold there is no heading over nothing. */
export function BestProducts({ title, products, language }: BestProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="best" className="mt-20">
      <h2 id="best">{title}</h2>
      <ProductList products={products} language={language} />
    </section>
  );
}
