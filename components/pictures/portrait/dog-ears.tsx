import { darker, mix } from "./colour";
import type { DogShape } from "./dog-shape";
import type { DogEar } from "./dog-traits";
import { Mirror } from "./mirror";
import { furPath, type Point, smoothPath } from "./outline";

interface EarsProps {
  readonly ear: DogEar;
  readonly shape: DogShape;
  readonly colour: string;
  readonly isFluffy: boolean;
}

const upright: ReadonlySet<DogEar> = new Set(["prick", "bat", "small-prick", "semi-prick", "butterfly"]);

export const isUpright = (ear: DogEar) => upright.has(ear);

/** Upright ears are drawn behind the head, hanging ones over it. */
export function DogEars({ ear, shape: { skull }, colour, isFluffy }: EarsProps) {
  const { skull: half, top } = skull;
  const at = (x: number, y: number): Point => [100 + half * x, top + y];
  const path = (points: readonly Point[]) =>
    points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y)}`);
  const inside = mix(darker(colour, 0.12), "#d99a90", 0.45);

  if (ear === "prick" || ear === "small-prick" || ear === "bat") {
    const { tip, bend, base, width } = uprightEars[ear];
    const [inner, first, end, second, outer] = path([
      at(0.24, base - 16),
      at(bend, tip * 0.55),
      at(width, tip),
      at(width + 0.28, tip * 0.25),
      at(1, base),
    ]);
    const [innerIn, firstIn, endIn, secondIn, outerIn] = path([
      at(0.44, base - 10),
      at(bend + 0.14, tip * 0.45),
      at(width - 0.01, tip * 0.72),
      at(width + 0.16, tip * 0.2),
      at(0.9, base - 4),
    ]);
    return (
      <Mirror>
        <path
          d={`M${inner}Q${first} ${end}Q${second} ${outer}Z`}
          fill={colour}
          stroke={colour}
          strokeWidth={ear === "bat" ? 13 : 6}
        />
        <path
          d={`M${innerIn}Q${firstIn} ${endIn}Q${secondIn} ${outerIn}Z`}
          fill={inside}
          stroke={inside}
          strokeWidth={ear === "bat" ? 9 : 3}
        />
      </Mirror>
    );
  }
  if (ear === "semi-prick") {
    const [inner, bend, fold, foldOut, outer] = path([
      at(0.24, 8),
      at(0.44, -12),
      at(0.58, -20),
      at(1.02, -16),
      at(1.02, 26),
    ]);
    const [a, b, c, d] = path([at(0.5, -20), at(1.08, -17), at(1.12, -6), at(0.98, 4)]);
    return (
      <Mirror>
        <path
          d={`M${inner}Q${bend} ${fold}L${foldOut}L${outer}Z`}
          fill={darker(colour, 0.1)}
          stroke={darker(colour, 0.1)}
          strokeWidth={5}
        />
        <path d={`M${a}L${b}Q${c} ${d}Z`} fill={colour} stroke={colour} strokeWidth={5} />
      </Mirror>
    );
  }
  const points = hanging[ear].map(([x, y]) => at(x, y));
  const edge =
    ear === "drop-curly"
      ? "curls"
      : ear === "drop-feathered"
        ? "fringe"
        : ear === "butterfly"
          ? "locks"
          : isFluffy
            ? "tufts"
            : "smooth";
  return (
    <Mirror>
      <path d={edge === "smooth" ? smoothPath(points) : furPath(points, edge)} fill={colour} />
      {ear === "butterfly" && <path d={smoothPath(innerButterfly.map(([x, y]) => at(x, y)))} fill={inside} />}
    </Mirror>
  );
}

const uprightEars = {
  prick: { tip: -38, bend: 0.42, base: 26, width: 0.9 },
  "small-prick": { tip: -17, bend: 0.42, base: 24, width: 0.84 },
  bat: { tip: -24, bend: 0.36, base: 22, width: 0.92 },
} as const;

/** Right ears, relative to the skull's half width and to its top. */
const hanging = {
  button: [
    [0.3, 7],
    [0.72, -3],
    [1.13, 6],
    [1.2, 20],
    [1.02, 38],
    [0.86, 36],
    [0.6, 20],
  ],
  rose: [
    [0.52, 9],
    [0.85, -1],
    [1.22, 2],
    [1.42, 14],
    [1.3, 25],
    [1.12, 18],
    [0.9, 22],
  ],
  "drop-short": [
    [0.5, 8],
    [0.9, 1],
    [1.2, 12],
    [1.42, 36],
    [1.4, 60],
    [1.2, 68],
    [1, 50],
    [0.86, 30],
  ],
  "drop-long": [
    [0.66, 16],
    [1, 8],
    [1.32, 24],
    [1.58, 64],
    [1.6, 100],
    [1.36, 116],
    [1.1, 98],
    [1, 60],
    [0.86, 36],
  ],
  "drop-feathered": [
    [0.62, 15],
    [1, 8],
    [1.3, 24],
    [1.5, 62],
    [1.56, 98],
    [1.34, 116],
    [1.08, 104],
    [0.98, 66],
    [0.84, 36],
  ],
  "drop-curly": [
    [0.62, 14],
    [1, 8],
    [1.4, 26],
    [1.66, 64],
    [1.62, 98],
    [1.36, 110],
    [1.08, 96],
    [0.96, 60],
    [0.84, 36],
  ],
  butterfly: [
    [0.4, 6],
    [0.86, -32],
    [1.5, -42],
    [1.86, -10],
    [1.8, 30],
    [1.4, 48],
    [0.9, 34],
  ],
} as const satisfies Readonly<
  Record<Exclude<DogEar, keyof typeof uprightEars | "semi-prick">, readonly Point[]>
>;

const innerButterfly = [
  [0.62, 4],
  [0.98, -22],
  [1.4, -26],
  [1.5, -4],
  [1.3, 18],
  [0.9, 22],
] as const;
