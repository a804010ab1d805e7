import { coatInputs, type ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import { predictLitter } from "@/backend/genetics/colour/predict-litter";

type Parent = Readonly<Record<string, string | null | undefined>>;

/** Colours of a litter. The shape of the call has checked every genotype. */
export function predictColours(species: SpeciesName, pair: Readonly<Record<ParentRole, Parent>>) {
  const prediction = predictLitter({
    species,
    dam: toLoci(species, pair.dam),
    sire: toLoci(species, pair.sire),
  });
  if ("problem" in prediction) throw new Error(prediction.problem);
  const { overall, male, female, embryosLost } = prediction;
  return { overall: toList(overall), male: toList(male), female: toList(female), embryosLost };
}

function toLoci(species: SpeciesName, parent: Parent): Readonly<Record<string, string>> {
  return Object.fromEntries(
    coatInputs[species].flatMap(({ name, locus }) => {
      const genotype = parent[name];
      return genotype ? [[locus, genotype]] : [];
    }),
  );
}

const toList = (shares: Readonly<Record<string, string>>) =>
  Object.entries(shares).map(([label, share]) => ({ label, share }));
