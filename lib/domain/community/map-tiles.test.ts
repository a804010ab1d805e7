import { describe, expect, it } from "vitest";
import { frameAround, mapSize, mercatorGlobalFrame, projectionOf } from "./map-frame";
import { tilesOf } from "./map-tiles";

const url = "https://tiles.example/{z}/{x}/{y}.png";
const perth = { latitude: -31.95, longitude: 115.86 };

describe("tilesOf", () => {
  it("covers the frame, and shows a town on the tile and at the place of web Mercator", () => {
    const frame = frameAround([perth]);
    const tiles = tilesOf(frame, url);
    expect(tiles.length).toBeLessThanOrEqual(20);
    const [zoom = ""] = tiles.map(({ src }) => src.split("/")[3]);
    const count = 2 ** Number(zoom);
    const column = ((perth.longitude + 180) / 360) * count;
    const radians = (perth.latitude * Math.PI) / 180;
    const row = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count;
    const address = `/${zoom}/${Math.floor(column)}/${Math.floor(row)}.png`;
    const [tile] = tiles.filter(({ src }) => src.endsWith(address));
    const { left, top, width, height } = tile ?? { left: 0, top: 0, width: 0, height: 0 };
    const [x = 0, y = 0] = projectionOf(frame)([perth.longitude, perth.latitude]) ?? [];
    expect(left + (column % 1) * width).toBeCloseTo((x / mapSize.width) * 100, 6);
    expect(top + (row % 1) * height).toBeCloseTo((y / mapSize.height) * 100, 6);
    expect(Math.min(...tiles.map((each) => each.left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map((each) => each.left + each.width))).toBeGreaterThanOrEqual(100);
  });

  it("has only tiles that exist for the whole world", () => {
    const addresses = tilesOf(mercatorGlobalFrame, url).map(({ src }) => src);
    expect(addresses.toSorted()).toEqual(
      ["0/0", "0/1", "1/0", "1/1"].map((tile) => `https://tiles.example/1/${tile}.png`),
    );
  });
});
