import type { ReactNode } from "react";
import { Drawing } from "@/components/content/drawing";
import type { Language } from "@/lib/config/languages";
import type { Product } from "@/lib/contract/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { pictures } from "@/lib/domain/pictures";
import type { Words } from "@/lib/domain/words";
import { InheritanceSquare } from "./inheritance-square";
import { ProductBreeds } from "./product-breeds";
import { ProductBundles, Saving } from "./product-bundles";
import { ProductFacts } from "./product-facts";
import { ProductParentage } from "./product-parentage";
import { ProductTests } from "./product-tests";

interface ProductViewProps {
  readonly product: Product;
  readonly language: Language;
  readonly words: Words<"product">;
  /** How it is bought: the only part that needs a script. */
  readonly buy?: ReactNode;
}

export function ProductView({ product, language, words, buy }: ProductViewProps) {
  const said = { language, words };
  const [only, ...others] = product.tests;
  return (
    <article>
      <div className="grid gap-8 desk:grid-cols-2">
        <Drawing src={pictures.product(product)} kind="product" className="w-full self-start rounded-box" />
        <div>
          <h1>{product.name}</h1>
          <p className="mt-3 text-lead text-quiet">{product.summary}</p>
          <p className="mt-4 text-quiet">
            {words("price")}:{" "}
            <strong className="text-title-2 text-ink tabular-nums">
              {formatMoney(product.price, language)}
            </strong>
          </p>
          <Saving singly={product.singly} kind={product.packSize > 1 ? "pieces" : "tests"} {...said} />
          {buy}
        </div>
      </div>
      <section aria-labelledby="description" className="mt-12 max-w-text">
        <h2 id="description">{words("description")}</h2>
        <p className="mt-2">{product.description}</p>
      </section>
      <ProductFacts product={product} words={words} />
      <ProductParentage product={product} words={words} />
      <ProductTests tests={product.tests} words={words} />
      {only && others.length === 0 && <InheritanceSquare inheritance={only.inheritance} words={words} />}
      <ProductBundles bundles={product.bundles} {...said} />
      <ProductBreeds product={product} words={words} />
    </article>
  );
}
