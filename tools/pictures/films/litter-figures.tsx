import { darker, type Fur, fur, lighter } from "@/components/pictures/portrait/colour";
import { DogHead, DogHeadClip } from "@/components/pictures/portrait/dog-portrait";
import type { DogTraits } from "@/components/pictures/portrait/dog-traits";
import { labrador } from "@/components/pictures/portrait/dog-types";
import { Move } from "./motion";

const puppyTraits = (coat: Fur) =>
  ({ skull: "round", muzzle: "medium", ear: "drop-short", coat, eyes: "dark" }) as const satisfies DogTraits;

/** The puppies of the film, each with a ribbon of its own. */
export const puppies = {
  red: { coat: "gold", ribbon: "#c62f4b" },
  blue: { coat: "cream", ribbon: "#3b6fb0" },
  green: { coat: "red", ribbon: "#3f8f5c" },
} as const satisfies Readonly<Record<string, { coat: Fur; ribbon: string }>>;

export type PuppyName = keyof typeof puppies;

export function LitterClips() {
  return (
    <>
      <DogHeadClip traits={puppyTraits("gold")} id="p" />
      <DogHeadClip traits={labrador} id="d" />
    </>
  );
}

/** A puppy that sits and looks at us, 64 wide and 84 high, the middle of its feet at 0, 0. */
export function Puppy({ name }: { readonly name: PuppyName }) {
  const { coat: coatName, ribbon } = puppies[name];
  const coat = fur[coatName];
  const shade = darker(coat, 0.12);
  return (
    <g>
      <ellipse cy={1} rx={34} ry={4} fill="#201a26" opacity={0.12} />
      <path d="M-18-34C-38-26-40 0-26 0H26C40 0 38-26 18-34Z" fill={shade} />
      <path d="M-19-54C-24-36-24-12-19-2H19C24-12 24-36 19-54Z" fill={coat} />
      <ellipse cy={-26} rx={11} ry={13} fill={lighter(coat, 0.4)} />
      <path d="M0-12V-3" stroke={darker(coat, 0.24)} strokeWidth={2} />
      <path d="M-22-3a10.500 6 0 0 0 21 0ZM22-3a10.500 6 0 0 1-21 0Z" fill={coat} />
      <path d="M-21-47Q0-30 21-47L21-40Q0-22-21-40Z" fill={ribbon} />
      <path d="M-2-33-12-26-10-38ZM2-33 12-26 10-38Z" fill={darker(ribbon, 0.14)} />
      <g transform="translate(-46 -105) scale(.46)">
        <DogHead traits={puppyTraits(coatName)} clip="p" />
      </g>
    </g>
  );
}

/** The mother, lying, 150 wide; the middle of her feet at 0, 0. */
export function LyingDog() {
  const coat = fur.gold;
  const shade = darker(coat, 0.14);
  return (
    <g>
      <ellipse cx={10} cy={1} rx={86} ry={6} fill="#201a26" opacity={0.12} />
      <Move motion="swing" seconds={0.8} times={3} degrees={8} around={[78, -10]}>
        <path d="M78-10C96-8 104-20 104-34" stroke={shade} strokeWidth={11} />
      </Move>
      <path d="M-36-60C0-70 70-70 88-36 96-12 88 0 76 0H-30Z" fill={coat} />
      <path d="M40 0C36-40 82-44 88-16 90 0 80 0 70 0Z" fill={shade} />
      <path d="M-34-4H8M30-4H64" stroke={coat} strokeWidth={13} />
      <path d="M-40-4H-4" stroke={lighter(coat, 0.2)} strokeWidth={12} />
      <path d="M-50-70C-56-30-48-10-36-4L-4-8C0-30-4-60-6-74Z" fill={shade} />
      <path d="M-49-44Q-26-26-2-44L-2-36Q-26-18-48-36Z" fill="#be185d" />
      <g transform="translate(-86 -138) scale(.6)">
        <DogHead traits={labrador} clip="d" />
      </g>
    </g>
  );
}
