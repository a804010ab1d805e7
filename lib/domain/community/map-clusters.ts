import { formatFrame, frameAround, type MapFrame, mapSize, type MapPoint, projectionOf } from "./map-frame";

/** Points that would overlap in the drawing. */
export interface MapCluster<Point extends MapPoint> {
  readonly x: number;
  readonly y: number;
  readonly points: readonly [Point, ...Point[]];
  /** West, south, east and north of the points, slightly widened. */
  readonly area: string;
  /** The frame after zooming in is another one. */
  readonly canZoom: boolean;
}

/** In units of the drawing. */
const minDistance = 28;
const areaMargin = 0.05;

/** Joins each point to the first cluster that it would overlap, in the order of the points. */
export function clusterPoints<Point extends MapPoint>(
  points: readonly Point[],
  frame: MapFrame,
): readonly MapCluster<Point>[] {
  const project = projectionOf(frame);
  const clusters: { x: number; y: number; points: [Point, ...Point[]] }[] = [];
  for (const point of points) {
    const position = project([point.longitude, point.latitude]);
    if (position === null || !isInside(position)) continue;
    const [x, y] = position;
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < minDistance);
    if (near) near.points.push(point);
    else clusters.push({ x, y, points: [point] });
  }
  return clusters.map((cluster) => ({ ...cluster, ...zoomOf(cluster.points, frame) }));
}

const isInside = ([x, y]: readonly [number, number]) =>
  x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height;

function zoomOf(points: readonly MapPoint[], frame: MapFrame) {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  const west = Math.min(...longitudes);
  const east = Math.max(...longitudes);
  const south = Math.min(...latitudes);
  const north = Math.max(...latitudes);
  return {
    area: formatFrame({
      west: rounded(west - areaMargin),
      south: rounded(south - areaMargin),
      east: rounded(east + areaMargin),
      north: rounded(north + areaMargin),
    }),
    canZoom: points.length > 1 && formatFrame(frameAround(points)) !== formatFrame(frame),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
