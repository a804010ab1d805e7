import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import {
  categoryHref,
  type CategoryQuery,
  isFiltered,
  emptyCategoryQuery,
} from "@/lib/domain/shop/category-query";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import type { Translator } from "@/lib/i18n/translator";
import { breedFilterLabel } from "./breed-filter-label";

interface FilterChipsProps {
  readonly base: string;
  readonly query: CategoryQuery;
  readonly breeds: Facets["breeds"];
}

const chipListStyles =
  "mt-3 flex flex-wrap items-center gap-2 [&_a]:flex [&_a]:min-h-10 [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-full " +
  "[&_a]:border [&_a]:border-edge [&_a]:bg-card [&_a]:px-4 [&_a]:text-small [&_a]:text-ink [&_a]:no-underline [&_a:hover]:border-brand";

/**
 * Active filters, each with a link that removes it. Links work before hydration. On wide screens the filters themselves
 * are in view.
 */
export function FilterChips({ base, query, breeds }: FilterChipsProps) {
  const t = translate("store");
  if (!isFiltered(query)) return null;
  const chips = listChips(query, breeds, t);
  return (
    <ul aria-label={t("chosen")} className={chipListStyles}>
      {chips.map(({ key, label, without }) => (
        <li key={key} className={key === "search" ? undefined : "desk:hidden"}>
          <Link
            href={categoryHref(base, { ...query, page: 1, ...without })}
            aria-label={t("remove", { name: label })}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={categoryHref(base, { ...emptyCategoryQuery, sort: query.sort })}>{t("clearAll")}</Link>
      </li>
    </ul>
  );
}

interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<CategoryQuery>;
}

function listChips(
  query: CategoryQuery,
  knownBreeds: Facets["breeds"],
  t: Translator<"store">,
): readonly Chip[] {
  const { search, species, types, breeds } = query;
  return [
    ...(search ? [{ key: "search", label: t("quoted", { search }), without: { search: "" } }] : []),
    ...(species ? [{ key: species, label: t(species), without: { species: undefined } }] : []),
    ...types.map((type) => ({
      key: type,
      label: t(`types.${type}`),
      without: { types: types.filter((other) => other !== type) },
    })),
    ...breeds.map((id) => ({
      key: `${id}`,
      label: breedFilterLabel(id, knownBreeds, t),
      without: { breeds: breeds.filter((other) => other !== id) },
    })),
  ];
}
