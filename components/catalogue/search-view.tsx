import type { Language } from "@/lib/config/languages";
import { buttonLook } from "@/components/ui/button-look";
import { limits } from "@/lib/config/limits";
import type { ListedBreed } from "@/lib/contract/breeds.types";
import type { ListedProduct } from "@/lib/contract/products.types";
import { paths } from "@/lib/domain/paths";
import { plainShelf, shelfHref } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { ProductList } from "./product-list";
import { searchFieldLook, searchRowLook } from "./search-row";

const breedListLook = "gap-6 wide:columns-2 desk:columns-3 [&_a]:inline-block [&_a]:py-1";

interface Found {
  readonly shelf: { readonly products: readonly ListedProduct[]; readonly count: number };
  readonly breeds: readonly ListedBreed[];
  readonly breedCount: number;
}

interface SearchViewProps {
  readonly search: string;
  readonly found: Found | undefined;
  readonly language: Language;
  readonly words: Words<"search">;
}

export function SearchView({ search, found, language, words }: SearchViewProps) {
  const isNothing = found && found.shelf.count + found.breedCount === 0;
  return (
    <div className="grid gap-8">
      <h1>{search ? words("titleFor", { search }) : words("title")}</h1>
      <SearchForm search={search} words={words} />
      {found === undefined && <p>{words("bare")}</p>}
      {isNothing && (
        <p role="status">
          {words("nothing")} {words("nothingHint")}
        </p>
      )}
      {found && found.shelf.count > 0 && (
        <FoundProducts search={search} shelf={found.shelf} language={language} words={words} />
      )}
      {found && found.breedCount > 0 && <FoundBreeds found={found} words={words} />}
    </div>
  );
}

function SearchForm({ search, words }: Pick<SearchViewProps, "search" | "words">) {
  return (
    <form action={paths.search} method="get" role="search">
      <div className={searchRowLook}>
        <label htmlFor="search" className="font-medium">
          {words("label")}
        </label>
        <div className="flex gap-2">
          <input
            id="search"
            type="search"
            name="q"
            required
            defaultValue={search}
            maxLength={limits.searchLength}
            className={searchFieldLook}
            placeholder={words("hint")}
          />
          <button type="submit" className={buttonLook("primary")}>
            {words("button")}
          </button>
        </div>
      </div>
    </form>
  );
}

type FoundProductsProps = Pick<SearchViewProps, "search" | "language" | "words"> & Pick<Found, "shelf">;

function FoundProducts({ search, shelf, language, words }: FoundProductsProps) {
  const { products, count } = shelf;
  return (
    <section aria-labelledby="products" className="grid gap-4">
      <h2 id="products">{words("products")}</h2>
      <p role="status">{words("productCount", { count })}</p>
      <ProductList products={products} language={language} />
      {products.length < count && (
        <p>
          <a href={shelfHref(paths.store, { ...plainShelf, search })}>{words("allProducts", { count })}</a>
        </p>
      )}
    </section>
  );
}

function FoundBreeds({ found, words }: { readonly found: Found; readonly words: Words<"search"> }) {
  const { breeds, breedCount: count } = found;
  return (
    <section aria-labelledby="breeds" className="grid gap-4">
      <h2 id="breeds">{words("breeds")}</h2>
      <p role="status">
        {breeds.length < count
          ? words("breedsShown", { shown: breeds.length, count })
          : words("breedCount", { count })}
      </p>
      <ul className={breedListLook}>
        {breeds.map((breed) => (
          <li key={breed.id}>
            <a href={paths.breed(breed)}>{breed.name}</a> (
            {words(breed.species.name === "canine" ? "dog" : "cat")})
          </li>
        ))}
      </ul>
    </section>
  );
}
