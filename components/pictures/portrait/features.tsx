import type { CatTraits } from "./cat-traits";
import { Mirror } from "./mirror";

interface EyesProps {
  /** Distance from the axis. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly iris: string;
  readonly lid: string;
}

/** Eyes of a dog. */
export function RoundEyes({ x, y, size, iris, lid }: EyesProps) {
  return (
    <Mirror>
      <g transform={`translate(${100 + x} ${y}) scale(${size})`}>
        <path d="M-9 1C-6-8 4-9 9-2 7 7-5 9-9 1Z" fill={ink} />
        <circle r={5.6} fill={iris} />
        <circle r={3.3} fill={ink} />
        <circle cx={2} cy={-2.4} r={1.9} fill="#fff" />
        <path d="M-9-1C-5-9 4-9 9-3" stroke={lid} strokeWidth={2.4} />
      </g>
    </Mirror>
  );
}

export const ink = "#2b2530";

export const noseColours = { black: "#2b2530", liver: "#74463a", pink: "#d9958f" } as const;

/** Eyes of a cat: almonds rise outwards, pupils are upright. */
export function CatEyes({
  x,
  y,
  shape,
  iris,
}: Pick<EyesProps, "x" | "y" | "iris"> & { readonly shape: CatTraits["eye"] }) {
  const isRound = shape === "round";
  const tilt = { round: 0, almond: -8, slanted: -20 }[shape];
  return (
    <Mirror>
      <g transform={`translate(${100 + x} ${y}) rotate(${tilt})`}>
        <path d={isRound ? roundEye : almondEye} fill={iris} stroke={ink} strokeWidth={2.8} />
        <ellipse rx={isRound ? 4.6 : 3.2} ry={isRound ? 7.6 : 6.4} cy={isRound ? 0 : -0.5} fill={ink} />
        <circle cx={2.6} cy={-3.4} r={2.2} fill="#fff" />
      </g>
    </Mirror>
  );
}

const roundEye = "M-11.5 1C-12-8-6-11 0-11S12-8 11.5 0 6 11 0 11-11 8-11.5 1Z";
const almondEye = "M-12.5 3C-9-7 4-11 12.5-4 10 7-5 11-12.5 3Z";
