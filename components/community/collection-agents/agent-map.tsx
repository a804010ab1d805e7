import { translate } from "@/lib/i18n/translate";
import { PointMap } from "@/components/community/maps/point-map";
import type { AgentMapData } from "@/lib/contract/community/collection-agents/collection-agents.types";
import { agentQuery, type AgentQuery } from "@/lib/domain/list-queries";
import { frameOf } from "@/lib/domain/community/map-frame";
import type { MapProvider } from "@/lib/domain/community/map-provider";

interface AgentMapProps {
  readonly map: AgentMapData;
  readonly query: AgentQuery;
  /** Path of the finder. */
  readonly base: string;
  /** Agents of this page of the list: their points lead to them. */
  readonly listedIds: readonly number[];
  readonly provider: MapProvider | undefined;
}

export function AgentMap({ map: { points }, query, base, listedIds, provider }: AgentMapProps) {
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
