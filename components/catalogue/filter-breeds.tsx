import { Button } from "@/components/ui/button";
import { controlLook } from "@/components/ui/field";
import { limits } from "@/lib/config/limits";
import type { Facets } from "@/lib/contract/products/products.types";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { breedName } from "./breed-name";
import { FilterChoice } from "./filter-choice";

interface FilterBreedsProps {
  readonly query: ShelfQuery;
  /** The chosen ones, and those that the text finds, by name. */
  readonly breeds: Facets["breeds"];
  readonly words: Words<"store">;
}

/** Breeds are too many to list: a text finds some, to tick as many of as one likes. */
export function FilterBreeds({ query, breeds, words }: FilterBreedsProps) {
  const { breeds: chosen, breedSearch } = query;
  const unlisted = chosen.filter((id) => !breeds.some((breed) => breed.id === id));
  const isNothing = breedSearch !== "" && breeds.every(({ id }) => chosen.includes(id));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="font-medium">{words("breedsLabel")}</legend>
      <label htmlFor="breed-search" className="text-small">
        {words("breedSearchLabel")}
      </label>
      <div className="flex gap-2">
        <input
          id="breed-search"
          type="search"
          name="breed_search"
          defaultValue={breedSearch}
          maxLength={limits.searchLength}
          className={controlLook}
        />
        <Button type="submit" kind="secondary" className="not-scriptless:hidden">
          {words("breedSearchButton")}
        </Button>
      </div>
      {/* Six rows are seen at once. */}
      <div className="-mx-1 max-h-60 overflow-y-auto px-1">
        {unlisted.map((id) => (
          <FilterChoice
            key={id}
            kind="checkbox"
            name="breeds"
            value={`${id}`}
            label={breedName(id, breeds, words)}
            isChosen
          />
        ))}
        {breeds.map(({ id, name, count }) => (
          <FilterChoice
            key={id}
            kind="checkbox"
            name="breeds"
            value={`${id}`}
            label={name}
            count={count}
            isChosen={chosen.includes(id)}
          />
        ))}
      </div>
      <p role="status" className="text-small text-quiet">
        {isNothing && words("noBreeds")}
      </p>
    </fieldset>
  );
}
