import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { Directory } from "@/components/lists/directory";
import { ListPagination } from "@/components/lists/list-pagination";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { agentLimits } from "@/lib/config/community/collection-agents";
import type {
  AgentMapData,
  FoundAgents,
} from "@/lib/contract/community/collection-agents/collection-agents.types";
import { agentQuery, type AgentQuery } from "@/lib/domain/list-queries";
import type { MapProvider } from "@/lib/domain/community/map-provider";
import { AgentCard, type Sender } from "./agent-card";
import { AgentFilter } from "./agent-filter";
import { PointMap } from "@/components/community/maps/point-map";
import { frameOf } from "@/lib/domain/community/map-frame";

interface AgentFinderProps {
  readonly query: AgentQuery;
  readonly found: FoundAgents;
  readonly map: AgentMapData;
  /** Path of the page that shows the finder. */
  readonly base: string;
  /** The signed-in visitor. */
  readonly sender?: Sender;
  readonly mapProvider: MapProvider | undefined;
}

/** Search, map and list of collection agents. */
export function AgentFinder(props: AgentFinderProps) {
  const { query, found, map, base, sender, mapProvider } = props;
  const t = translate("collectionAgents");
  const { results, count } = found;
  const isFiltered = agentQuery.isFiltered(query);
  return (
    <section aria-labelledby="agents" className="grid grid-cols-1 gap-5">
      <h2 id="agents" className="scroll-mt-24">
        {t("finder.heading")}
      </h2>
      <Directory
        // The key resets the uncontrolled fields when the query changes.
        filter={
          <AgentFilter
            key={agentQuery.href(base, query)}
            query={query}
            countries={map.countries}
            base={base}
          />
        }
        map={
          (map.points.length > 0 || !isFiltered) && (
            <AgentMap
              map={map}
              query={query}
              base={base}
              provider={mapProvider}
              listedIds={results.map(({ id }) => id)}
            />
          )
        }
      >
        <Count query={query} base={base} count={count} near={map.near} />
        {count === 0 && <NoAgents isFiltered={isFiltered} base={base} />}
        <AgentList results={results} sender={sender} />
        <ListPagination
          page={query.page}
          count={count}
          size={agentLimits.perPage}
          hrefOf={(page) => `${agentQuery.href(base, { ...query, page })}#agents`}
          label={t("finder.pages")}
        />
      </Directory>
    </section>
  );
}

interface CountProps extends Pick<AgentFinderProps, "query" | "base"> {
  readonly count: number;
  readonly near: AgentMapData["near"];
}

function Count({ query, base, count, near }: CountProps) {
  const t = translate("collectionAgents");
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-6 text-quiet empty:hidden">
      {count > 0 &&
        (near ? t("finder.countNear", { count, place: near.name }) : t("finder.count", { count }))}
      {agentQuery.isFiltered(query) && count > 0 && (
        <Link href={base} className="py-2">
          {t("finder.everything")}
        </Link>
      )}
      {query.area !== "" && agentQuery.isFiltered({ ...query, area: "" }) && (
        <Link href={agentQuery.href(base, { ...query, area: "", page: 1 })} className="py-2">
          {t("finder.wholeMap")}
        </Link>
      )}
    </p>
  );
}

interface AgentListProps extends Pick<AgentFinderProps, "sender"> {
  readonly results: AgentFinderProps["found"]["results"];
}

function AgentList({ results, sender }: AgentListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {results.map((agent) => (
        <li key={agent.id}>
          <AgentCard agent={agent} sender={sender} />
        </li>
      ))}
    </ul>
  );
}

function NoAgents({ isFiltered, base }: { readonly isFiltered: boolean; readonly base: string }) {
  const t = translate("collectionAgents");
  if (!isFiltered) return <EmptyState title={t("finder.noneYet")} hint={t("finder.noneYetHint")} />;
  return (
    <EmptyState title={t("finder.empty")} hint={t("finder.emptyHint")}>
      <LinkButton href={base} kind="secondary">
        {t("finder.everything")}
      </LinkButton>
    </EmptyState>
  );
}

interface AgentMapProps {
  readonly map: AgentMapData;
  readonly query: AgentQuery;
  /** Path of the finder. */
  readonly base: string;
  /** Agents of this page of the list: their points lead to them. */
  readonly listedIds: readonly number[];
  readonly provider: MapProvider | undefined;
}

function AgentMap({ map: { points }, query, base, listedIds, provider }: AgentMapProps) {
  const t = translate("collectionAgents");
  return (
    <PointMap
      points={points}
      frame={frameOf(query.area, agentQuery.isFiltered(query) ? points : [])}
      provider={provider}
      label={t("map.label")}
      caption={[...(points.length > 0 ? [t("map.hint")] : []), t("map.credit")].join(" ")}
      hrefOf={({ points: [{ id }, ...others], area }) =>
        others.length === 0 && listedIds.includes(id)
          ? `#agent-${id}`
          : `${agentQuery.href(base, { ...query, area, page: 1 })}#agents`
      }
      labelOf={({ points: [{ name, place }, ...others], canZoom }) =>
        others.length === 0
          ? t("map.point", { name, place })
          : t(canZoom ? "map.cluster" : "map.sameTown", { count: others.length + 1, place })
      }
    />
  );
}
