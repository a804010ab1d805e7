export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chosen part of a picture: its centre as parts of width and height, and how much it is enlarged. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const maxZoom = 4;

/** The chosen square in pixels of the picture, never over its edges. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  const within = (centre: number, length: number) =>
    Math.min(Math.max(centre * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/** Moves the square by parts of its side. At an edge it stops: moving back has an effect at once. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const x = (left + side / 2 + right * side) / size.width;
  const y = (top + side / 2 + down * side) / size.height;
  const moved = squareOf(size, { ...crop, x, y });
  return {
    ...crop,
    x: (moved.left + side / 2) / size.width,
    y: (moved.top + side / 2) / size.height,
  };
}
