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
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ key, href, label: text, isCurrent }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={isCurrent ? "true" : undefined}
              className="flex h-10 items-center rounded-full border border-edge bg-card px-4 text-small text-ink no-underline transition-colors hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
