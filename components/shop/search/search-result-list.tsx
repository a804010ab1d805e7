import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { translate } from "@/lib/i18n/translate";
import type { ListedBreed } from "@/lib/contract/shop/breeds/breeds.types";
import type { FoundTest, ListedProduct } from "@/lib/contract/shop/products/products.types";
import type { SearchKind, SearchResults } from "@/lib/domain/shop/search-kinds";
import { breedPicture } from "@/lib/domain/shop/breed-picture";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import type { Translator } from "@/lib/i18n/translator";
import { ProductList } from "@/components/shop/catalogue/product-list";

interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Results of each kind that was searched; `failed` where a part could not be read. */
export interface ResultsByKind {
  readonly tasks?: SearchResults<FoundPage> | "failed" | undefined;
  readonly products?: SearchResults<ListedProduct> | "failed" | undefined;
  readonly breeds?: SearchResults<ListedBreed> | "failed" | undefined;
  readonly tests?: SearchResults<FoundTest> | "failed" | undefined;
  readonly articles?: SearchResults<FoundPage> | "failed" | undefined;
  readonly help?: SearchResults<FoundPage> | "failed" | undefined;
}

interface SearchResultListProps {
  readonly kind: SearchKind;
  readonly found: ResultsByKind;
}

const itemsOf = <Item,>(found: SearchResults<Item> | "failed" | undefined): readonly Item[] =>
  found === undefined || found === "failed" ? [] : found.items;

export function SearchResultList({ kind, found }: SearchResultListProps) {
  switch (kind) {
    case "products":
      return <ProductList products={itemsOf(found.products)} />;
    case "breeds":
      return <Breeds breeds={itemsOf(found.breeds)} />;
    case "tests":
      return <Tests tests={itemsOf(found.tests)} />;
    case "tasks":
      return <Tasks tasks={itemsOf(found.tasks)} />;
    case "articles":
    case "help":
      return <Pages pages={itemsOf(found[kind])} />;
  }
}

const columnStyles = "gap-6 wide:columns-2 desk:columns-3 [&_a]:inline-block [&_a]:py-1";

const speciesLabel = (species: SpeciesName, t: Translator<"search">) =>
  t(species === "canine" ? "dog" : "cat");

function Breeds({ breeds }: { readonly breeds: readonly ListedBreed[] }) {
  const t = translate("search");
  return (
    <ul className={columnStyles}>
      {breeds.map((breed) => (
        <li key={breed.id}>
          <img
            src={breedPicture(breed.species.name, breed.id)}
            alt=""
            width={32}
            height={32}
            loading="lazy"
            className="mr-2 inline-block size-8 align-middle"
          />
          <Link href={paths.breed(breed)}>{breed.name}</Link> ({speciesLabel(breed.species.name, t)})
        </li>
      ))}
    </ul>
  );
}

function Tests({ tests }: { readonly tests: readonly FoundTest[] }) {
  const t = translate("search");
  return (
    <ul className="grid gap-x-6 gap-y-3 wide:grid-cols-2 desk:grid-cols-3">
      {tests.map(({ code, name, species, gene }) => (
        <li key={code}>
          <Link href={paths.test(code)} className="inline-block py-1 font-medium">
            {name}
          </Link>{" "}
          ({speciesLabel(species, t)})
          {gene && <span className="block text-small text-quiet">{t("gene", { gene })}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Cards, because they are the first results and often the answer. */
function Tasks({ tasks }: { readonly tasks: readonly FoundPage[] }) {
  return (
    <ul className="grid gap-4 wide:grid-cols-2 desk:grid-cols-3">
      {tasks.map(({ path, title, description }) => (
        <li key={path} className={cn(cardStyles, "relative grid content-start gap-1 hover:border-brand")}>
          <Link href={path} className="text-lead font-semibold after:absolute after:inset-0">
            {title}
          </Link>
          <span className="text-quiet">{description}</span>
        </li>
      ))}
    </ul>
  );
}

function Pages({ pages }: { readonly pages: readonly FoundPage[] }) {
  return (
    <ul className="grid gap-4 wide:grid-cols-2 desk:grid-cols-3">
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <Link href={path} className="inline-block py-1 font-medium">
            {title}
          </Link>
          <span className="block text-small text-quiet">{description}</span>
        </li>
      ))}
    </ul>
  );
}
