import { darker, mix } from "./colour";
import type { DogShape } from "./dog-shape";
import type { DogEar } from "./dog-traits";
import { Mirror } from "./mirror";
import { type Edge, furPath, type Point } from "./outline";

interface EarsProps {
  readonly ear: DogEar;
  readonly shape: DogShape;
  readonly colour: string;
  readonly isFluffy: boolean;
}

const isHanging = (ear: DogEar): ear is keyof typeof hanging => ear in hanging;

/** Upright ears are drawn behind the head, hanging ones over it. */
export const isUpright = (ear: DogEar) => ear === "butterfly" || !isHanging(ear);

export function DogEars(props: EarsProps) {
  const { ear } = props;
  if (isHanging(ear)) return <HangingEars {...props} ear={ear} />;
  return ear === "semi-prick" ? <TippedEars {...props} /> : <UprightEars {...props} ear={ear} />;
}

/** Points of the right ear are relative to the skull's half width and to its top. */
const toPoint = ({ skull }: DogShape, [x, y]: Point): Point => [100 + skull.skull * x, skull.top + y];

const write = (shape: DogShape, point: Point) =>
  toPoint(shape, point)
    .map((coordinate) => Math.round(coordinate * 10) / 10)
    .join(" ");

const insideOf = (colour: string) => mix(darker(colour, 0.12), "#d99a90", 0.45);

function UprightEars({ ear, shape, colour }: EarsProps & { readonly ear: keyof typeof upright }) {
  const { tip, bend, base, width, round } = upright[ear];
  const at = (x: number, y: number) => write(shape, [x, y]);
  const inside = insideOf(colour);
  return (
    <Mirror>
      <path
        d={`M${at(0.24, base - 16)}Q${at(bend, tip * 0.55)} ${at(width, tip)}Q${at(width + 0.28, tip * 0.25)} ${at(1, base)}Z`}
        fill={colour}
        stroke={colour}
        strokeWidth={round}
      />
      <path
        d={`M${at(0.44, base - 10)}Q${at(bend + 0.14, tip * 0.45)} ${at(width - 0.01, tip * 0.72)}Q${at(width + 0.16, tip * 0.2)} ${at(0.9, base - 4)}Z`}
        fill={inside}
        stroke={inside}
        strokeWidth={round - 3}
      />
    </Mirror>
  );
}

/** Upright ears whose tips fall forwards. */
function TippedEars({ shape, colour }: EarsProps) {
  const at = (x: number, y: number) => write(shape, [x, y]);
  const behind = darker(colour, 0.22);
  return (
    <Mirror>
      <path
        d={`M${at(0.2, 10)}Q${at(0.5, -8)} ${at(0.82, -22)}Q${at(1.26, -18)} ${at(1.22, -4)}Q${at(1.18, 14)} ${at(1, 28)}Z`}
        fill={behind}
        stroke={behind}
        strokeWidth={4}
      />
      <path
        d={`M${at(0.72, -20)}Q${at(0.98, -30)} ${at(1.26, -14)}Q${at(1.4, 0)} ${at(1.3, 10)}Q${at(0.98, 2)} ${at(0.72, -20)}Z`}
        fill={colour}
        stroke={colour}
        strokeWidth={4}
      />
    </Mirror>
  );
}

function HangingEars({ ear, shape, colour, isFluffy }: EarsProps & { readonly ear: keyof typeof hanging }) {
  const toPath = (points: readonly Point[], edge: Edge) =>
    furPath(
      points.map((point) => toPoint(shape, point)),
      edge,
    );
  return (
    <Mirror>
      <path d={toPath(hanging[ear], edges[ear] ?? (isFluffy ? "tufts" : "smooth"))} fill={colour} />
      {ear === "butterfly" && <path d={toPath(innerButterfly, "smooth")} fill={insideOf(colour)} />}
    </Mirror>
  );
}

const edges: Readonly<Partial<Record<DogEar, Edge>>> = {
  "drop-curly": "curls",
  "drop-feathered": "fringe",
  butterfly: "locks",
};

const upright = {
  prick: { tip: -38, bend: 0.42, base: 26, width: 0.9, round: 6 },
  "small-prick": { tip: -17, bend: 0.42, base: 24, width: 0.84, round: 6 },
  bat: { tip: -24, bend: 0.36, base: 22, width: 0.92, round: 12 },
} as const;

type HangingEar = Exclude<DogEar, keyof typeof upright | "semi-prick">;

const hanging: Readonly<Record<HangingEar, readonly Point[]>> = {
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
};

const innerButterfly: readonly Point[] = [
  [0.62, 4],
  [0.98, -22],
  [1.4, -26],
  [1.5, -4],
  [1.3, 18],
  [0.9, 22],
];
