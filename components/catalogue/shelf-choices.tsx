import { productSorts } from "@/lib/config/catalogue";
import { shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import { speciesNames } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";

interface ShelfChoicesProps {
  readonly base: string;
  readonly query: ShelfQuery;
  readonly words: Words<"store">;
}

/** Species and order, as links: each leads to the first page of the same search. */
export function ShelfChoices({ base, query, words }: ShelfChoicesProps) {
  const href = (change: Partial<ShelfQuery>) => shelfHref(base, { ...query, page: 1, ...change });
  const species = [undefined, ...speciesNames].map((name) => ({
    key: name ?? "all",
    href: href({ species: name }),
    label: words(name ?? "allSpecies"),
    isCurrent: query.species === name,
  }));
  const sorts = [undefined, ...productSorts].map((sort) => ({
    key: sort ?? "none",
    href: href({ sort }),
    label: words(`sort.${sort ?? "none"}`),
    isCurrent: query.sort === sort,
  }));
  return (
    <>
      <Choices label={words("speciesLabel")} choices={species} />
      <Choices label={words("sortLabel")} choices={sorts} />
    </>
  );
}

interface Choice {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <p>{label}</p>
      <ul>
        {choices.map(({ key, href, label: text, isCurrent }) => (
          <li key={key}>
            <a href={href} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
