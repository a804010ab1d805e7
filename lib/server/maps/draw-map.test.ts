import { geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { expect, test } from "vitest";
import atlas from "world-atlas/countries-50m.json";
import { frameAround, projectionOf } from "@/lib/domain/community/map-frame";
import { drawMap } from "./draw-map";

test.each([
  ["Europe", 10, 52],
  ["Perth", 115.86, -31.95],
  ["the Bering Strait", 178, 66],
  ["Fiji", -179, -18],
])("drawMap leaves no outline out of the drawing of %s", async (_, longitude, latitude) => {
  const frame = frameAround([{ longitude, latitude }]);
  const drawing = await drawMap(frame);
  const path = geoPath(projectionOf(frame)).digits(1);
  const land = path(feature(atlas, atlas.objects.land)) ?? "";
  const borders = path(mesh(atlas, atlas.objects.countries, (a, b) => a !== b)) ?? "";
  expect(drawing.includes(`d="${land}"`) && drawing.includes(`d="${borders}"`)).toBe(true);
});
