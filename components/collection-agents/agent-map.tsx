import type { AgentMapData } from "@/lib/contract/collection-agents/collection-agents.types";
import { agentsHref, type AgentQuery } from "@/lib/domain/agent-query";
import { clusterPoints, type MapCluster } from "@/lib/domain/map-clusters";
import {
  formatFrame,
  frameAround,
  type MapFrame,
  type MapPoint,
  mapSize,
  parseFrame,
  globalFrame,
} from "@/lib/domain/map-frame";
import { hasAgentFilters } from "@/lib/domain/agent-query";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";

interface AgentMapProps {
  readonly map: AgentMapData;
  readonly query: AgentQuery;
  /** Path of the finder. */
  readonly base: string;
  /** Agents of this page of the list: their points lead to them. */
  readonly listedIds: readonly number[];
  readonly t: Translator<"collectionAgents">;
}

type AgentPoint = AgentMapData["points"][number];

/** A picture of the outlines with a link for each agent, or group of agents, on top. Works without a script. */
export function AgentMap({ map, query, base, listedIds, t }: AgentMapProps) {
  const frame = frameOf(query, map.points);
  const { width, height } = mapSize;
  return (
    <figure className="grid gap-2">
      <div className="relative overflow-hidden rounded-box border border-line">
        <img
          src={paths.mapDrawing(formatFrame(frame))}
          width={width}
          height={height}
          alt=""
          className="block h-auto w-full bg-unknown-soft"
        />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={t("map.label")}
          className="absolute inset-0 size-full"
        >
          {clusterPoints(map.points, frame).map((cluster) => (
            <Marker key={cluster.points[0].id} {...{ cluster, query, base, listedIds, t }} />
          ))}
        </svg>
      </div>
      <figcaption className="text-small text-quiet">
        {map.points.length > 0 && `${t("map.hint")} `}
        {t("map.credit")}
      </figcaption>
    </figure>
  );
}

/** The chosen part, else that of the agents found, else the world. */
function frameOf(query: AgentQuery, points: readonly MapPoint[]): MapFrame {
  const area = parseFrame(query.area);
  if (area) {
    const { west, south, east, north } = area;
    return frameAround([
      { longitude: west, latitude: south },
      { longitude: east, latitude: north },
    ]);
  }
  return hasAgentFilters(query) ? frameAround(points) : globalFrame;
}

interface MarkerProps extends Omit<AgentMapProps, "map"> {
  readonly cluster: MapCluster<AgentPoint>;
}

function Marker({ cluster, query, base, listedIds, t }: MarkerProps) {
  const { x, y, points, area, canZoom } = cluster;
  const [{ id, name, place }] = points;
  const count = points.length;
  const isListed = count === 1 && listedIds.includes(id);
  const label =
    count === 1
      ? t("map.point", { name, place })
      : t(canZoom ? "map.cluster" : "map.sameTown", { count, place });
  return (
    <a
      href={isListed ? `#agent-${id}` : `${agentsHref(base, { ...query, area, page: 1 })}#agents`}
      aria-label={label}
      className="group no-underline outline-none"
    >
      <title>{label}</title>
      {/* A larger target than the drawing. */}
      <circle cx={x} cy={y} r={17} className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r={count === 1 ? 6 : 10}
        className="fill-brand stroke-card stroke-2 group-hover:fill-brand-strong group-focus-visible:stroke-ink"
      />
      {count > 1 && (
        <text
          x={x}
          y={y}
          dy="0.35em"
          textAnchor="middle"
          aria-hidden="true"
          className="fill-on-brand text-[11px] font-semibold"
        >
          {count}
        </text>
      )}
    </a>
  );
}
