import type { RejectionReason } from "@/lib/config/kits/lab";
import { speciesId } from "@/lib/domain/species";
import type { LabGenotype } from "@/lib/domain/kits/lab-event";
import { findLocus, type Locus } from "@/backend/genetics/loci";

/** The first thing that no sample of the species can have. A sex that contradicts the owner's is a hold, not an error. */
export function findGenotypeError(
  genotypes: readonly LabGenotype[],
  species: number | null,
): RejectionReason | undefined {
  for (const { locus: key, alleles } of genotypes) {
    const locus = findLocus(key);
    if (locus === undefined) return "unknown-locus";
    if (species !== null && speciesId(locus.species) !== species) return "other-species";
    if (alleles === null) continue;
    if (alleles.some((allele) => !locus.alleles.includes(allele))) return "unknown-allele";
    if (!alleleCounts(locus).includes(alleles.length)) return "allele-count";
  }
  return undefined;
}

function alleleCounts({ kind }: Locus): readonly number[] {
  if (kind === "mitochondrial") return [1];
  return kind === "x-linked" ? [1, 2] : [2];
}
