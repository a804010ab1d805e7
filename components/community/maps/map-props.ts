import type { MapCluster } from "@/lib/domain/community/map-clusters";
import type { MapFrame, MapPoint } from "@/lib/domain/community/map-frame";
import type { MapProvider } from "@/lib/domain/community/map-provider";

/** What a point stands for: somebody in a town. */
export interface NamedPoint extends MapPoint {
  readonly id: number;
  readonly name: string;
  readonly place: string;
}

export interface PointMapProps {
  readonly points: readonly NamedPoint[];
  readonly frame: MapFrame;
  readonly label: string;
  readonly caption: string;
  readonly provider: MapProvider | undefined;
  readonly hrefOf: (cluster: MapCluster<NamedPoint>) => string;
  readonly labelOf: (cluster: MapCluster<NamedPoint>) => string;
}
