import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { type NamedPoint, PointMap } from "@/components/community/maps/point-map";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { Directory } from "@/components/lists/directory";
import { ListPagination } from "@/components/lists/list-pagination";
import { limits } from "@/lib/config/limits";
import { type BreederQuery, breederQuery } from "@/lib/domain/list-queries";
import type { MapProvider } from "@/lib/domain/community/map-provider";
import { paths } from "@/lib/navigation/paths";
import { type BreederChoices, BreederFilter } from "./breeder-filter";
import { frameOf } from "@/lib/domain/community/map-frame";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { websiteHost } from "@/lib/domain/community/website-host";
import type { Response } from "@/lib/contract/calls";

const mapId = "breeder-map";

interface BreederSearchProps {
  readonly query: BreederQuery;
  readonly choices: BreederChoices;
  readonly found: { readonly results: readonly ListedBreeder[]; readonly count: number };
  readonly points: readonly NamedPoint[];
  readonly mapProvider: MapProvider | undefined;
}

export function BreederSearch(props: BreederSearchProps) {
  const t = translate("responsibleBreeders");
  const { query, choices, points, mapProvider } = props;
  const { results, count } = props.found;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{t("search.title")}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{t("search.intro")}</p>
      </div>
      <Directory
        // The key resets the uncontrolled fields when the query changes.
        filter={
          <BreederFilter
            key={breederQuery.href(paths.responsibleBreeders.search, query)}
            query={query}
            choices={choices}
          />
        }
        map={
          points.length > 0 && (
            <BreederMap
              points={points}
              query={query}
              provider={mapProvider}
              listedIds={results.map(({ id }) => id)}
            />
          )
        }
      >
        {results.length === 0 ? <NoBreeders /> : <Count count={count} query={query} />}
        <ul className="grid grid-cols-1 gap-4">
          {results.map((breeder) => (
            <BreederCard key={breeder.id} breeder={breeder} />
          ))}
        </ul>
        <ListPagination
          page={query.page}
          count={count}
          size={limits.breedersPerPage}
          hrefOf={(page) => breederQuery.href(paths.responsibleBreeders.search, { ...query, page })}
          label={t("search.pages")}
        />
      </Directory>
      <ProgramLinks />
    </div>
  );
}

function NoBreeders() {
  const t = translate("responsibleBreeders");
  return (
    <EmptyState title={t("search.nothing")} hint={t("search.nothingHint")}>
      <LinkButton href={paths.responsibleBreeders.search} kind="secondary">
        {t("search.everything")}
      </LinkButton>
    </EmptyState>
  );
}

function Count({ count, query }: Pick<BreederSearchProps, "query"> & { readonly count: number }) {
  const t = translate("responsibleBreeders");
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-6 text-quiet">
      {t("search.count", { count })}
      {breederQuery.isFiltered({ ...query, area: "" }) && (
        <Link href={paths.responsibleBreeders.search} className="py-2">
          {t("search.everything")}
        </Link>
      )}
      {query.area !== "" && (
        <Link
          href={breederQuery.href(paths.responsibleBreeders.search, { ...query, area: "" })}
          className="py-2"
        >
          {t("map.whole")}
        </Link>
      )}
    </p>
  );
}

function ProgramLinks() {
  const t = translate("responsibleBreeders");
  return (
    <p className="flex flex-wrap gap-x-6">
      <Link href={paths.pages.responsibleBreeders} className="py-2 font-medium">
        {t("search.about")}
      </Link>
      <Link href={paths.responsibleBreeders.form} className="py-2 font-medium">
        {t("search.apply")}
      </Link>
    </p>
  );
}

interface BreederMapProps {
  readonly points: readonly NamedPoint[];
  readonly query: BreederQuery;
  /** Breeders of this page of the list: their points lead to them. */
  readonly listedIds: readonly number[];
  readonly provider: MapProvider | undefined;
}

/** The towns of the breeders found. Zooming changes the map only, not the list. */
function BreederMap({ points, query, listedIds, provider }: BreederMapProps) {
  const t = translate("responsibleBreeders");
  return (
    <div id={mapId} className="scroll-mt-24">
      <PointMap
        points={points}
        frame={frameOf(query.area, breederQuery.isFiltered({ ...query, area: "" }) ? points : [])}
        provider={provider}
        label={t("map.label")}
        caption={t("map.caption")}
        hrefOf={({ points: [{ id }, ...others], area }) =>
          others.length === 0 && listedIds.includes(id)
            ? `#breeder-${id}`
            : `${breederQuery.href(paths.responsibleBreeders.search, { ...query, area })}#${mapId}`
        }
        labelOf={({ points: [{ name, place }, ...others] }) =>
          others.length === 0
            ? t("map.point", { name, place })
            : t("map.cluster", { count: others.length + 1, place })
        }
      />
    </div>
  );
}

type ListedBreeder = Response<"responsibleBreeders.list">["results"][number];

const breedLinkStyles =
  "inline-block rounded-full bg-brand-soft px-3 py-1 text-small font-medium text-brand-strong no-underline hover:underline";

function BreederCard({ breeder }: { readonly breeder: ListedBreeder }) {
  const t = translate("responsibleBreeders");
  const { id, name, place, country, website, breeds } = breeder;
  const host = websiteHost(website);
  return (
    <li id={`breeder-${id}`} className={cn(cardStyles, "grid scroll-mt-24 content-start gap-3")}>
      <div>
        <h2 className="text-title-3 wrap-anywhere">{name}</h2>
        <p className="wrap-anywhere text-quiet">
          {place}, {country.name}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {breeds.map((breed) => (
          <li key={breed.id}>
            <Link href={paths.breed(breed)} className={breedLinkStyles}>
              {breed.name}
            </Link>
          </li>
        ))}
      </ul>
      {website && host && (
        <p>
          {/* Third-party content: the link carries nofollow and ugc. */}
          <Link
            href={website}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            aria-label={`${t("search.website", { name })}: ${host}`}
            className="inline-block py-1 wrap-anywhere"
          >
            {host}
          </Link>
        </p>
      )}
    </li>
  );
}
