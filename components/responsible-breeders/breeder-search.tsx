import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { limits } from "@/lib/config/limits";
import { type BreederQuery, breederHref, isAsked } from "@/lib/domain/breeder-query";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { BreederCard, type ListedBreeder } from "./breeder-card";
import { type BreederChoices, BreederFilter } from "./breeder-filter";

interface BreederSearchProps {
  readonly query: BreederQuery;
  readonly choices: BreederChoices;
  readonly found: { readonly results: readonly ListedBreeder[]; readonly count: number };
  readonly words: Words<"responsibleBreeders">;
}

export function BreederSearch({ query, choices, found: { results, count }, words }: BreederSearchProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{words("search.title")}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{words("search.intro")}</p>
      </div>
      {/* Coming from another question the fields are made anew: they say what was asked. */}
      <BreederFilter key={breederHref(query)} query={query} choices={choices} words={words} />
      {results.length === 0 ? (
        <EmptyState title={words("search.nothing")} hint={words("search.nothingHint")}>
          <LinkButton href={paths.responsibleBreeders.search} kind="secondary">
            {words("search.everything")}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <p role="status" className="flex flex-wrap items-center gap-x-6 text-quiet">
            {words("search.count", { count })}
            {isAsked(query) && (
              <a href={paths.responsibleBreeders.search} className="py-2">
                {words("search.everything")}
              </a>
            )}
          </p>
          <ul className="grid grid-cols-1 gap-4 desk:grid-cols-2">
            {results.map((breeder) => (
              <BreederCard key={breeder.id} breeder={breeder} words={words} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(count / limits.breedersAtOnce)}
        hrefOf={(page) => breederHref({ ...query, page })}
        words={{
          label: words("search.pages"),
          previous: words("search.previous"),
          next: words("search.next"),
          page: words("search.page", { page: "{page}" }),
        }}
      />
      <p className="flex flex-wrap gap-x-6">
        <a href={paths.pages.responsibleBreeders} className="py-2 font-medium">
          {words("search.about")}
        </a>
        <a href={paths.responsibleBreeders.form} className="py-2 font-medium">
          {words("search.apply")}
        </a>
      </p>
    </div>
  );
}
