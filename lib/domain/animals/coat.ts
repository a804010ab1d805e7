import type { Coat, CoatColour, CoatKind } from "@/lib/domain/shop/pictures";
import type { SpeciesName } from "@/lib/domain/species";

/** How dark and red pigment share the coat. The first six are a dog's, the others a cat's; both can be red or solid. */
export const coatPatterns = [
  "red",
  "solid",
  "sable",
  "wolf",
  "saddle",
  "tan-points",
  "tabby",
  "tortie",
  "torbie",
  "white",
  "albino",
] as const;

export type CoatPattern = (typeof coatPatterns)[number];

export const pigments = [
  "black",
  "chocolate",
  "cinnamon",
  "blue",
  "lilac",
  "fawn",
  "cocoa",
  "amber",
  "light-amber",
  "red",
  "cream",
] as const;

export type Pigment = (typeof pigments)[number];

/** Where a cat has its colour: everywhere, or more and more only at the points. */
export const restrictions = ["full", "sepia", "mink", "point"] as const;

export type Restriction = (typeof restrictions)[number];

/** In the order in which a description names them. */
export const coatMarks = [
  "silver",
  "brindle",
  "mask",
  "harlequin",
  "merle",
  "double-merle",
  "hidden-merle",
  "hidden-double-merle",
  "some-white",
  "high-white",
  "trim-white",
  "piebald",
] as const;

export type CoatMark = (typeof coatMarks)[number];

export const curls = ["straight", "wavy", "curly", "hairless"] as const;

/** What the genes say about a coat. */
export interface CoatPhenotype {
  readonly species: SpeciesName;
  readonly pattern: CoatPattern;
  /** Colour of the nose, for a red dog. */
  readonly pigment: Pigment;
  readonly restriction: Restriction;
  readonly marks: readonly CoatMark[];
  /** Null when not tested. */
  readonly isLong: boolean | null;
  readonly curl: (typeof curls)[number] | null;
  /** Moustache and eyebrows of a dog. */
  readonly hasFurnishings: boolean | null;
  /** Loci that were not tested and can hide the colour. */
  readonly untested: readonly string[];
}

const colourOf: Readonly<Record<Pigment, CoatColour>> = {
  black: "black",
  chocolate: "chocolate",
  cocoa: "chocolate",
  cinnamon: "red",
  amber: "gold",
  "light-amber": "cream",
  blue: "blue",
  lilac: "fawn",
  fawn: "fawn",
  red: "red",
  cream: "cream",
};

/** The illustration that comes closest. */
export function coatPicture({
  species,
  pattern,
  pigment,
  isLong,
  curl,
  hasFurnishings,
}: CoatPhenotype): Coat {
  if (pattern === "white" || pattern === "albino") return { kind: kindOf(), colour: "white" };
  if (species === "canine" && (pattern === "red" || pattern === "sable"))
    return { kind: kindOf(), colour: pattern === "red" ? "gold" : "red" };
  return { kind: kindOf(), colour: colourOf[pigment] };

  function kindOf(): CoatKind {
    if (curl === "curly") return "curly";
    if (hasFurnishings === true && species === "canine") return "wire";
    return isLong === true ? "long" : "short";
  }
}
