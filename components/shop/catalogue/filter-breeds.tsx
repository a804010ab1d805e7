import { translate } from "@/lib/i18n/translate";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { controlStyles } from "@/components/ui/field";
import { limits } from "@/lib/config/limits";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import { breedPicture } from "@/lib/domain/shop/breed-picture";
import type { CategoryQuery } from "@/lib/domain/shop/category-query";
import { breedFilterLabel } from "./breed-filter-label";
import { FilterOption } from "./filter-option";

interface FilterBreedsProps {
  readonly query: CategoryQuery;
  /** Chosen breeds and those that match the breed search, by name. */
  readonly breeds: Facets["breeds"];
}

/** There are too many breeds to list: a search finds some, and any number of them can be chosen. */
export function FilterBreeds({ query, breeds }: FilterBreedsProps) {
  const t = translate("store");
  const { breeds: chosen, breedSearch } = query;
  const unlisted = chosen.filter((id) => !breeds.some((breed) => breed.id === id));
  const hasNoMatch = breedSearch !== "" && breeds.every(({ id }) => chosen.includes(id));
  return (
    <fieldset className="filter-group desk:basis-full">
      <legend>{t("breedsLabel")}</legend>
      <div className="flex items-center gap-2 max-desk:basis-full">
        <label htmlFor="breed-search" className="shrink-0 text-small font-medium">
          {t("breedSearchLabel")}
        </label>
        <input
          id="breed-search"
          type="search"
          name="breed_search"
          defaultValue={breedSearch}
          maxLength={limits.searchLength}
          placeholder={t("breedSearchHint")}
          className={cn(controlStyles, "desk:min-w-64")}
        />
        <Button
          type="submit"
          kind="secondary"
          aria-label={t("breedSearchLabel")}
          className="not-scriptless:hidden"
        >
          {t("breedSearchButton")}
        </Button>
      </div>
      {unlisted.map((id) => (
        <FilterOption
          key={id}
          kind="checkbox"
          name="breeds"
          value={`${id}`}
          label={breedFilterLabel(id, breeds, t)}
          isChosen
        />
      ))}
      {breeds.map((breed) => (
        <FilterOption
          key={breed.id}
          kind="checkbox"
          name="breeds"
          value={`${breed.id}`}
          label={breed.name}
          count={breed.count}
          isChosen={chosen.includes(breed.id)}
          picture={breedPicture(breed.species, breed.id)}
        />
      ))}
      <p role="status" className="text-small text-quiet empty:hidden">
        {hasNoMatch && t("noBreeds")}
      </p>
    </fieldset>
  );
}
