import type { ReactNode } from "react";
import type { Language } from "@/lib/config/languages";
import type { Product } from "@/lib/contract/products.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";
import { ProductBreeds } from "./product-breeds";
import { ProductFacts } from "./product-facts";
import { ProductTests } from "./product-tests";

interface ProductViewProps {
  readonly product: Product;
  readonly language: Language;
  readonly words: Words<"product">;
  /** How it is bought: the only part that needs a script. */
  readonly buy?: ReactNode;
}

export function ProductView({ product, language, words, buy }: ProductViewProps) {
  return (
    <article>
      <p>
        <a href={paths.store}>{words("backToStore")}</a>
      </p>
      <h1>{product.name}</h1>
      <p>{product.summary}</p>
      <p>
        {words("price")}: <strong>{formatMoney(product.price, language)}</strong>
      </p>
      {buy}
      <section aria-labelledby="description">
        <h2 id="description">{words("description")}</h2>
        <p>{product.description}</p>
      </section>
      <ProductFacts product={product} words={words} />
      <ProductTests tests={product.tests} words={words} />
      <ProductBreeds product={product} words={words} />
    </article>
  );
}
