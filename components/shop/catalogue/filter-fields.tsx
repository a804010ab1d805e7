import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { Button } from "@/components/ui/button";
import { buttonStyles } from "@/components/ui/button-styles";
import { controlStyles } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { productSorts } from "@/lib/config/shop/catalogue";
import type { TestType } from "@/lib/config/shop/categories";
import { limits } from "@/lib/config/limits";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import type { CategoryQuery } from "@/lib/domain/shop/category-query";
import { speciesNames } from "@/lib/domain/species";
import type { SearchScope } from "@/lib/navigation/product-filters";
import { SuggestingField } from "@/components/shop/search/suggesting-field-client";
import { FilterOption } from "./filter-option";
import { cn } from "@/components/ui/class-names";
import { breedPicture } from "@/lib/domain/shop/breed-picture";
import { breedFilterLabel } from "./breed-filter-label";

export interface FilterFieldsProps {
  readonly query: CategoryQuery;
  readonly facets: Facets;
  /** Test types to choose from; empty where all products have the same type. */
  readonly types: readonly TestType[];
  readonly hasSpecies: boolean;
  /** Of the suggestions. */
  readonly scope: SearchScope;
}

/** One search for list and suggestions, then the filters. On a phone they are in a sheet; its button says how many are active. */
export function FilterFields({ query, scope, ...rest }: FilterFieldsProps) {
  const t = translate("store");
  const sorts = productSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchRow search={query.search} scope={scope} />
      <div className="grid grid-cols-[auto_1fr] items-center gap-3 desk:grid-cols-[1fr_auto] desk:items-start desk:gap-6">
        <button type="button" popoverTarget={sheetId} className={buttonStyles("secondary", "desk:hidden")}>
          {t("filters", { count: countActive(query, rest.hasSpecies) })}
        </button>
        <FilterSheet query={query} {...rest} />
        <Select
          label={t("sortLabel")}
          name="sort"
          defaultValue={query.sort ?? ""}
          placeholder={t("sort.none")}
          isInline
          options={sorts}
        />
      </div>
    </div>
  );
}

const sheetId = "product-filters";

const countActive = ({ species, types, breeds }: CategoryQuery, hasSpecies: boolean) =>
  Number(hasSpecies && species !== undefined) + types.length + breeds.length;

function SearchRow({ search, scope }: Pick<FilterFieldsProps, "scope"> & Pick<CategoryQuery, "search">) {
  const find = requestMessages("search.find");
  return (
    <div className="grid max-w-text gap-1.5">
      <label htmlFor="product-search" className="font-medium max-wide:sr-only">
        {find.label}
      </label>
      <div className="flex gap-2">
        <ClientMessages areas={["search.find"]}>
          <SuggestingField
            id="product-search"
            name="search"
            defaultValue={search}
            minSuggested={limits.searchMinLength}
            maxLength={limits.searchLength}
            scope={scope}
            placeholder={find.hint}
            className={controlStyles}
          />
        </ClientMessages>
        <Button type="submit">{find.button}</Button>
      </div>
    </div>
  );
}

const sheetStyles =
  "fixed inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-box border-t " +
  "border-line bg-card p-4 pb-6 text-ink shadow-over backdrop:bg-ink/40 desk:static desk:block desk:max-h-none " +
  "desk:overflow-visible desk:rounded-none desk:border-0 desk:bg-transparent desk:p-0 desk:shadow-none";

/** A sheet that the browser opens; on wide screens a part of the page. */
function FilterSheet({ query, facets, types, hasSpecies }: Omit<FilterFieldsProps, "scope">) {
  const t = translate("store");
  return (
    <div id={sheetId} popover="auto" className={sheetStyles}>
      <div className="grid gap-5 desk:flex desk:flex-wrap desk:items-center desk:gap-x-6 desk:gap-y-3">
        {hasSpecies && <FilterSpecies species={query.species} facets={facets} />}
        {types.length > 0 && (
          <fieldset className="filter-group">
            <legend>{t("typesLabel")}</legend>
            {types.map((type) => (
              <FilterOption
                key={type}
                kind="checkbox"
                name="types"
                value={type}
                label={t(`types.${type}`)}
                count={facets.types[type]}
                isChosen={query.types.includes(type)}
              />
            ))}
          </fieldset>
        )}
        <FilterBreeds query={query} breeds={facets.breeds} />
        <Button type="submit" className="desk:not-scriptless:hidden">
          {t("apply")}
        </Button>
      </div>
    </div>
  );
}

type FilterSpeciesProps = Pick<FilterFieldsProps, "facets"> & Pick<CategoryQuery, "species">;

function FilterSpecies({ species, facets }: FilterSpeciesProps) {
  const t = translate("store");
  const choices = [undefined, ...speciesNames];
  return (
    <fieldset className="filter-group">
      <legend>{t("speciesLabel")}</legend>
      {choices.map((name) => (
        <FilterOption
          key={name ?? "any"}
          kind="radio"
          name="species"
          value={name ?? ""}
          label={t(name ?? "allSpecies")}
          count={facets.species[name ?? "any"]}
          isChosen={name === species}
        />
      ))}
    </fieldset>
  );
}

interface FilterBreedsProps {
  readonly query: CategoryQuery;
  /** Chosen breeds and those that match the breed search, by name. */
  readonly breeds: Facets["breeds"];
}

/** There are too many breeds to list: a search finds some, and any number of them can be chosen. */
function FilterBreeds({ query, breeds }: FilterBreedsProps) {
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
