import { describe, expect, it } from "vitest";
import { clusterPoints } from "./map-clusters";
import { frameAround, globalFrame, isDrawn, mapSize, mercatorGlobalFrame, parseFrame } from "./map-frame";

const perth = { latitude: -31.95, longitude: 115.86 };
const fremantle = { latitude: -32.06, longitude: 115.75 };
const celle = { latitude: 52.62, longitude: 10.08 };

describe("clusterPoints", () => {
  it("joins overlapping points on the world map and separates them after zooming in", () => {
    const [west, east, ...more] = clusterPoints([perth, fremantle, celle], globalFrame);
    expect([west?.points.length, east?.points.length, more]).toEqual([2, 1, []]);
    const area = parseFrame(west?.area ?? "");
    expect(area).toBeDefined();
    expect([west?.canZoom, east?.canZoom]).toEqual([true, false]);
    const zoomed = { west: 115.5, south: -32.3, east: 116.1, north: -31.7 };
    expect(clusterPoints([perth, fremantle], zoomed).map(({ points }) => points.length)).toEqual([1, 1]);
  });

  it("keeps every point of a frame inside the drawing, and leaves others out", () => {
    const clusters = clusterPoints([perth, celle], frameAround([perth]));
    expect(clusters).toHaveLength(1);
    expect(clusters[0]?.x).toBeCloseTo(mapSize.width / 2, -2);
  });

  it("offers no zoom where the frame would stay the same", () => {
    const [cluster] = clusterPoints([perth, fremantle], frameAround([perth, fremantle]));
    expect([cluster?.points.length, cluster?.canZoom]).toEqual([2, false]);
  });
});

describe("frames", () => {
  it("are the world without points and for points far apart", () => {
    expect([frameAround([]), frameAround([perth, celle])]).toEqual([globalFrame, globalFrame]);
  });

  it("are drawn for the world and for parts of the grid only", () => {
    const ours = [[perth], [fremantle], [celle], [perth, { latitude: 70.2, longitude: 179.9 }]].map(
      frameAround,
    );
    for (const frame of [...ours, globalFrame, mercatorGlobalFrame]) expect(isDrawn(frame)).toBe(true);
    for (const frame of ["108,-36,125,-28", "0,0,16.5,8", "-180,-60,180,80", "0,-64,16,-56"])
      expect(isDrawn(parseFrame(frame) ?? globalFrame)).toBe(false);
  });

  it.each(["", "1,2,3", "5,5,1,1", "-181,0,0,10", "0,0,1,91", "a,b,c,d", "1,2,3,4;"])(
    "are not parsed from %j",
    (text) => expect(parseFrame(text)).toBeUndefined(),
  );
});
