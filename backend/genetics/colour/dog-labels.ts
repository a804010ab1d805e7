import canine from "@/backend/db/seed/data/canine-colour.json" with { type: "json" };
import { hasAllele, type Labelling } from "./labelling";

const { cocoaNames, coatTypes, eumelaninNames, loci, phenotypeTemplates } = canine;

/** The allele that shows. */
const dominantAt = (symbol: string) => {
  const order = loci.find(({ locus }) => locus === symbol)?.dominanceOrder ?? [];
  return (genotype: string): string => order.find((allele) => hasAllele(genotype, allele)) ?? genotype;
};

type Symbol = "A" | "B" | "Co" | "D" | "E" | "H" | "K" | "M" | "S";
type TraitOf = (symbol: Symbol) => string;

/** Names of dogs' colours, without the type of coat. */
export const dogLabels: Labelling<Symbol> = {
  traits: {
    A: dominantAt("A"),
    B: dominantAt("B"),
    Co: (genotype) => (genotype === "co/co" ? "co/co" : "N"),
    D: dominantAt("D"),
    E: dominantAt("E"),
    H: dominantAt("H"),
    K: dominantAt("K"),
    M: readMerle,
    S: (genotype) => ({ "S/sp": ", trim or Irish white", "sp/sp": ", piebald" })[genotype] ?? "",
  },
  label: (traitOf) => {
    const eumelanin = nameEumelanin(traitOf);
    const pattern = findPattern(traitOf);
    const merle = nameMerle(traitOf);
    if (eumelanin === undefined || pattern === undefined || merle === undefined)
      return `colour not predicted (${listTraits(traitOf)})`;
    return pattern.replace("{eumelanin}", eumelanin) + merle + traitOf("S");
  },
};

function nameEumelanin(traitOf: TraitOf): string | undefined {
  const names = traitOf("Co") === "co/co" ? cocoaNames : eumelaninNames;
  return names.find(({ B, D }) => B === traitOf("B") && D === traitOf("D"))?.name ?? undefined;
}

/** Undefined for patterns that the file describes without a name: grizzle, Cocker sable, ancient red. */
function findPattern(traitOf: TraitOf): string | undefined {
  const [e, k, a] = [traitOf("E"), traitOf("K"), traitOf("A")];
  if (e === "e") return phenotypeTemplates["e/e"];
  if (e === "eA" || (e === "eh" && k === "KB")) return undefined;
  if (k === "KB" || a === "a") return phenotypeTemplates.solid;
  if (e === "Eg" && k === "ky" && a === "at") return undefined;
  const name = new Map(Object.entries(phenotypeTemplates)).get(a);
  if (typeof name !== "string") return undefined;
  return name + addSuffixes(k, e);
}

const addSuffixes = (k: string, e: string) =>
  (k === "kbr" ? " with brindle" : "") + (e === "Em" ? " with mask" : "");

/** Cryptic merle does not show. */
function readMerle(genotype: string): string {
  const alleles = genotype.split("/");
  const strong = alleles.filter((allele) => allele === "M" || allele === "Mh").length;
  if (strong > 0) return strong === 2 ? "double merle" : "merle";
  return alleles.some((allele) => allele.startsWith("Ma")) ? "atypical merle" : "none";
}

/** Merle does not show on red dogs. Undefined for atypical merle, whose looks vary. */
function nameMerle(traitOf: TraitOf): string | undefined {
  const merle = traitOf("M");
  const isHidden = traitOf("E") === "e";
  if (merle === "none" || (merle === "atypical merle" && isHidden)) return "";
  if (merle === "atypical merle") return undefined;
  if (isHidden) return `, hidden ${merle}`;
  if (traitOf("H") !== "H") return `, ${merle}`;
  return merle === "merle" ? ", harlequin" : ", harlequin, double merle";
}

function listTraits(traitOf: TraitOf): string {
  const facts = (["E", "K", "A", "B", "Co", "D", "M"] as const).map(
    (symbol) => `${symbol}: ${traitOf(symbol)}`,
  );
  const harlequin = traitOf("M") !== "none" && traitOf("H") === "H" ? [", harlequin"] : [];
  return facts.join(", ") + harlequin.join("") + traitOf("S");
}

/** Names of coats, such as "smooth short coat". The breeds that the data name as examples would look like a result. */
export const coatLabels: Labelling<"Cu" | "F" | "L"> = {
  traits: {
    Cu: (genotype) => ({ "N/N": "straight", "N/Cu": "wavy", "Cu/Cu": "curly" })[genotype] ?? genotype,
    F: dominantAt("F"),
    L: (genotype) => (genotype === "Llh/Llh" ? "long" : "short"),
  },
  label: (traitOf) => {
    const row = coatTypes.find(
      ({ curl, furnishings, length }) =>
        curl === traitOf("Cu") && length === traitOf("L") && furnishings === (traitOf("F") === "F"),
    );
    return row?.coat.replace(/ \(.*\)$/, "") ?? "coat not predicted";
  },
};
