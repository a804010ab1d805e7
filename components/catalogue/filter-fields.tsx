import { Button } from "@/components/ui/button";
import { controlLook } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { productSorts } from "@/lib/config/catalogue";
import type { TestType } from "@/lib/config/categories";
import { limits } from "@/lib/config/limits";
import type { Facets } from "@/lib/contract/products/products.types";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import { speciesNames } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";
import { FilterBreeds } from "./filter-breeds";
import { FilterChoice } from "./filter-choice";
import { OpenerMark } from "@/components/ui/opener-mark";

export interface FilterFieldsProps {
  readonly query: ShelfQuery;
  readonly facets: Facets;
  /** Which types there are to choose from; none where all products are of one. */
  readonly types: readonly TestType[];
  readonly hasSpecies: boolean;
  readonly words: Words<"store">;
}

/** What can be asked. On a phone all but text and order waits behind one line, which says how much is chosen. */
export function FilterFields({ query, words, ...rest }: FilterFieldsProps) {
  const sorts = productSorts.map((sort) => ({ value: sort, label: words(`sort.${sort}`) }));
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <label htmlFor="shelf-search" className="font-medium">
          {words("searchLabel")}
        </label>
        <div className="flex gap-2">
          <input
            id="shelf-search"
            type="search"
            name="search"
            defaultValue={query.search}
            maxLength={limits.searchLength}
            placeholder={words("searchHint")}
            className={controlLook}
          />
          <Button type="submit">{words("searchButton")}</Button>
        </div>
      </div>
      <Select
        label={words("sortLabel")}
        name="sort"
        defaultValue={query.sort ?? ""}
        placeholder={words("sort.none")}
        options={sorts}
      />
      <FilterPanel query={query} words={words} {...rest} />
    </div>
  );
}

const panelLook =
  "rounded-box border border-edge bg-card desk:border-0 desk:bg-transparent desk:[&::details-content]:block " +
  "desk:[&::details-content]:[content-visibility:visible]";
/** Where a browser cannot show what is inside without opening it, the line stays and opens it. */
const summaryLook =
  "flex min-h-11 items-center justify-between px-4 py-2 font-semibold " +
  "desk:supports-[selector(::details-content)]:hidden";

function FilterPanel({ query, facets, types, hasSpecies, words }: FilterFieldsProps) {
  const { species, types: chosen, breeds } = query;
  const active = Number(hasSpecies && species !== undefined) + chosen.length + breeds.length;
  return (
    <details className={panelLook}>
      <summary className={summaryLook}>
        {words("filters", { count: active })}
        <OpenerMark />
      </summary>
      <div className="grid gap-5 px-4 pb-4 desk:px-0">
        {hasSpecies && <FilterSpecies species={species} facets={facets} words={words} />}
        {types.length > 0 && (
          <fieldset>
            <legend className="font-medium">{words("typesLabel")}</legend>
            {types.map((type) => (
              <FilterChoice
                key={type}
                kind="checkbox"
                name="types"
                value={type}
                label={words(`types.${type}`)}
                count={facets.types[type]}
                isChosen={chosen.includes(type)}
              />
            ))}
          </fieldset>
        )}
        <FilterBreeds query={query} breeds={facets.breeds} words={words} />
        <Button type="submit" className="desk:not-scriptless:hidden">
          {words("apply")}
        </Button>
      </div>
    </details>
  );
}

type FilterSpeciesProps = Pick<FilterFieldsProps, "facets" | "words"> & Pick<ShelfQuery, "species">;

function FilterSpecies({ species, facets, words }: FilterSpeciesProps) {
  const choices = [undefined, ...speciesNames];
  return (
    <fieldset>
      <legend className="font-medium">{words("speciesLabel")}</legend>
      {choices.map((name) => (
        <FilterChoice
          key={name ?? "any"}
          kind="radio"
          name="species"
          value={name ?? ""}
          label={words(name ?? "allSpecies")}
          count={facets.species[name ?? "any"]}
          isChosen={name === species}
        />
      ))}
    </fieldset>
  );
}
