import { coatInputs, type ParentRole } from "@/lib/domain/breeding/coat-inputs";
import { colourLoci } from "@/backend/genetics/colour/colour-loci";
import { predictLitter } from "@/backend/genetics/colour/predict-litter";
import type { StatedCoat } from "@/backend/genetics/colour/reported-coat";
import type { Parent } from "./parent";

/** Genes of the kind of coat: it is named only where both parents have all of them. */
const coatSymbols = ["F", "Cu", "L"];

/** Colours of the litter, or the genes that a parent lacks for it. */
export function describeColours(dam: Parent, sire: Parent) {
  const missing = [dam, sire].flatMap(listMissing);
  if (missing.length > 0) return { shares: null, missing };
  const hasCoat = [dam, sire].every(({ coat }) => coatSymbols.every((symbol) => symbol in coat));
  const prediction = predictLitter({
    species: dam.species,
    dam: hasCoat ? dam.coat : withoutCoat(dam.coat),
    sire: hasCoat ? sire.coat : withoutCoat(sire.coat),
  });
  if ("problem" in prediction) return { shares: null, missing: [] };
  const { overall, male, female } = prediction;
  return { shares: { overall: toList(overall), male: toList(male), female: toList(female) }, missing };
}

const withoutCoat = (coat: StatedCoat): StatedCoat =>
  Object.fromEntries(Object.entries(coat).filter(([symbol]) => !coatSymbols.includes(symbol)));

/** By name of the input of the colour tool. */
function listMissing({ role, species, coat }: Parent): { role: ParentRole; gene: string }[] {
  return colourLoci[species].flatMap(({ symbol, neutral }) => {
    const input = coatInputs[species].find(({ locus }) => locus === symbol);
    return neutral === undefined && input && !(symbol in coat) ? [{ role, gene: input.name }] : [];
  });
}

const toList = (shares: Readonly<Record<string, string>>) =>
  Object.entries(shares).map(([label, share]) => ({ label, share }));
