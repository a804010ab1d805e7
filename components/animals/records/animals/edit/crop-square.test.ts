import { describe, expect, it } from "vitest";
import { middle, moveCrop, squareOf } from "./crop-square";

const wide = { width: 400, height: 200 };

describe("the square of a photo", () => {
  it("covers the middle of a wide photo at full height", () => {
    expect(squareOf(wide, middle)).toEqual({ left: 100, top: 0, side: 200 });
  });

  it("gets smaller around the same centre when zoomed in", () => {
    expect(squareOf(wide, { ...middle, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
  });

  it.each([
    [1, 0, { left: 200, top: 0 }],
    [-9, 0, { left: 0, top: 0 }],
    [0, 1, { left: 100, top: 0 }],
  ])("stays inside the photo when moved by %s and %s of its side", (right, down, expected) => {
    expect(squareOf(wide, moveCrop(wide, middle, right, down))).toMatchObject(expected);
  });

  it("moves back at once after it was dragged past an edge", () => {
    const atEdge = moveCrop(wide, middle, 9, 0);
    expect(squareOf(wide, moveCrop(wide, atEdge, -0.1, 0)).left).toBeCloseTo(180);
  });

  it("stays inside the photo when zoomed out at an edge", () => {
    const corner = moveCrop(wide, { ...middle, zoom: 4 }, 9, 9);
    expect(squareOf(wide, { ...corner, zoom: 1 })).toEqual({ left: 200, top: 0, side: 200 });
  });
});
