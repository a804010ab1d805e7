/** A point on a square of 200 whose vertical axis is at 100. */
export type Point = readonly [x: number, y: number];

export type Edge = "smooth" | "tufts" | "fringe" | "locks" | "curls";

/** The outline of a symmetrical shape from its right half, listed from the top of the axis to its bottom. */
export function mirrorPoints(right: readonly Point[]): readonly Point[] {
  const left = right.filter(([x]) => x !== 100).map(([x, y]): Point => [200 - x, y]);
  return [...right, ...left.toReversed()];
}

/** A closed curve through the points (Catmull-Rom as cubic curves). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? origin;
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = add(from, scale(subtract(to, before), 1 / 6));
    const second = subtract(to, scale(subtract(after, from), 1 / 6));
    return `C${write(first)} ${write(second)} ${write(to)}`;
  });
  return `M${write(at(0))}${curves.join("")}Z`;
}

/** Depths of the tufts of an edge are repeated along it, so that it does not look like a saw. Above `from` it is smooth. */
const furEdges = {
  tufts: { step: 12, depths: [4, 7, 3], drop: 3, from: 98 },
  fringe: { step: 14, depths: [6, 3, 7], drop: 5, from: 104 },
  locks: { step: 15, depths: [8, 4, 9, 6], drop: 4, from: 0 },
} as const;

/** The same outline with an edge of fur. Whole numbers are exact enough for it. */
export function furPath(points: readonly Point[], edge: Edge): string {
  if (edge === "smooth") return smoothPath(points);
  if (edge === "curls") return curlPath(points);
  const { step, depths, drop, from: top } = furEdges[edge];
  const samples = sampleOutline(points, step);
  const curves = samples.map((from, index) => {
    const to = samples[(index + 1) % samples.length] ?? from;
    const outward = normal(from, to);
    if (Math.max(from[1], to[1]) < top)
      return `Q${writeWhole(add(midpoint(from, to), scale(outward, 1)))} ${writeWhole(to)}`;
    const depth = depths[index % depths.length] ?? 0;
    const tip = add(midpoint(from, to), [outward[0] * depth, outward[1] * depth + drop]);
    return `Q${writeWhole(add(from, scale(outward, depth * 0.7)))} ${writeWhole(tip)}L${writeWhole(to)}`;
  });
  return `M${writeWhole(samples[0] ?? origin)}${curves.join("")}Z`;
}

function curlPath(points: readonly Point[]): string {
  const samples = sampleOutline(points, 15);
  const arcs = samples.map(
    (_, index) => `A8 8 0 0 1 ${writeWhole(samples[(index + 1) % samples.length] ?? origin)}`,
  );
  return `M${writeWhole(samples[0] ?? origin)}${arcs.join("")}Z`;
}

/** Points at equal distances along the curve, clockwise from the first one. */
function sampleOutline(points: readonly Point[], step: number): readonly Point[] {
  const fine = points.flatMap((_, index) =>
    Array.from({ length: 8 }, (__, part) => onCurve(points, index, part / 8)),
  );
  const lengths = fine.map((point, index) => distance(point, fine[(index + 1) % fine.length] ?? point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(6, Math.round(total / step));
  const samples: Point[] = [];
  let walked = 0;
  fine.forEach((point, index) => {
    const length = lengths[index] ?? 0;
    const next = fine[(index + 1) % fine.length] ?? point;
    while (samples.length < count && (samples.length * total) / count < walked + length) {
      const share = ((samples.length * total) / count - walked) / length;
      samples.push(add(point, scale(subtract(next, point), share)));
    }
    walked += length;
  });
  return samples;
}

function onCurve(points: readonly Point[], index: number, t: number): Point {
  const at = (offset: number) => points[(index + offset + points.length) % points.length] ?? origin;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  const along = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [along(0), along(1)];
}

const origin: Point = [100, 100];
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
const midpoint = (a: Point, b: Point): Point => scale(add(a, b), 0.5);
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** To the left of the way from `a` to `b`, which is outside of a clockwise outline. */
function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
}
const write = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const writeWhole = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
