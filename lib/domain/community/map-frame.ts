import { type GeoProjection, geoMercator, geoNaturalEarth1 } from "d3-geo";

/** A part of the world in degrees. */
export interface MapFrame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Without the Antarctic. */
export const globalFrame: MapFrame = { west: -170, south: -56, east: 180, north: 76 };

/** The same in Mercator, the projection of map services. */
export const mercatorGlobalFrame: MapFrame = { ...globalFrame, west: -180 };

/** Size of the drawing, in its own units. */
export const mapSize = { width: 440, height: 210 } as const;

/** Edges of frames are multiples of it, so that similar searches share a drawing and few frames exist. */
const gridDegrees = 4;
/** On the grid these become at least 16 and 8. */
const [minLongitudes, minLatitudes] = [13, 6];
/** Wider frames become the world, whose projection has no extreme sizes. */
const maxLongitudes = 100;
const [southernmost, northernmost] = [-60, 80];

/** The part of the grid around the points. */
export function frameAround(points: readonly MapPoint[]): MapFrame {
  if (points.length === 0) return globalFrame;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  const [west, east] = widen(longitudes, minLongitudes);
  const [south, north] = widen(latitudes, minLatitudes);
  if (east - west > maxLongitudes) return globalFrame;
  return {
    west: Math.max(-180, west),
    south: Math.max(southernmost, south),
    east: Math.min(180, east),
    north: Math.min(northernmost, north),
  };
}

/** The range of the values with a margin, on the grid. */
function widen(values: readonly number[], minSpan: number): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max((minSpan - (high - low)) / 2, (high - low) * 0.15, 1);
  return [
    Math.floor((low - margin) / gridDegrees) * gridDegrees,
    Math.ceil((high + margin) / gridDegrees) * gridDegrees,
  ];
}

/** Whether our pages have such a drawing: the world, or a part of the grid. */
export function isDrawn(frame: MapFrame): boolean {
  if (isWide(frame)) return [globalFrame, mercatorGlobalFrame].map(formatFrame).includes(formatFrame(frame));
  const isOnGrid = Object.values(frame).every((edge) => edge % gridDegrees === 0);
  return isOnGrid && frame.south >= southernmost && frame.north <= northernmost;
}

export const formatFrame = ({ west, south, east, north }: MapFrame): string =>
  [west, south, east, north].join(",");

/** Undefined unless the text is four numbers in order, within the world. */
export function parseFrame(text: string): MapFrame | undefined {
  if (!/^(-?\d{1,3}(\.\d{1,3})?,){3}-?\d{1,2}(\.\d{1,3})?$/.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  const isOnMap = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnMap && west < east && south < north ? { west, south, east, north } : undefined;
}

/** The part of the map that the visitor has chosen, else that of the points, else the world. */
export function frameOf(area: string, points: readonly MapPoint[]): MapFrame {
  const chosen = parseFrame(area);
  if (chosen === undefined) return frameAround(points);
  const { west, south, east, north } = chosen;
  return frameAround([
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ]);
}

/** Too wide for details. */
export const isWide = ({ west, east }: MapFrame): boolean => east - west > maxLongitudes;

export const isGlobal = (frame: MapFrame): boolean => formatFrame(frame) === formatFrame(globalFrame);

/** Outlines end outside of the drawing, so that its edge is no coast. */
export const mapBleed = 2;

/** Fits the frame into the drawing. */
export function projectionOf(frame: MapFrame): GeoProjection {
  const { width, height } = mapSize;
  const coordinates = isGlobal(frame) ? globalExtremes : cornersOf(frame);
  const projection = isGlobal(frame) ? geoNaturalEarth1().rotate([-globalCentre, 0]) : geoMercator();
  return projection
    .fitExtent(
      [
        [0, 0],
        [width, height],
      ],
      { type: "MultiPoint", coordinates },
    )
    .clipExtent([
      [-mapBleed, -mapBleed],
      [width + mapBleed, height + mapBleed],
    ]);
}

const cornersOf = ({ west, south, east, north }: MapFrame): [number, number][] => [
  [west, south],
  [east, south],
  [west, north],
  [east, north],
];

/** Longitude in the middle of the world map: the Bering Strait is at its edges. */
const globalCentre = 11;

/** The projection is widest at the equator. */
const globalExtremes: [number, number][] = [
  [globalCentre - 179, 0],
  [globalCentre + 178.9 - 360, 0],
  [globalCentre, globalFrame.south],
  [globalCentre, globalFrame.north],
];
