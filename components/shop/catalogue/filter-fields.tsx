import { translate } from "@/lib/i18n/translate";
import { Button } from "@/components/ui/button";
import { controlStyles } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { productSorts } from "@/lib/config/catalogue";
import type { TestType } from "@/lib/config/categories";
import { limits } from "@/lib/config/limits";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import type { CategoryQuery } from "@/lib/domain/category-query";
import { speciesNames } from "@/lib/domain/species";
import { ChevronIcon } from "@/components/ui/chevron-icon";
import { FilterBreeds } from "./filter-breeds";
import { FilterOption } from "./filter-option";

export interface FilterFieldsProps {
  readonly query: CategoryQuery;
  readonly facets: Facets;
  /** Test types to choose from; empty where all products have the same type. */
  readonly types: readonly TestType[];
  readonly hasSpecies: boolean;
}

/** All filters. On a phone everything except the sort order is folded; the summary shows how many are active. */
export function FilterFields({ query, ...rest }: FilterFieldsProps) {
  const t = translate("store");
  const sorts = productSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }));
  return (
    <div className="grid gap-4">
      <Select
        label={t("sortLabel")}
        name="sort"
        defaultValue={query.sort ?? ""}
        placeholder={t("sort.none")}
        options={sorts}
      />
      <FilterPanel query={query} {...rest} />
    </div>
  );
}

const panelStyles =
  "rounded-box border border-edge bg-card desk:border-0 desk:bg-transparent desk:[&::details-content]:block " +
  "desk:[&::details-content]:[content-visibility:visible]";
/** Stays visible in browsers without ::details-content, where it opens the panel. */
const summaryStyles =
  "flex min-h-11 items-center justify-between px-4 py-2 font-semibold " +
  "desk:supports-[selector(::details-content)]:hidden";

function FilterPanel({ query, facets, types, hasSpecies }: FilterFieldsProps) {
  const t = translate("store");
  const { search, species, types: chosen, breeds } = query;
  const active =
    Number(search !== "") + Number(hasSpecies && species !== undefined) + chosen.length + breeds.length;
  return (
    <details className={panelStyles}>
      <summary className={summaryStyles}>
        {t("filters", { count: active })}
        <ChevronIcon />
      </summary>
      <div className="grid gap-5 px-4 pb-4 desk:px-0">
        <div className="grid gap-1.5">
          <label htmlFor="product-filter-search" className="font-medium">
            {t("searchLabel")}
          </label>
          <input
            id="product-filter-search"
            type="search"
            name="search"
            defaultValue={query.search}
            maxLength={limits.searchLength}
            placeholder={t("searchHint")}
            className={controlStyles}
          />
        </div>
        {hasSpecies && <FilterSpecies species={species} facets={facets} />}
        {types.length > 0 && (
          <fieldset>
            <legend className="font-medium">{t("typesLabel")}</legend>
            {types.map((type) => (
              <FilterOption
                key={type}
                kind="checkbox"
                name="types"
                value={type}
                label={t(`types.${type}`)}
                count={facets.types[type]}
                isChosen={chosen.includes(type)}
              />
            ))}
          </fieldset>
        )}
        <FilterBreeds query={query} breeds={facets.breeds} />
        <Button type="submit" className="desk:not-scriptless:hidden">
          {t("apply")}
        </Button>
      </div>
    </details>
  );
}

type FilterSpeciesProps = Pick<FilterFieldsProps, "facets"> & Pick<CategoryQuery, "species">;

function FilterSpecies({ species, facets }: FilterSpeciesProps) {
  const t = translate("store");
  const choices = [undefined, ...speciesNames];
  return (
    <fieldset>
      <legend className="font-medium">{t("speciesLabel")}</legend>
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
