import type { ReactNode } from "react";
import { darker, fur, lighter } from "@/components/pictures/portrait/colour";
import { DogHead, DogHeadClip } from "@/components/pictures/portrait/dog-portrait";
import type { DogTraits } from "@/components/pictures/portrait/dog-traits";
import { labrador } from "@/components/pictures/portrait/dog-types";
import { ink } from "@/components/pictures/portrait/features";
import { Move } from "./motion";

const coat = fur.gold;
const shade = darker(coat, 0.14);
const dark = darker(coat, 0.26);
const light = lighter(coat, 0.35);

export interface DogLook {
  readonly traits: DogTraits;
  /** Id of the `DogHeadClip`. */
  readonly clip: string;
  readonly coat: string;
  readonly chest: string;
  readonly feet: string;
  readonly collar: string;
}

const golden: DogLook = {
  traits: labrador,
  clip: "d",
  coat,
  chest: light,
  feet: coat,
  collar: "#be185d",
};

interface SittingDogProps {
  /** How often it wags its tail. */
  readonly wags?: number;
  readonly look?: DogLook;
}

export const DogClips = () => <DogHeadClip traits={labrador} id="d" />;

/** A dog that sits and looks at us, 130 wide and 180 high, the middle of its feet at 0, 0. */
export function SittingDog({ wags = 6, look = golden }: SittingDogProps) {
  const { traits, clip, chest, feet, collar } = look;
  const [side, line] = [darker(look.coat, 0.14), darker(look.coat, 0.26)];
  return (
    <g>
      <ellipse cy={2} rx={66} ry={6} fill="#201a26" opacity={0.12} />
      <Move motion="swing" seconds={0.5} times={wags} degrees={9} around={[36, -14]}>
        <path d="M34-12C56-10 72-24 74-46" stroke={side} strokeWidth={13} />
      </Move>
      <path d="M-34-52C-62-44-66-2-44 0H44C66-2 62-44 34-52Z" fill={side} />
      <path
        d="M-30-140C-34-100-42-84-40-52-38-30-34-14-30-4H30C34-14 38-30 40-52 42-84 34-100 30-140Z"
        fill={look.coat}
      />
      <path d="M-14-92C-24-72-20-48 0-38 20-48 24-72 14-92Z" fill={chest} />
      <path d="M0-40V-4M-29-40C-26-28-27-16-31-8M29-40C26-28 27-16 31-8" stroke={line} strokeWidth={2.5} />
      <path d="M-34-4a16 9 0 0 0 32 0ZM34-4a16 9 0 0 1-32 0Z" fill={feet} />
      <path d="M-23-3V3M-14-3V3M14-3V3M23-3V3" stroke={line} strokeWidth={2} />
      <path d="M-33-112Q0-88 33-112L34-103Q0-79-34-103Z" fill={collar} />
      <circle cy={-86} r={5} fill="#e6b94d" />
      <g transform="translate(-74 -216) scale(.74)">
        <DogHead traits={traits} clip={clip} />
      </g>
    </g>
  );
}

/** A head seen from the side, its nose at the left, on 260 by 200. */
export function DogProfile({ lift }: { readonly lift: ReactNode }) {
  return (
    <g>
      <path d="M132 150C120 170 118 190 118 204H282C284 150 262 96 226 74Z" fill={shade} />
      <path d="M136 146C160 164 214 156 246 116L256 136C224 178 160 186 130 166Z" fill="#be185d" />
      <path
        d="M52 96C54 84 82 80 108 72 122 48 150 32 184 36 222 42 240 74 236 106 228 140 196 158 160 156 138 160 106 156 84 150 66 146 54 138 56 124 46 118 46 104 52 96Z"
        fill={coat}
      />
      <path d="M52 108C60 98 92 92 112 98 128 106 132 124 124 138 104 150 70 142 56 128Z" fill={light} />
      {lift}
      <path d="M44 98C42 88 54 84 64 88 70 94 66 104 58 108 50 110 46 106 44 98Z" fill={ink} />
      <path d="M51 92Q56 89 61 92" stroke="#fff" strokeWidth={2} opacity={0.5} />
      <g transform="translate(132 78)">
        <ellipse rx={8} ry={9} fill={ink} />
        <circle cx={-2} cy={1} r={5} fill="#7a4a28" />
        <circle cx={-2.5} cy={1} r={3} fill={ink} />
        <circle cx={-4} cy={-3} r={2} fill="#fff" />
        <path d="M-11-5Q0-14 10-5" stroke={dark} strokeWidth={3} />
      </g>
      <path
        d="M180 46C204 40 226 54 232 82 238 112 232 142 212 146 192 146 176 118 172 92 170 72 170 52 180 46Z"
        fill={darker(coat, 0.2)}
      />
      <path d="M182 50C180 74 190 108 206 126" stroke={darker(coat, 0.3)} strokeWidth={3} />
    </g>
  );
}

/** The closed mouth of the head from the side. */
export function ClosedLip() {
  return <path d="M60 125C78 137 104 141 124 131" stroke={ink} strokeWidth={3} />;
}

/** Covers what is between cheek and gum, above the line of the mouth. */
export function BulgingCheek() {
  return (
    <>
      <path
        d="M60 124C70 108 92 100 110 104 126 108 132 120 124 131 104 141 78 137 60 124Z"
        fill={lighter(coat, 0.5)}
      />
      <ClosedLip />
    </>
  );
}

/** Gum and teeth under the raised lip. */
export function RaisedLip() {
  return (
    <g>
      <path d="M58 125C68 114 108 106 126 122 125 137 104 146 82 142 72 140 62 136 58 125Z" fill="#a8505c" />
      <path d="M65 126C80 112 108 108 123 121 104 122 84 124 70 133Z" fill="#ea9a9c" />
      <path d="M72 131q4 6 8-2 4 6 8-1 4 6 8-1 4 5 8-1 4 5 8 0l-2-5q-20-2-38 10Z" fill="#fffdf6" />
    </g>
  );
}
