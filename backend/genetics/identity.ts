import type { DnaProfile } from "./genotype";

/** Whether two samples are of one animal: every compared marker agrees, and enough were compared. Twins aside. */
export function compareIdentity(
  one: DnaProfile,
  other: DnaProfile,
  leastCommon: number,
): "same" | "different" | "insufficient-data" {
  if (one.panel !== other.panel) return "insufficient-data";
  const common = Object.keys(one.alleles).filter((marker) => Object.hasOwn(other.alleles, marker));
  if (common.length < leastCommon) return "insufficient-data";
  const written = ({ alleles }: DnaProfile, marker: string) => [...(alleles[marker] ?? [])].sort().join("/");
  return common.every((marker) => written(one, marker) === written(other, marker)) ? "same" : "different";
}
