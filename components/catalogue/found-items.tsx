import type { Language } from "@/lib/config/languages";
import type { ListedBreed } from "@/lib/contract/breeds/breeds.types";
import type { FoundTest, ListedProduct } from "@/lib/contract/products/products.types";
import type { Found, FoundKind } from "@/lib/domain/found";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";
import { ProductList } from "./product-list";

interface WrittenPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** What was found of each kind that was looked for. */
export interface AllFound {
  readonly products?: Found<ListedProduct> | "failed" | undefined;
  readonly breeds?: Found<ListedBreed> | "failed" | undefined;
  readonly tests?: Found<FoundTest> | "failed" | undefined;
  readonly articles?: Found<WrittenPage> | "failed" | undefined;
  readonly help?: Found<WrittenPage> | "failed" | undefined;
}

interface FoundItemsProps {
  readonly kind: FoundKind;
  readonly found: AllFound;
  readonly language: Language;
  readonly words: Words<"search">;
}

const itemsOf = <Item,>(found: Found<Item> | "failed" | undefined): readonly Item[] =>
  found === undefined || found === "failed" ? [] : found.items;

export function FoundItems({ kind, found, language, words }: FoundItemsProps) {
  switch (kind) {
    case "products":
      return <ProductList products={itemsOf(found.products)} language={language} />;
    case "breeds":
      return <Breeds breeds={itemsOf(found.breeds)} words={words} />;
    case "tests":
      return <Tests tests={itemsOf(found.tests)} words={words} />;
    case "articles":
    case "help":
      return <Pages pages={itemsOf(found[kind])} />;
  }
}

const columnsLook = "gap-6 wide:columns-2 desk:columns-3 [&_a]:inline-block [&_a]:py-1";

const animal = (species: SpeciesName, words: Words<"search">) => words(species === "canine" ? "dog" : "cat");

function Breeds({
  breeds,
  words,
}: {
  readonly breeds: readonly ListedBreed[];
  readonly words: Words<"search">;
}) {
  return (
    <ul className={columnsLook}>
      {breeds.map((breed) => (
        <li key={breed.id}>
          <a href={paths.breed(breed)}>{breed.name}</a> ({animal(breed.species.name, words)})
        </li>
      ))}
    </ul>
  );
}

function Tests({ tests, words }: { readonly tests: readonly FoundTest[]; readonly words: Words<"search"> }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 wide:grid-cols-2 desk:grid-cols-3">
      {tests.map(({ code, name, species, gene, product }) => (
        <li key={code}>
          <a href={paths.product(product)} className="inline-block py-1 font-medium">
            {name}
          </a>{" "}
          ({animal(species, words)})
          {gene && <span className="block text-small text-quiet">{words("gene", { gene })}</span>}
        </li>
      ))}
    </ul>
  );
}

function Pages({ pages }: { readonly pages: readonly WrittenPage[] }) {
  return (
    <ul className="grid gap-4 wide:grid-cols-2 desk:grid-cols-3">
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <a href={path} className="inline-block py-1 font-medium">
            {title}
          </a>
          <span className="block text-small text-quiet">{description}</span>
        </li>
      ))}
    </ul>
  );
}
