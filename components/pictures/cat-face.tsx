import type { Coat, CoatColour } from "@/lib/domain/shop/pictures";
import { Mirrored } from "./mirrored";
import { features, type Palette, palettes } from "./palettes";

const eyes: Readonly<Partial<Record<CoatColour, string>>> = {
  blue: "#d98e2b",
  white: "#5f9fd0",
  black: "#d7b33a",
};

interface FaceProps extends Coat {
  /** Default: of the colour. */
  readonly palette?: Palette;
}

/** A cat looking at us, on a square of 120. */
export function CatFace({ kind, colour, palette = palettes[colour] }: FaceProps) {
  const { coat: fur, shade, light } = palette;
  return (
    <g>
      <Mirrored>
        <path d="M25 62 21 24c0-5 4-7 8-4l27 20Z" fill={fur} />
        <path d="M29 50 26 30c0-2 1-3 3-2l15 12Z" fill={features.ear} />
      </Mirrored>
      <path d={kind === "long" ? longHead : shortHead} fill={fur} />
      {kind === "curly" && <Waves stroke={shade} />}
      {kind !== "curly" && <Stripes stroke={shade} />}
      <path d="M60 72c9-4 21 1 21 12 0 12-11 18-21 18s-21-6-21-18c0-11 12-16 21-12Z" fill={light} />
      <Mirrored>
        <path d="M34 66c3-7 15-8 19 2-5 6-16 6-19-2Z" fill={eyes[colour] ?? "#7fa650"} />
        <ellipse cx={44} cy={66.5} rx={2.8} ry={5} fill={features.dark} />
        <circle cx={45.5} cy={64.3} r={1.4} fill={features.shine} />
        <path d="M36 85 14 81M36 89l-21 4" stroke={shade} strokeWidth={1.4} />
      </Mirrored>
      <path d="M60 84c-4-2-6-4-6-6s3-3 6-3 6 1 6 3-2 4-6 6Z" fill={features.tongue} />
      <path
        d="M60 84v3c0 4-3 6-6 6s-5-1-6-3M60 87c0 4 3 6 6 6s5-1 6-3"
        stroke={features.dark}
        strokeWidth={2.2}
      />
    </g>
  );
}

const shortHead =
  "M60 34c10 0 16 2 22 6 11 7 16 18 16 30 0 22-18 34-38 34S22 92 22 70c0-12 5-23 16-30 6-4 12-6 22-6Z";
const longHead =
  "M60 33c10 0 17 2 23 6 9 6 14 15 15 25l7 5-6 4 7 8-8 2 4 9-10-1-1 9-9-4c-6 7-14 10-22 10s-16-3-22-10l-9 4-1-9-10 1 4-9-8-2 7-8-6-4 7-5c1-10 6-19 15-25 6-4 13-6 23-6Z";

function Stripes({ stroke }: { readonly stroke: string }) {
  return (
    <path
      d="M60 38v13M50 39l2 10M70 39l-2 10M24 72l9 2M96 72l-9 2"
      stroke={stroke}
      strokeWidth={3}
      opacity={0.6}
    />
  );
}

function Waves({ stroke }: { readonly stroke: string }) {
  return (
    <path
      d="M44 44c4-4 7 4 11 0s7 4 11 0 7 4 11 0M48 52c4-4 7 4 11 0s7 4 11 0"
      stroke={stroke}
      strokeWidth={2.4}
      opacity={0.7}
    />
  );
}
