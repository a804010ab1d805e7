import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { TestResult } from "@/lib/domain/animals/report-content";
import type { SpeciesName } from "@/lib/domain/species";
import { collectGenotypes } from "@/backend/genetics/coat-colour/read-coat";
import { type ColourLocus, findColourLocus } from "./colour-loci";
import { formatAlleles } from "./read-parent";

/** Genotypes such as "D/d" by symbol of the locus. */
export type StatedCoat = Readonly<Record<string, string>>;

/**
 * What the reports of a parent say about colour, in the alleles of the colour file. A locus with an allele that the file
 * does not know is left out, and so is one whose number of alleles does not fit the parent's sex.
 */
export function readReportedCoat(
  species: SpeciesName,
  role: ParentRole,
  tests: readonly TestResult[],
): StatedCoat {
  return Object.fromEntries(
    Object.entries(collectGenotypes(species, tests)).flatMap(([symbol, alleles = []]) => {
      const locus = findColourLocus(species, symbol);
      const text = locus && toColourGenotype(locus, role, alleles);
      return text === undefined ? [] : [[symbol, text]];
    }),
  );
}

function toColourGenotype(
  locus: ColourLocus,
  role: ParentRole,
  printed: readonly string[],
): string | undefined {
  const alleles = printed.flatMap((allele) =>
    locus.alleles.includes(allele) ? allele : (locus.aliases.get(allele) ?? []),
  );
  if (alleles.length !== printed.length) return undefined;
  const [one, other = one] = alleles;
  if (locus.isXLinked && role === "sire") return one === other && one ? `${one}/Y` : undefined;
  return alleles.length === 2 ? formatAlleles(locus, alleles) : undefined;
}
