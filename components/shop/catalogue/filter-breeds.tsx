import { translate } from "@/lib/i18n/translate";
import { Button } from "@/components/ui/button";
import { controlStyles } from "@/components/ui/field";
import { limits } from "@/lib/config/limits";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import type { CategoryQuery } from "@/lib/domain/category-query";
import { breedFilterLabel } from "./breed-filter-label";
import { FilterOption } from "./filter-option";

interface FilterBreedsProps {
  readonly query: CategoryQuery;
  /** Chosen breeds and those that match the breed search, by name. */
  readonly breeds: Facets["breeds"];
}

/** There are too many breeds to list: a search finds some, and any number of them can be ticked. */
export function FilterBreeds({ query, breeds }: FilterBreedsProps) {
  const t = translate("store");
  const { breeds: chosen, breedSearch } = query;
  const unlisted = chosen.filter((id) => !breeds.some((breed) => breed.id === id));
  const hasNoMatch = breedSearch !== "" && breeds.every(({ id }) => chosen.includes(id));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="font-medium">{t("breedsLabel")}</legend>
      <label htmlFor="breed-search" className="text-small">
        {t("breedSearchLabel")}
      </label>
      <div className="flex gap-2">
        <input
          id="breed-search"
          type="search"
          name="breed_search"
          defaultValue={breedSearch}
          maxLength={limits.searchLength}
          className={controlStyles}
        />
        <Button type="submit" kind="secondary" className="not-scriptless:hidden">
          {t("breedSearchButton")}
        </Button>
      </div>
      {/* Shows six rows at once. */}
      <div className="-mx-1 max-h-60 overflow-y-auto px-1">
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
        {breeds.map(({ id, name, count }) => (
          <FilterOption
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
        {hasNoMatch && t("noBreeds")}
      </p>
    </fieldset>
  );
}
