import type { ReactNode } from "react";
import { Picture } from "@/components/pictures/picture";
import type { ProductMotif } from "@/lib/domain/shop/product-motif";

/** Background of a picture and the two colours of its motif. */
export interface MotifColours {
  readonly background: string;
  readonly strong: string;
  readonly soft: string;
}

const rose = { background: "#f7dfe4", strong: "#9d174d", soft: "#f3b9cb" };
const sky = { background: "#e3e7f1", strong: "#1e4e8c", soft: "#a9c3e6" };
const sage = { background: "#dcebe6", strong: "#0f766e", soft: "#9fd2c8" };
const apricot = { background: "#f8e4d6", strong: "#b4481b", soft: "#f2b48f" };
const sand = { background: "#f3ead9", strong: "#7a5a33", soft: "#dcbf93" };
const lilac = { background: "#ebe4f3", strong: "#6b3f96", soft: "#cdb3e6" };

export const motifColours: Readonly<Record<ProductMotif, MotifColours>> = {
  helix: rose,
  rosette: lilac,
  coat: sand,
  mix: apricot,
  paw: apricot,
  eye: sky,
  heart: rose,
  brain: lilac,
  bone: sand,
  drop: rose,
  hair: sand,
  kidney: apricot,
  shield: sage,
  flame: apricot,
  stomach: apricot,
  lungs: sky,
  tooth: sky,
  hormone: lilac,
};

/** A drawing of 100 by 100. */
export function Motif({ motif }: { readonly motif: ProductMotif }): ReactNode {
  return drawings[motif](motifColours[motif]);
}

/** A motif on its background, as a round picture. */
export function MotifPicture({ motif }: { readonly motif: ProductMotif }) {
  return (
    <Picture width={100} height={100}>
      <circle cx={50} cy={50} r={50} fill={motifColours[motif].background} />
      <g transform="translate(20 20) scale(.6)">
        <Motif motif={motif} />
      </g>
    </Picture>
  );
}

