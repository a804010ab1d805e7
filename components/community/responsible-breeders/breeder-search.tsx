import type { NamedPoint } from "@/components/community/maps/map-props";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { type BreederQuery, breederHref, hasFilters } from "@/lib/domain/breeder-query";
import type { MapProvider } from "@/lib/domain/map-provider";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";
import { BreederCard, type ListedBreeder } from "./breeder-card";
import { BreederMap } from "./breeder-map";
import { type BreederChoices, BreederFilter } from "./breeder-filter";

interface BreederSearchProps {
  readonly query: BreederQuery;
  readonly choices: BreederChoices;
  readonly found: { readonly results: readonly ListedBreeder[]; readonly count: number };
  readonly points: readonly NamedPoint[];
  readonly mapProvider: MapProvider | undefined;
  readonly language: Language;
  readonly t: Translator<"responsibleBreeders">;
}

export function BreederSearch(props: BreederSearchProps) {
  const { query, choices, points, mapProvider, language, t } = props;
  const { results, count } = props.found;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{t("search.title")}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{t("search.intro")}</p>
      </div>
      {/* The key resets the uncontrolled fields when the query changes. */}
      <BreederFilter
        key={breederHref(paths.responsibleBreeders.search, query)}
        query={query}
        choices={choices}
        t={t}
      />
      {results.length === 0 ? (
        <EmptyState title={t("search.nothing")} hint={t("search.nothingHint")}>
          <LinkButton href={paths.responsibleBreeders.search} kind="secondary">
            {t("search.everything")}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <Count count={count} query={query} t={t} />
          {points.length > 0 && (
            <BreederMap
              points={points}
              query={query}
              t={t}
              provider={mapProvider}
              listedIds={results.map(({ id }) => id)}
            />
          )}
          <ul className="grid grid-cols-1 gap-4 desk:grid-cols-2">
            {results.map((breeder) => (
              <BreederCard key={breeder.id} breeder={breeder} t={t} />
            ))}
          </ul>
        </>
      )}
      <ListPagination
        page={query.page}
        count={count}
        size={limits.breedersPerPage}
        hrefOf={(page) => breederHref(paths.responsibleBreeders.search, { ...query, page })}
        label={t("search.pages")}
        language={language}
      />
      <ProgramLinks t={t} />
    </div>
  );
}

function Count({ count, query, t }: Pick<BreederSearchProps, "query" | "t"> & { readonly count: number }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-6 text-quiet">
      {t("search.count", { count })}
      {hasFilters(query) && (
        <a href={paths.responsibleBreeders.search} className="py-2">
          {t("search.everything")}
        </a>
      )}
      {query.area !== "" && (
        <a href={breederHref(paths.responsibleBreeders.search, { ...query, area: "" })} className="py-2">
          {t("map.whole")}
        </a>
      )}
    </p>
  );
}

function ProgramLinks({ t }: Pick<BreederSearchProps, "t">) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <a href={paths.pages.responsibleBreeders} className="py-2 font-medium">
        {t("search.about")}
      </a>
      <a href={paths.responsibleBreeders.form} className="py-2 font-medium">
        {t("search.apply")}
      </a>
    </p>
  );
}
