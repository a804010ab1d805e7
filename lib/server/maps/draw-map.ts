import "server-only";
import { geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { isWide, type MapFrame, mapSize, projectionOf } from "@/lib/domain/map-frame";

export type Atlas = Topology<{ readonly countries: GeometryCollection; readonly land: GeometryCollection }>;

/** Of `tokens.css`, which does not reach a picture: sea, land and lines. */
const colours = { sea: "#eaf1fa", land: "#f6f1ea", line: "#c9bca9" } as const;

/** Loaded when first needed; the finer outlines only for a part of the world. */
async function loadAtlas(frame: MapFrame): Promise<Atlas> {
  const atlas = isWide(frame)
    ? await import("world-atlas/countries-110m.json")
    : await import("world-atlas/countries-50m.json");
  return atlas.default;
}

/** Outlines of land and borders as an SVG file. */
export async function drawMap(frame: MapFrame): Promise<string> {
  const atlas = await loadAtlas(frame);
  const path = geoPath(projectionOf(frame)).digits(1);
  const land = path(feature(atlas, atlas.objects.land)) ?? "";
  const borders = path(mesh(atlas, atlas.objects.countries, (a, b) => a !== b)) ?? "";
  const { width, height } = mapSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${colours.sea}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${colours.land}" stroke="${colours.line}" stroke-width=".6" d="${land}"/>` +
    `<path fill="none" stroke="${colours.line}" stroke-width=".4" d="${borders}"/></svg>`
  );
}
