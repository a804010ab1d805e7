import type { ReactNode } from "react";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
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

/** Beside the text where there is room, and in sight while one reads. */
const buyLook = cn(
  cardLook,
  "grid gap-4 desk:sticky desk:top-6 desk:col-start-2 desk:row-span-2 desk:row-start-1",
);

export function ProductView({ product, language, words, buy }: ProductViewProps) {
  return (
    <article className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-x-12">
      <div className="grid gap-4">
        <p>
          <a href={paths.store}>{words("backToStore")}</a>
        </p>
        <h1>{product.name}</h1>
        <p className="max-w-text text-lead text-quiet">{product.summary}</p>
      </div>
      <div className={buyLook}>
        <p className="text-quiet">
          {words("price")}:{" "}
          <strong className="block text-title-1 text-ink tabular-nums">
            {formatMoney(product.price, language)}
          </strong>
        </p>
        {buy}
      </div>
      <div className="grid min-w-0 gap-10">
        <section aria-labelledby="description" className="grid gap-4">
          <h2 id="description">{words("description")}</h2>
          <p className="max-w-text">{product.description}</p>
        </section>
        <ProductFacts product={product} words={words} />
        <ProductTests tests={product.tests} words={words} />
        <ProductBreeds product={product} words={words} />
      </div>
    </article>
  );
}
