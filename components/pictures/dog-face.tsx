import type { Coat, CoatKind } from "@/lib/domain/shop/pictures";
import { Mirrored } from "./mirrored";
import { features, type Palette, palettes } from "./palettes";

interface FaceProps extends Coat {
  /** Default: of the colour. */
  readonly palette?: Palette;
}

/** A dog looking at us, on a square of 120. */
export function DogFace({ kind, colour, palette = palettes[colour] }: FaceProps) {
  const { coat: fur, shade, light } = palette;
  return (
    <g>
      {kind === "curly" && <Curls fill={fur} />}
      <path
        d="M60 19c21 0 32 15 32 37 0 10-2 17-3 23-3 15-14 25-29 25S34 94 31 79c-1-6-3-13-3-23 0-22 11-37 32-37Z"
        fill={fur}
      />
      <path d="M60 20c6 0 8 14 8 26 0 9-3 14-8 14s-8-5-8-14c0-12 2-26 8-26Z" fill={light} opacity={0.55} />
      <Mirrored>
        <path d={ears[kind]} fill={shade} />
      </Mirrored>
      <path d="M60 60c13 0 22 9 22 22 0 12-9 22-22 22s-22-10-22-22c0-13 9-22 22-22Z" fill={light} />
      {kind === "wire" && <Beard fill={light} />}
      <Mirrored>
        <circle cx={45} cy={56} r={5} fill={features.dark} />
        <circle cx={46.8} cy={54.2} r={1.6} fill={features.shine} />
        {kind === "wire" && <path d="M36 49c3-6 11-8 16-3-4 0-6 2-8 5-3-2-5-2-8-2Z" fill={light} />}
      </Mirrored>
      <path d="M60 66c6 0 10 2 10 6 0 5-6 9-10 9s-10-4-10-9c0-4 4-6 10-6Z" fill={features.dark} />
      <path d="M54 69.500c2-1.500 6-1.800 8-1" stroke={features.shine} strokeWidth={1.6} opacity={0.55} />
      <path d="M54 91c0 9 3 13 6 13s6-4 6-13Z" fill={features.tongue} />
      <path
        d="M60 81v6c0 4-3 6-7 6-3 0-5-1-6-3M60 87c0 4 3 6 7 6 3 0 5-1 6-3"
        stroke={features.dark}
        strokeWidth={2.4}
      />
    </g>
  );
}

const ears: Readonly<Record<CoatKind, string>> = {
  short: "M38 25c-11-5-21 2-24 16-3 15-1 29 6 31 8 2 11-8 13-18 2-11 5-20 5-29Z",
  long: "M39 24c-13-5-23 3-26 20-3 19-3 42 5 45 3 1 4-3 5-5 1 3 5 3 6-2 4-9 3-20 5-29s5-20 5-29Z",
  curly:
    "M38 30c-6-5-13-3-16 2-6 1-9 7-8 13-5 4-5 11-2 15-3 6 0 13 5 15 3 6 11 6 14 0 5-3 6-10 4-14 3-8 4-21 3-31Z",
  wire: "M42 24 28 14c-3-2-6 0-6 4l2 26c3 6 9 4 12 0 3-6 6-14 6-20Z",
};

function Curls({ fill }: { readonly fill: string }) {
  const around = [-100, -70, -42, -16, 10, 36, 62].map((angle) => ((angle + 17) * Math.PI) / 180);
  return around.map((angle) => (
    <circle
      key={angle}
      cx={Math.round(60 + 27 * Math.sin(angle))}
      cy={Math.round(42 - 23 * Math.cos(angle))}
      r={11}
      fill={fill}
    />
  ));
}

function Beard({ fill }: { readonly fill: string }) {
  return <path d="M37 80c-2 10 0 16 3 21l4-4 3 9 6-5 7 10 7-10 6 5 3-9 4 4c3-5 5-11 3-21Z" fill={fill} />;
}
