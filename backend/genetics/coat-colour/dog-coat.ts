import type { CoatMark, CoatPattern, CoatPhenotype, Pigment } from "@/lib/domain/animals/coat";
import { areAll, type CoatGenotypes, has, shownAllele } from "./loci";

const patternOf: Readonly<Record<string, CoatPattern>> = {
  Ay: "sable",
  aw: "wolf",
  asa: "saddle",
  at: "tan-points",
  a: "solid",
};

const extensionOrder = ["Em", "Eg", "E", "eh", "eA", "e"];
const agoutiOrder = ["Ay", "aw", "asa", "at", "a"];

/**
 * The coat of a dog by the rules of evaluation of the colour loci. Undefined when a locus that decides it was not tested,
 * or for genotypes whose look is not settled (grizzle, Cocker sable, ancient red, diluted cocoa).
 */
export function readDogCoat(genotypes: CoatGenotypes): CoatPhenotype | undefined {
  const pigment = readPigment(genotypes);
  const pattern = readPattern(genotypes);
  if (pigment === undefined || pattern === undefined) return undefined;
  return {
    species: "canine",
    pattern,
    pigment,
    restriction: "full",
    untested: [],
    marks: readMarks(genotypes, pattern),
    ...readHair(genotypes),
  };
}

/** Variants of one locus have numbers or letters of their own: e2, bs, d3. */
const isRecessiveRed = (allele: string) => /^e\d?$/.test(allele);

function readPigment({ B, D, Co }: CoatGenotypes): Pigment | undefined {
  if (B === undefined || D === undefined) return undefined;
  const isBrown = areAll(B, (allele) => allele.startsWith("b"));
  const isDilute = areAll(D, (allele) => allele.startsWith("d"));
  if (areAll(Co, (allele) => allele === "co")) return isBrown || isDilute ? undefined : "cocoa";
  if (isBrown) return isDilute ? "lilac" : "chocolate";
  return isDilute ? "blue" : "black";
}

function readPattern({ E, K, A }: CoatGenotypes): CoatPattern | undefined {
  if (E === undefined) return undefined;
  if (areAll(E, isRecessiveRed)) return "red";
  const extension = shownAllele(extensionOrder, E);
  if (extension === "eA" || K === undefined) return undefined;
  if (has(K, "KB")) return extension === "eh" ? undefined : "solid";
  const agouti = A && shownAllele(agoutiOrder, A);
  if (agouti === undefined) return undefined;
  // With Eg, tan points turn into grizzle or domino.
  if (extension === "Eg" && agouti === "at") return undefined;
  return patternOf[agouti];
}

function readMarks(genotypes: CoatGenotypes, pattern: CoatPattern): CoatMark[] {
  const { E, K, S } = genotypes;
  const hasRedAreas = pattern !== "red" && pattern !== "solid";
  const marks: CoatMark[] = [];
  if (hasRedAreas && has(K, "kbr")) marks.push("brindle");
  if (hasRedAreas && has(E, "Em")) marks.push("mask");
  const merle = readMerle(genotypes, pattern);
  if (merle !== undefined) marks.push(merle);
  if (areAll(S, (allele) => allele === "sp")) marks.push("piebald");
  else if (has(S, "sp")) marks.push("trim-white");
  return marks;
}

/** Red hair does not show it. */
function readMerle({ M, H }: CoatGenotypes, pattern: CoatPattern): CoatMark | undefined {
  const merles = M?.filter((allele) => allele === "M" || allele === "Mh").length ?? 0;
  if (merles === 0) return undefined;
  if (pattern === "red") return merles === 2 ? "hidden-double-merle" : "hidden-merle";
  if (merles === 2) return "double-merle";
  return has(H, "H") ? "harlequin" : "merle";
}

const isLongAllele = (allele: string) => allele === "Llh" || /^L\d$/.test(allele);

function readHair({ L, F, Cu, HrD, HrR }: CoatGenotypes) {
  const curlCount = Cu?.filter((allele) => allele.startsWith("Cu")).length;
  const isHairless = has(HrD, "Hr") || areAll(HrR, (allele) => allele !== "N");
  return {
    isLong: L === undefined ? null : areAll(L, isLongAllele),
    hasFurnishings: F === undefined ? null : has(F, "F"),
    curl: isHairless
      ? ("hairless" as const)
      : curlCount === undefined
        ? null
        : ((["straight", "wavy", "curly"] as const)[curlCount] ?? null),
  };
}
