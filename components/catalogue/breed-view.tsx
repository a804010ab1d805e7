import type { Language } from "@/lib/config/languages";
import type { Breed } from "@/lib/contract/breeds.types";
import type { ListedProduct } from "@/lib/contract/products.types";
import { paths } from "@/lib/domain/paths";
import { plainShelf, shelfHref } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { BreedFacts } from "./breed-facts";
import { ProductList } from "./product-list";

interface BreedViewProps {
  readonly breed: Breed;
  readonly shelf: { readonly products: readonly ListedProduct[]; readonly count: number };
  readonly language: Language;
  readonly words: Words<"breed">;
}

export function BreedView({ breed, shelf, language, words }: BreedViewProps) {
  const { name, species } = breed;
  const { products, count } = shelf;
  const shown = products.length;
  return (
    <article>
      <h1>{words("title", { name })}</h1>
      <p className="mt-3 max-w-text text-lead text-quiet">{words("intro", { name })}</p>
      <BreedFacts breed={breed} words={words} />
      <section aria-labelledby="products" className="mt-12">
        <h2 id="products">{words("products", { name })}</h2>
        {shown === 0 && <p>{words("empty")}</p>}
        {shown > 0 && <p>{shown < count ? words("shown", { shown, count }) : words("all", { count })}</p>}
        <ProductList products={products} language={language} />
        <p>
          <a href={shelfHref(paths.store, { ...plainShelf, species: species.name })}>{words("seeStore")}</a>
        </p>
      </section>
    </article>
  );
}
