import type { PairAlertKind } from "@/lib/config/breeding/breeding";
import type { SpeciesName } from "@/lib/domain/species";
import { findColourRisks } from "@/backend/genetics/colour/colour-risks";
import { findReading } from "@/backend/genetics/loci";
import { predictPair } from "@/backend/genetics/predict-pair";
import type { Parent, ParentPair } from "./parent";

export const bloodGroupTest = "blood-cat";

export interface PairAlert {
  readonly kind: PairAlertKind;
  /** Name of the gene or condition; null where the kind is enough. */
  readonly name: string | null;
  /** From 0 to 1: of embryos, of young, or the kinship. Null where it is not known. */
  readonly share: number | null;
}

interface AlertOptions {
  readonly species: SpeciesName;
  /** Tests that are known in the breeds of the pair. */
  readonly relevant: ReadonlySet<string>;
  /** Tests of recessive conditions. */
  readonly recessive: ReadonlySet<string>;
  readonly nameOf: (code: string) => string;
}

/** What stands out apart from the single conditions. */
export function findAlerts(pair: ParentPair, options: AlertOptions): PairAlert[] {
  return [
    ...listColourRisks(pair, options),
    ...listLethal(pair, options),
    ...listBlood(pair, options),
    ...listCompound(pair, options),
  ];
}

function listColourRisks({ dam, sire }: ParentPair, { species }: AlertOptions): PairAlert[] {
  return findColourRisks(species, { dam: dam.coat, sire: sire.coat }).map(({ kind, name, share }) => ({
    kind,
    name,
    share: toNumber(share),
  }));
}

function toNumber(share: string): number {
  const [top = 0, bottom = 1] = share.split("/").map(Number);
  return top / bottom;
}

/** Lethal genotypes of loci that the colour files do not have. */
const lethalTests = ["kit-wsp"];

function listLethal({ dam, sire }: ParentPair, { nameOf }: AlertOptions): PairAlert[] {
  return lethalTests.flatMap((code): PairAlert[] => {
    const reading = findReading(code);
    if (reading === undefined) return [];
    const alleles = { dam: dam.alleles.get(code) ?? null, sire: sire.alleles.get(code) ?? null };
    const prediction = predictPair({ code, kind: "trait", inheritance: "AD" }, reading, alleles);
    return prediction.kind === "shares" && prediction.lost > 0
      ? [{ kind: "lethal", name: nameOf(code), share: prediction.lost }]
      : [];
  });
}

/**
 * A queen of type B has strong antibodies in her milk: kittens of type A or AB can fall ill in their first days. Her type is
 * B with two copies of b; every other kitten than b/b is at risk.
 */
function listBlood({ dam, sire }: ParentPair, { species, relevant }: AlertOptions): PairAlert[] {
  if (species !== "feline") return [];
  const [ofDam, ofSire] = [dam.alleles.get(bloodGroupTest), sire.alleles.get(bloodGroupTest)];
  if (ofDam === undefined)
    return relevant.has(bloodGroupTest) ? [{ kind: "blood-group-untested", name: "dam", share: null }] : [];
  if (ofDam.some((allele) => allele !== "b")) return [];
  if (ofSire === undefined) return [{ kind: "blood-group-untested", name: "sire", share: null }];
  const share = ofSire.filter((allele) => allele !== "b").length / ofSire.length;
  return share === 0 ? [] : [{ kind: "blood-group", name: null, share }];
}

/** Different variants of one gene in the two parents: a child with one of each can be affected, though both are carriers. */
function listCompound({ dam, sire }: ParentPair, options: AlertOptions): PairAlert[] {
  const ofSire = listCarried(sire, options);
  return listCarried(dam, options).flatMap((one) =>
    ofSire
      .filter((other) => other.code !== one.code && other.locus === one.locus)
      .map((other) => ({
        kind: "compound" as const,
        share: one.share * other.share,
        name: `${options.nameOf(one.code)} / ${options.nameOf(other.code)}`,
      })),
  );
}

/** Recessive variants that a parent can pass on. */
function listCarried({ alleles }: Parent, { recessive }: AlertOptions) {
  return [...alleles].flatMap(([code, own]) => {
    const reading = recessive.has(code) ? findReading(code) : undefined;
    const count = own.filter((allele) => reading?.variants.includes(allele)).length;
    return reading && count > 0 ? [{ code, locus: reading.locus, share: count / own.length }] : [];
  });
}
