import { translate } from "@/lib/i18n/translate";
import type { NamedPoint } from "@/components/community/maps/map-props";
import { PointMap } from "@/components/community/maps/point-map";
import { type BreederQuery, breederQuery } from "@/lib/domain/list-queries";
import { frameOf } from "@/lib/domain/community/map-frame";
import type { MapProvider } from "@/lib/domain/community/map-provider";
import { paths } from "@/lib/navigation/paths";

interface BreederMapProps {
  readonly points: readonly NamedPoint[];
  readonly query: BreederQuery;
  /** Breeders of this page of the list: their points lead to them. */
  readonly listedIds: readonly number[];
  readonly provider: MapProvider | undefined;
}

/** The towns of the breeders found. Zooming changes the map only, not the list. */
export function BreederMap({ points, query, listedIds, provider }: BreederMapProps) {
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

const mapId = "breeder-map";
