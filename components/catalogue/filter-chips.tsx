import { shelfHref, type ShelfQuery, isFiltered, plainShelf } from "@/lib/domain/shelf-query";
import type { Facets } from "@/lib/contract/products/products.types";
import type { Words } from "@/lib/domain/words";
import { breedName } from "./breed-name";

interface FilterChipsProps {
  readonly base: string;
  readonly query: ShelfQuery;
  readonly breeds: Facets["breeds"];
  readonly words: Words<"store">;
}

const chipsLook =
  "mt-3 flex flex-wrap items-center gap-2 [&_a]:flex [&_a]:min-h-10 [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-full " +
  "[&_a]:border [&_a]:border-edge [&_a]:bg-card [&_a]:px-4 [&_a]:text-small [&_a]:text-ink [&_a]:no-underline [&_a:hover]:border-brand";

/** What narrows the list, each with the way to do without it. Links: they work before any script. */
export function FilterChips({ base, query, breeds, words }: FilterChipsProps) {
  if (!isFiltered(query)) return null;
  const chips = chipsOf(query, breeds, words);
  return (
    <ul aria-label={words("chosen")} className={chipsLook}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <a
            href={shelfHref(base, { ...query, page: 1, ...without })}
            aria-label={words("remove", { name: label })}
          >
            {label} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a href={shelfHref(base, { ...plainShelf, sort: query.sort })}>{words("clearAll")}</a>
      </li>
    </ul>
  );
}

interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<ShelfQuery>;
}

function chipsOf(query: ShelfQuery, named: Facets["breeds"], words: Words<"store">): readonly Chip[] {
  const { search, species, types, breeds } = query;
  return [
    ...(search ? [{ key: "search", label: words("quoted", { search }), without: { search: "" } }] : []),
    ...(species ? [{ key: species, label: words(species), without: { species: undefined } }] : []),
    ...types.map((type) => ({
      key: type,
      label: words(`types.${type}`),
      without: { types: types.filter((other) => other !== type) },
    })),
    ...breeds.map((id) => ({
      key: `${id}`,
      label: breedName(id, named, words),
      without: { breeds: breeds.filter((other) => other !== id) },
    })),
  ];
}
