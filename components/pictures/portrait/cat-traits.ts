import type { Fur } from "./colour";
import type { EyeColour } from "./eye-colours";
import type { Edge } from "./outline";

export type CatSkull = keyof typeof catSkulls;
export type CatNose = keyof typeof catNoses;
export type CatEar = "upright" | "large" | "flared" | "wide" | "small" | "tufted" | "folded";

/** How the colours of a coat are arranged. */
export type CatPattern =
  | "tabby"
  | "spotted"
  | "ticked"
  | "points"
  | "lynx-points"
  | "bicolour"
  | "tortie"
  | "van"
  | "tipped";

export interface CatTraits {
  readonly skull: CatSkull;
  readonly nose: CatNose;
  readonly ear: CatEar;
  readonly eye: "round" | "almond" | "slanted";
  readonly eyes: EyeColour;
  readonly coat: Fur;
  readonly edge?: Edge;
  readonly pattern?: CatPattern;
  /** Stripes, spots, points or patches. */
  readonly markings?: Fur;
  readonly ears?: Fur;
  readonly snout?: Fur;
  readonly chest?: Fur;
  readonly body?: Fur;
  readonly isRuffed?: boolean;
  readonly skin?: "wrinkled" | "wavy";
  readonly leather?: "pink" | "brick" | "dark";
}

/** Half widths and heights on the square of 200. */
export const catSkulls = {
  round: { top: 50, skull: 50, cheek: 61, cheekY: 114, half: 30, chin: 156, neck: 46, shoulder: 76 },
  medium: { top: 54, skull: 44, cheek: 52, cheekY: 112, half: 24, chin: 156, neck: 36, shoulder: 62 },
  square: { top: 52, skull: 44, cheek: 51, cheekY: 112, half: 29, chin: 164, neck: 42, shoulder: 74 },
  wedge: { top: 56, skull: 40, cheek: 47, cheekY: 106, half: 20, chin: 158, neck: 30, shoulder: 54 },
  "long-wedge": { top: 60, skull: 34, cheek: 39, cheekY: 102, half: 16, chin: 164, neck: 22, shoulder: 44 },
  pixie: { top: 60, skull: 42, cheek: 54, cheekY: 106, half: 19, chin: 154, neck: 24, shoulder: 46 },
} as const;

/** Height of the nose. */
export const catNoses = { flat: 106, short: 114, medium: 121, long: 130 } as const;
