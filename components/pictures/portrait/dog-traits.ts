import type { Fur } from "./colour";
import type { EyeColour } from "./eye-colours";
import type { Edge } from "./outline";

export type DogSkull = keyof typeof skulls;
export type DogMuzzle = keyof typeof muzzles;
export type DogEar =
  | "prick"
  | "bat"
  | "small-prick"
  | "semi-prick"
  | "butterfly"
  | "button"
  | "rose"
  | "drop-short"
  | "drop-long"
  | "drop-feathered"
  | "drop-curly";

export type DogExtra = "beard" | "eyebrows" | "topknot" | "curtain" | "wrinkles" | "ruff" | "bow" | "mane";

export type DogMark =
  | "merle"
  | "harlequin"
  | "spots"
  | "brindle"
  | "ticking"
  | "split-mask"
  | "eye-patches"
  | "eye-patch";

/** What is drawn of a breed. Colours that are not named are those of the coat. */
export interface DogTraits {
  readonly skull: DogSkull;
  readonly muzzle: DogMuzzle;
  readonly ear: DogEar;
  readonly edge?: Edge;
  readonly coat: Fur;
  readonly ears?: Fur;
  /** Around nose and mouth. */
  readonly snout?: Fur;
  readonly cheeks?: Fur;
  /** Spots above the eyes. */
  readonly brows?: Fur;
  readonly chest?: Fur;
  /** Neck and shoulders. */
  readonly body?: Fur;
  /** Lower face with peaks above the eyes, as in northern breeds. */
  readonly face?: Fur;
  /** Dark muzzle with shadows around the eyes. */
  readonly mask?: Fur;
  readonly blaze?: "narrow" | "wide";
  /** Hair of beard, brows or topknot. */
  readonly furnishings?: Fur;
  readonly marks?: readonly DogMark[];
  readonly patches?: Fur;
  readonly extras?: readonly DogExtra[];
  readonly eyes?: EyeColour;
  readonly nose?: "black" | "liver" | "pink";
  readonly tongue?: boolean;
}

/** Half widths and heights on the square of 200. */
export const skulls = {
  fine: { top: 54, skull: 31, cheek: 31, cheekY: 106, neck: 25, shoulder: 50 },
  medium: { top: 48, skull: 41, cheek: 42, cheekY: 108, neck: 36, shoulder: 66 },
  heavy: { top: 44, skull: 47, cheek: 53, cheekY: 112, neck: 54, shoulder: 88 },
  round: { top: 42, skull: 49, cheek: 46, cheekY: 106, neck: 34, shoulder: 62 },
  wedge: { top: 54, skull: 42, cheek: 47, cheekY: 104, neck: 42, shoulder: 74 },
  egg: { top: 44, skull: 33, cheek: 37, cheekY: 110, neck: 44, shoulder: 78 },
} as const;

export const muzzles = {
  flat: { half: 32, nose: 110, chin: 148, noseHalf: 11 },
  short: { half: 29, nose: 117, chin: 150, noseHalf: 11 },
  small: { half: 18, nose: 119, chin: 146, noseHalf: 8 },
  medium: { half: 25, nose: 123, chin: 157, noseHalf: 11.5 },
  long: { half: 19, nose: 132, chin: 162, noseHalf: 10.5 },
  broad: { half: 33, nose: 123, chin: 162, noseHalf: 13 },
} as const;
