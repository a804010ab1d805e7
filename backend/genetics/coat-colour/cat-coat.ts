import type { CoatMark, CoatPattern, CoatPhenotype, Pigment, Restriction } from "@/lib/domain/animals/coat";
import { areAll, type CoatGenotypes, has } from "./loci";

/** Reports print the normal allele of most loci as N. */
const isNormal = (allele: string, name: string) => allele === "N" || allele === name;

/**
 * The coat of a cat by the order of epistasis of the colour loci. Undefined when a locus that decides it was not tested, or
 * for genotypes whose look is not settled (mocha, charcoal, russet, copal). Orange and white can be untested: the phenotype
 * then names them.
 */
export function readCatCoat(genotypes: CoatGenotypes): CoatPhenotype | undefined {
  const { C, O, W } = genotypes;
  const untested = [O === undefined ? "O" : "", W === undefined ? "W" : ""].filter(Boolean);
  const common = { species: "feline", ...readHair(genotypes), untested } as const;
  const plain = { ...common, pigment: "black", restriction: "full", marks: [] } as const;
  if (has(W, "W")) return { ...plain, pattern: "white", untested: [] };
  if (areAll(C, (allele) => allele === "c" || allele === "c2")) return { ...plain, pattern: "albino" };
  const colour = readColour(genotypes);
  return colour && { ...common, marks: readMarks(genotypes), ...colour };
}

/** Colour of a cat that is neither white nor albino. */
function readColour({ A, B, C, D, E, O }: CoatGenotypes): CatColour | undefined {
  const restriction = C && readRestriction(C);
  if (restriction === undefined || D === undefined) return undefined;
  const isDilute = areAll(D, (allele) => allele === "d");
  if (areAll(O, (allele) => allele === "O"))
    return { pattern: "red", pigment: isDilute ? "cream" : "red", restriction };
  if (A === undefined || B === undefined || has(A, "Apb")) return undefined;
  const pigment = readPigment(B, isDilute, E, restriction);
  return pigment && { pattern: readPattern(A, has(O, "O")), pigment, restriction };
}

type CatColour = Pick<CoatPhenotype, "pattern" | "pigment" | "restriction">;

function readPattern(A: readonly string[], isTortie: boolean): CoatPattern {
  const isSolid = areAll(A, (allele) => allele === "a");
  if (isTortie) return isSolid ? "tortie" : "torbie";
  return isSolid ? "solid" : "tabby";
}

function readRestriction(alleles: readonly string[]): Restriction | undefined {
  if (alleles.some((allele) => isNormal(allele, "C"))) return "full";
  if (alleles.includes("cm")) return undefined;
  if (alleles.includes("cb")) return alleles.includes("cs") ? "mink" : "sepia";
  return alleles.includes("cs") ? "point" : undefined;
}

/** Black, chocolate or cinnamon, diluted or not. Amber shows on black cats of full colour only. */
function readPigment(
  B: readonly string[],
  isDilute: boolean,
  E: readonly string[] | undefined,
  restriction: Restriction,
): Pigment | undefined {
  if (areAll(B, (allele) => allele === "bl")) return isDilute ? "fawn" : "cinnamon";
  if (!B.some((allele) => isNormal(allele, "B"))) return isDilute ? "lilac" : "chocolate";
  const isOtherExtension = areAll(E, (allele) => !isNormal(allele, "E"));
  if (!isOtherExtension) return isDilute ? "blue" : "black";
  if (!areAll(E, (allele) => allele === "e") || restriction !== "full") return undefined;
  return isDilute ? "light-amber" : "amber";
}

function readMarks({ I, W }: CoatGenotypes): CoatMark[] {
  const marks: CoatMark[] = [];
  if (has(I, "I")) marks.push("silver");
  if (areAll(W, (allele) => allele === "ws")) marks.push("high-white");
  else if (has(W, "ws")) marks.push("some-white");
  return marks;
}

function readHair({ L, KRT71, r }: CoatGenotypes) {
  return {
    isLong: L === undefined ? null : areAll(L, (allele) => allele !== "N"),
    hasFurnishings: null,
    curl: readCurl(KRT71, r),
  };
}

function readCurl(
  KRT71: readonly string[] | undefined,
  r: readonly string[] | undefined,
): CoatPhenotype["curl"] {
  const isHairless = areAll(KRT71, (allele) => allele === "hr" || allele === "re") && has(KRT71, "hr");
  if (isHairless) return "hairless";
  if (KRT71 === undefined && r === undefined) return null;
  const isRex =
    has(KRT71, "ReS") || areAll(KRT71, (allele) => allele === "re") || areAll(r, (allele) => allele === "r");
  return isRex ? "curly" : "straight";
}
