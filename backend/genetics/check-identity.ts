import type { Sex } from "@/lib/config/animals/animals";
import type { DetailsProblem } from "@/lib/config/kits/lab";
import type { SpeciesName } from "@/lib/domain/species";
import { compareParentage, maxTolerated } from "./compare-parentage";
import type { DnaProfile, Genotype } from "./genotype";
import { findLocus } from "./loci";
import { findPanel, type MarkerPanel } from "./panels";

interface IdentityCheck {
  readonly animal: { readonly sex: Sex; readonly species: SpeciesName };
  readonly profile: DnaProfile | null;
  readonly genotypes: readonly Genotype[];
  /** Profiles of the stated parents that are on file. */
  readonly parents: { readonly dam?: DnaProfile | undefined; readonly sire?: DnaProfile | undefined };
  /** Earlier profile of the same animal. */
  readonly earlierProfile: DnaProfile | null;
}

/** The first thing in which a sample contradicts what its owner says about the animal. */
export function checkIdentity({
  animal,
  profile,
  genotypes,
  parents,
  earlierProfile,
}: IdentityCheck): DetailsProblem | null {
  const panel = profile === null ? undefined : findPanel(profile.panel);
  const speciesFound = [panel?.species, ...genotypes.map(({ locus }) => findLocus(locus)?.species)];
  if (speciesFound.some((species) => species !== undefined && species !== animal.species)) return "species";
  if (animal.sex !== "unknown" && findSexes(panel, profile, genotypes).some((sex) => sex !== animal.sex))
    return "sex";
  if (panel === undefined || profile === null) return null;
  if (earlierProfile?.panel === panel.key && isOtherAnimal(panel, profile, earlierProfile))
    return "other-animal";
  return findExcludedParent(panel, profile, parents);
}

/** Whether the sex markers of a profile contradict the recorded sex: a sign of swapped swabs. */
export function hasSexClash(profile: DnaProfile, sex: Sex): boolean {
  return sex !== "unknown" && findSexes(findPanel(profile.panel), profile, []).some((found) => found !== sex);
}

function findSexes(
  panel: MarkerPanel | undefined,
  profile: DnaProfile | null,
  genotypes: readonly Genotype[],
): readonly Sex[] {
  const ofMarkers = panel?.sexMarkers.map((marker) => sexOfPair(profile?.alleles[marker])) ?? [];
  return [...ofMarkers, ...genotypes.map(sexOfGenotype)].filter((sex) => sex !== undefined);
}

/** X and X, or X and Y. Anything else says nothing. */
function sexOfPair(pair: readonly string[] | undefined | null): Sex | undefined {
  if (pair?.length !== 2 || !pair.includes("X")) return undefined;
  if (pair.includes("Y")) return "male";
  return pair.every((allele) => allele === "X") ? "female" : undefined;
}

/** Two different alleles of an X-linked locus are a female's, a single one is a male's. */
function sexOfGenotype({ locus: key, alleles }: Genotype): Sex | undefined {
  const kind = findLocus(key)?.kind;
  if (kind === "sex-marker") return sexOfPair(alleles);
  if (kind !== "x-linked" || alleles === null) return undefined;
  if (alleles.length === 1) return "male";
  return new Set(alleles).size === 2 ? "female" : undefined;
}

/** Two profiles of one animal agree, apart from as many reading errors as parentage tolerates. */
function isOtherAnimal(
  { markers, ...panel }: MarkerPanel,
  profile: DnaProfile,
  earlier: DnaProfile,
): boolean {
  const common = markers.filter(
    (marker) => Object.hasOwn(profile.alleles, marker) && Object.hasOwn(earlier.alleles, marker),
  );
  const sorted = ({ alleles }: DnaProfile, marker: string) => [...(alleles[marker] ?? [])].sort().join("/");
  const different = common.filter((marker) => sorted(profile, marker) !== sorted(earlier, marker));
  return different.length > maxTolerated({ ...panel, markers }, common.length);
}

function findExcludedParent(
  panel: MarkerPanel,
  profile: DnaProfile,
  { dam, sire }: IdentityCheck["parents"],
): "dam" | "sire" | null {
  const isExcluded = (...compared: readonly [DnaProfile | undefined, DnaProfile | undefined]) =>
    compareParentage(panel, profile, ...compared).outcome === "excluded";
  if (dam && isExcluded(dam, undefined)) return "dam";
  if (sire && isExcluded(undefined, sire)) return "sire";
  // Each alone is possible, but not both. A dam is rarely wrong: her owner saw the birth.
  return dam && sire && isExcluded(dam, sire) ? "sire" : null;
}
