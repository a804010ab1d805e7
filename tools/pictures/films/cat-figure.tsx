import { CatHead, CatHeadClip } from "@/components/pictures/portrait/cat-portrait";
import type { CatTraits } from "@/components/pictures/portrait/cat-traits";
import { catShape } from "@/components/pictures/portrait/cat-shape";
import { darker, fur, lighter } from "@/components/pictures/portrait/colour";
import { ink } from "@/components/pictures/portrait/features";
import { Mirror } from "@/components/pictures/portrait/mirror";
import { Move } from "./motion";

const traits = {
  skull: "medium",
  nose: "medium",
  ear: "upright",
  eye: "round",
  eyes: "green",
  coat: "grey",
  pattern: "tabby",
  markings: "slate",
} as const satisfies CatTraits;

const coat = fur.grey;
const shade = darker(coat, 0.12);
const stripe = fur.slate;
const chest = lighter(coat, 0.6);
const { eye } = catShape(traits);

export const CatClips = () => <CatHeadClip traits={traits} id="k" />;

interface FaceProps {
  readonly mood?: "awake" | "asleep" | "cross";
}

/** The head on a square of 200. */
export function CatFaceOf({ mood = "awake" }: FaceProps) {
  return (
    <>
      <CatHead traits={traits} clip="k" />
      {mood === "asleep" && (
        <Mirror>
          <ellipse cx={100 + eye.x} cy={eye.y} rx={15} ry={13} fill={lighter(coat, 0.34)} />
          <path d={`M${88 + eye.x} ${eye.y + 1}q12 10 24 0`} stroke={ink} strokeWidth={3.5} />
        </Mirror>
      )}
      {mood === "cross" && (
        <Mirror>
          <path
            d={`M${82 + eye.x} ${eye.y - 16}H${118 + eye.x}V${eye.y - 9}L${82 + eye.x} ${eye.y - 1}Z`}
            fill={coat}
          />
          <path
            d={`M${86 + eye.x} ${eye.y - 2}L${114 + eye.x} ${eye.y - 8}`}
            stroke={ink}
            strokeWidth={3.5}
          />
        </Mirror>
      )}
    </>
  );
}

/** Curled up, 150 wide, its middle below at 0, 0. */
export function SleepingCat() {
  return (
    <g>
      <Move motion="shift" seconds={1.4} times={2} y={-2}>
        <path d="M-66-4C-84-40-40-78 10-74 62-70 86-32 70-4Z" fill={coat} />
        <path d="M10-73Q18-58 14-48M30-69Q38-54 34-44M49-58Q56-46 52-36" stroke={stripe} strokeWidth={6} />
      </Move>
      <path d="M70-12C84 6 30 8-6 2-16 0-16-10-4-10 24-8 50-8 62-26Z" fill={shade} />
      <path d="M44-3 42-13M24 0 24-10" stroke={stripe} strokeWidth={5} />
      <g transform="translate(-118 -94) rotate(-6 80 80) scale(.58)">
        <CatFaceOf mood="asleep" />
      </g>
      <path d="M-34-4H2" stroke={chest} strokeWidth={13} />
    </g>
  );
}