const drawings: Readonly<Record<ProductMotif, (colours: MotifColours) => ReactNode>> = {
  helix: ({ strong, soft }) => (
    <>
      <path d="M37 22h26M37 78h26M41 34h18M41 66h18" stroke={soft} strokeWidth={5} />
      <path d="M32 12c0 26 36 26 36 50v26M68 12c0 26-36 26-36 50v26" stroke={strong} strokeWidth={7} />
    </>
  ),
  rosette: ({ strong, soft }) => (
    <>
      <path d="m38 58-8 34 20-11 20 11-8-34Z" fill={soft} />
      <circle cx={50} cy={40} r={30} fill={strong} />
      <circle cx={50} cy={40} r={20} fill="#fffaf3" />
      <path d="m50 27 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1Z" fill={strong} />
    </>
  ),
  coat: () => (
    <g stroke="#fffaf3" strokeWidth={5}>
      <circle cx={50} cy={32} r={25} fill="#2b2a33" />
      <circle cx={32} cy={64} r={25} fill="#7d4a2f" />
      <circle cx={68} cy={64} r={25} fill="#dcab66" />
    </g>
  ),
  mix: ({ strong, soft }) => (
    <>
      <circle cx={50} cy={50} r={38} fill={soft} />
      <path d="M50 50V12a38 38 0 0 1 36 50Z" fill={strong} />
      <path d="m50 50 36 12a38 38 0 0 1-32 26Z" fill="#1e4e8c" />
      <circle cx={50} cy={50} r={13} fill="#fffaf3" />
    </>
  ),
  paw: ({ strong, soft }) => (
    <>
      <path
        d="M50 46c16 0 30 17 30 30 0 9-7 13-14 13-6 0-10-3-16-3s-10 3-16 3c-7 0-14-4-14-13 0-13 14-30 30-30Z"
        fill={strong}
      />
      <g fill={soft} stroke={strong} strokeWidth={5}>
        <ellipse cx={16} cy={44} rx={8} ry={11} />
        <ellipse cx={38} cy={24} rx={9} ry={12} />
        <ellipse cx={62} cy={24} rx={9} ry={12} />
        <ellipse cx={84} cy={44} rx={8} ry={11} />
      </g>
    </>
  ),
  eye: ({ strong, soft }) => (
    <>
      <path
        d="M6 50c12-22 28-32 44-32s32 10 44 32c-12 22-28 32-44 32S18 72 6 50Z"
        fill="#fffaf3"
        stroke={strong}
        strokeWidth={6}
      />
      <circle cx={50} cy={50} r={20} fill={soft} />
      <circle cx={50} cy={50} r={11} fill={strong} />
      <circle cx={56} cy={44} r={4} fill="#fff" />
    </>
  ),
  heart: ({ soft }) => (
    <>
      <path
        d="M50 86C22 66 12 52 12 36c0-12 9-20 19-20 8 0 15 5 19 12 4-7 11-12 19-12 10 0 19 8 19 20 0 16-10 30-38 50Z"
        fill="#be123c"
      />
      <path d="M16 52h18l7-16 12 30 8-20 4 6h19" stroke="#fffaf3" strokeWidth={5} />
      <path d="M26 30c2-4 6-6 10-5" stroke={soft} strokeWidth={5} />
    </>
  ),
  brain: ({ strong, soft }) => (
    <>
      <path
        d="M50 18c-6-8-20-8-24 2-10 1-15 11-10 19-7 7-5 19 4 22 0 11 12 17 20 12 4 7 10 6 10 0ZM50 18c6-8 20-8 24 2 10 1 15 11 10 19 7 7 5 19-4 22 0 11-12 17-20 12-4 7-10 6-10 0Z"
        fill={soft}
        stroke={strong}
        strokeWidth={5}
      />
      <path
        d="M50 20v56M36 34c-6 0-9 4-8 9M38 52c-6-1-10 3-10 8M64 34c6 0 9 4 8 9M62 52c6-1 10 3 10 8"
        stroke={strong}
        strokeWidth={5}
      />
    </>
  ),
  bone: ({ strong }) => (
    <path
      d="M26 22c8-6 18 2 14 12l26 26c10-4 18 6 12 14-1 2-2 3-4 4 0 2-2 3-4 4-8 6-18-2-14-12L30 44c-10 4-18-6-12-14 1-2 2-3 4-4 0-2 2-3 4-4Z"
      fill="#fffaf3"
      stroke={strong}
      strokeWidth={6}
    />
  ),
  drop: () => (
    <>
      <path d="M50 8c18 24 28 38 28 52a28 28 0 0 1-56 0c0-14 10-28 28-52Z" fill="#be123c" />
      <path d="M36 60c0 8 5 14 13 15" stroke="#fbe3ea" strokeWidth={6} />
    </>
  ),
  hair: ({ strong, soft }) => (
    <>
      <path d="M6 76c15-7 29-7 44 0s29 7 44 0v18H6Z" fill={soft} />
      <path
        d="M26 82C8 52 34 44 22 8c24 30 0 44 16 74ZM48 84C30 52 58 42 46 4c26 32 0 46 16 80ZM72 82C56 54 80 46 70 12c22 28 0 42 14 70Z"
        fill={strong}
      />
    </>
  ),
  kidney: ({ strong, soft }) => (
    <>
      <path
        d="M40 20C26 12 10 24 10 46s12 36 24 30c10-5 2-16 4-28 1-10 14-20 2-28Z"
        fill={soft}
        stroke={strong}
        strokeWidth={6}
      />
      <path
        d="M60 20c14-8 30 4 30 26S78 82 66 76c-10-5-2-16-4-28-1-10-14-20-2-28Z"
        fill={soft}
        stroke={strong}
        strokeWidth={6}
      />
      <path d="M38 50c6 6 8 16 8 38M62 50c-6 6-8 16-8 38" stroke={strong} strokeWidth={5} />
    </>
  ),
  shield: ({ strong, soft }) => (
    <>
      <path d="M50 8c12 8 24 11 36 11 0 34-8 56-36 72C22 75 14 53 14 19c12 0 24-3 36-11Z" fill={strong} />
      <path d="M50 8c12 8 24 11 36 11 0 34-8 56-36 72Z" fill={soft} opacity={0.5} />
      <path d="M50 32v34M33 49h34" stroke="#fffaf3" strokeWidth={9} />
    </>
  ),
  flame: ({ strong, soft }) => (
    <>
      <path
        d="M54 6c4 18 28 28 28 54a32 32 0 0 1-64 0c0-14 8-22 14-32 4 8 8 10 12 10 0-12 0-22 10-32Z"
        fill={strong}
      />
      <path
        d="M52 48c2 9 14 14 14 26a16 16 0 0 1-32 0c0-7 4-11 7-16 2 4 4 5 6 5 0-6 0-10 5-15Z"
        fill={soft}
      />
    </>
  ),
  stomach: ({ strong, soft }) => (
    <path
      d="M34 10v20c0 12-18 16-18 36 0 16 12 24 26 24 24 0 42-18 42-40 0-16-10-24-20-24-8 0-14 5-14 12"
      fill={soft}
      stroke={strong}
      strokeWidth={7}
    />
  ),
  lungs: ({ strong, soft }) => (
    <>
      <path
        d="M42 34c-6-6-12-4-18 8-8 14-12 28-12 40 10 4 24 2 30-8ZM58 34c6-6 12-4 18 8 8 14 12 28 12 40-10 4-24 2-30-8Z"
        fill={soft}
        stroke={strong}
        strokeWidth={6}
      />
      <path d="M50 8v32l-10 10M50 40l10 10" stroke={strong} strokeWidth={6} />
    </>
  ),
  tooth: ({ strong, soft }) => (
    <>
      <path
        d="M50 22c-8-8-32-10-34 12-1 12 5 18 7 28 2 12 4 26 10 26 8 0 6-24 17-24s9 24 17 24c6 0 8-14 10-26 2-10 8-16 7-28-2-22-26-20-34-12Z"
        fill="#fffaf3"
        stroke={strong}
        strokeWidth={6}
      />
      <path d="M28 36c1-5 4-8 9-8" stroke={soft} strokeWidth={6} />
    </>
  ),
  hormone: ({ strong, soft }) => (
    <>
      <path d="m30 26 20-12 20 12v24L50 62 30 50Z" fill={soft} stroke={strong} strokeWidth={6} />
      <path d="M50 62v20M70 50l18 10M30 50 12 60" stroke={strong} strokeWidth={6} />
      <circle cx={50} cy={86} r={8} fill={strong} />
      <circle cx={89} cy={61} r={7} fill={strong} />
      <circle cx={11} cy={61} r={7} fill={strong} />
    </>
  ),
};
