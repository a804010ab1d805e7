import { type MapFrame, mapSize, projectionOf } from "./map-frame";

/** A tile of web Mercator, in percent of the drawing. */
export interface MapTile {
  readonly src: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const tilePixels = 256;
const maxZoom = 18;

/** Drawings are usually shown larger than their own units. */
const shownScale = 1.5;

/** Size of the whole world in units of the drawing, and where it begins. The frame must be drawn in Mercator. */
export function mercatorSquareOf(frame: MapFrame) {
  const projection = projectionOf(frame);
  const size = 2 * Math.PI * projection.scale();
  const [x, y] = projection([0, 0]) ?? [0, 0];
  return { size, left: x - size / 2, top: y - size / 2 };
}

/** Tiles that cover the frame, at the zoom level whose pixels are closest to those of the screen. */
export function tilesOf(frame: MapFrame, url: string): readonly MapTile[] {
  const square = mercatorSquareOf(frame);
  const zoom = Math.min(maxZoom, Math.max(0, Math.round(Math.log2((square.size * shownScale) / tilePixels))));
  const count = 2 ** zoom;
  const size = square.size / count;
  const rangeOf = (start: number, length: number) => {
    const first = Math.max(0, Math.floor(-start / size));
    const last = Math.min(count - 1, Math.ceil((length - start) / size) - 1);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  const { width, height } = mapSize;
  return rangeOf(square.top, height).flatMap((y) =>
    rangeOf(square.left, width).map((x) => ({
      src: url.replace("{z}", String(zoom)).replace("{x}", String(x)).replace("{y}", String(y)),
      left: ((square.left + x * size) / width) * 100,
      top: ((square.top + y * size) / height) * 100,
      width: (size / width) * 100,
      height: (size / height) * 100,
    })),
  );
}