/** Sitting upright, 90 wide, the middle of its feet at 0, 0. It leans back, and a paw pushes away what comes. */
export function RefusingCat() {
  return (
    <g>
      <ellipse cy={1} rx={58} ry={5} fill="#201a26" opacity={0.12} />
      <Move motion="swing" seconds={0.9} times={3} degrees={6} around={[-30, -8]}>
        <path d="M-26-8C-60 0-78-22-66-48" stroke={shade} strokeWidth={12} />
        <path d="M-72-28-60-26M-70-40-60-36" stroke={stripe} strokeWidth={4} />
      </Move>
      <path d="M-24-48C-52-40-54 0-36 0H36C54 0 52-40 24-48Z" fill={shade} />
      <path d="M-22-100C-34-60-34-20-26-2H26C34-20 34-60 22-100Z" fill={coat} />
      <path d="M-12-86C-18-60-14-44 0-40 14-44 18-60 12-86Z" fill={chest} />
      <path d="M-33-54-22-52M-34-42-23-40M33-54 28-53" stroke={stripe} strokeWidth={4.5} />
      <path d="M0-42V-4" stroke={shade} strokeWidth={2.5} />
      <path d="M-29-3a14 8 0 0 0 28 0ZM1-3a14 8 0 0 0 28 0Z" fill={chest} />
      <path d="M-19 0V3M-11 0V3M11 0V3M19 0V3" stroke={shade} strokeWidth={2} />
      <Move motion="turn" at={0.6} seconds={0.5} degrees={16} around={[0, -90]}>
        <g transform="rotate(-14 0 -90) translate(-64 -176) scale(.6)">
          <CatFaceOf mood="cross" />
        </g>
      </Move>
      <Move motion="turn" at={0.8} seconds={0.4} degrees={115} around={[20, -62]}>
        <path d="M18-62Q34-74 52-92" stroke={coat} strokeWidth={17} />
        <path d="M28-74 38-66" stroke={stripe} strokeWidth={4} />
        <circle cx={54} cy={-94} r={10} fill={chest} />
        <path d="M50-102 52-97M57-103 57-98" stroke={shade} strokeWidth={2} />
      </Move>
    </g>
  );
}

/** The head in a towel; the lower middle of the towel at 0, 0. */
export function WrappedCat({ mood = "awake" }: FaceProps) {
  return (
    <g>
      <path d="M-38-92C-76-66-84-10-62 2H62C84-10 76-66 38-92Z" fill="#f3d9a8" />
      <path d="M-62 2C-40-30 4-40 44-86 78-62 82-8 62 2Z" fill="#e9c98e" />
      <path d="M-64-6C-40-38 2-46 42-84" stroke="#d4ad6c" strokeWidth={3} />
      <path d="M-40-92C-30-66 30-66 40-92 34-104-34-104-40-92Z" fill="#e0bb7b" />
      <g transform="translate(-74 -190) scale(.74)">
        <CatFaceOf mood={mood} />
      </g>
      <path d="M-40-90C-34-66-12-58 0-58S34-66 40-90C50-74 34-46 0-46S-50-74-40-90Z" fill="#f3d9a8" />
    </g>
  );
}

/** Walking to the left with its tail up, its feet at 0, 0. */
export function WalkingCat() {
  const leg = { stroke: shade, strokeWidth: 13 } as const;
  return (
    <g>
      <ellipse cx={6} cy={1} rx={70} ry={5} fill="#201a26" opacity={0.12} />
      <Move motion="swing" seconds={0.7} times={4} degrees={12} around={[-30, -46]}>
        <path d="M-30-46-40-5" {...leg} />
      </Move>
      <Move motion="swing" seconds={0.7} times={4} degrees={-12} around={[44, -46]}>
        <path d="M44-46 58-5" {...leg} />
      </Move>
      <Move motion="swing" seconds={0.7} times={4} degrees={4} around={[56, -64]}>
        <path d="M54-62C78-74 74-104 66-124" stroke={coat} strokeWidth={12} />
        <path d="M62-90 74-92M64-104 76-105" stroke={stripe} strokeWidth={4} />
      </Move>
      <path
        d="M-44-74C-20-80 30-82 52-76 72-70 72-36 54-32 24-24-20-24-40-32-60-42-62-68-44-74Z"
        fill={coat}
      />
      <path d="M0-77V-58M18-78V-60M36-77V-60" stroke={stripe} strokeWidth={6} />
      <Move motion="swing" seconds={0.7} times={4} degrees={-12} around={[-36, -42]}>
        <path d="M-36-40-32-5" stroke={coat} strokeWidth={14} />
      </Move>
      <Move motion="swing" seconds={0.7} times={4} degrees={12} around={[50, -42]}>
        <path d="M50-44 44-5" stroke={coat} strokeWidth={15} />
      </Move>
      <g transform="translate(-112 -140) scale(.56)">
        <CatFaceOf />
      </g>
    </g>
  );
}
