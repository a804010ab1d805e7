import "server-only";
import { type GeoProjection, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { isWide, type MapFrame, mapBleed, mapSize, projectionOf } from "@/lib/domain/community/map-frame";

export type Atlas = Topology<{ readonly countries: GeometryCollection; readonly land: GeometryCollection }>;

/** One piece of land or of a border, with the corners of the box around it. */
interface Outline {
  readonly shape: GeoJSON.Polygon | GeoJSON.LineString;
  readonly southWest: [number, number];
  readonly northEast: [number, number];
}

interface Outlines {
  readonly land: readonly Outline[];
  readonly borders: readonly Outline[];
}

/** Colours of `tokens.css`, which does not reach a picture: sea, land and lines. */
const colours = { sea: "#eaf1fa", land: "#f6f1ea", line: "#c9bca9" } as const;

const loaded = new Map<"coarse" | "fine", Promise<Outlines>>();

/** Read when first needed; the finer outlines only for a part of the world. */
function loadOutlines(frame: MapFrame): Promise<Outlines> {
  const kind = isWide(frame) ? "coarse" : "fine";
  const outlines = loaded.get(kind) ?? loadAtlas(kind).then(readOutlines);
  loaded.set(kind, outlines);
  return outlines;
}

async function loadAtlas(kind: "coarse" | "fine"): Promise<Atlas> {
  const atlas =
    kind === "coarse"
      ? await import("world-atlas/countries-110m.json")
      : await import("world-atlas/countries-50m.json");
  return atlas.default;
}

function readOutlines(atlas: Atlas): Outlines {
  const land = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates : [],
  );
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b).coordinates;
  return {
    land: land.map((coordinates) => toOutline({ type: "Polygon", coordinates }, coordinates.flat())),
    borders: borders.map((coordinates) => toOutline({ type: "LineString", coordinates }, coordinates)),
  };
}

function toOutline(shape: Outline["shape"], points: readonly GeoJSON.Position[]): Outline {
  const longitudes = points.map(([longitude = 0]) => longitude);
  const latitudes = points.map(([, latitude = 0]) => latitude);
  return {
    shape,
    southWest: [Math.min(...longitudes), Math.min(...latitudes)],
    northEast: [Math.max(...longitudes), Math.max(...latitudes)],
  };
}

/** Outlines of land and borders as an SVG file. */
export async function drawMap(frame: MapFrame): Promise<string> {
  const { land, borders } = await loadOutlines(frame);
  const projection = projectionOf(frame);
  const path = geoPath(projection).digits(1);
  const draw = (outlines: readonly Outline[]) => {
    const visible = isWide(frame) ? outlines : outlines.filter((outline) => isVisible(outline, projection));
    return path({ type: "GeometryCollection", geometries: visible.map(({ shape }) => shape) }) ?? "";
  };
  const { width, height } = mapSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${colours.sea}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${colours.land}" stroke="${colours.line}" stroke-width=".6" d="${draw(land)}"/>` +
    `<path fill="none" stroke="${colours.line}" stroke-width=".4" d="${draw(borders)}"/></svg>`
  );
}

/** In Mercator a box of degrees is a box of the drawing. Most of the time went into outlines that are not in it. */
function isVisible({ southWest, northEast }: Outline, projection: GeoProjection): boolean {
  const [left, bottom] = projection(southWest) ?? [0, 0];
  const [right, top] = projection(northEast) ?? [0, 0];
  const { width, height } = mapSize;
  return right >= -mapBleed && left <= width + mapBleed && bottom >= -mapBleed && top <= height + mapBleed;
}
