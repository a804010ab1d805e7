import feline from "@/backend/db/seed/data/feline-colour.json" with { type: "json" };
import { hasAllele, type Labelling } from "./labelling";

const manx = feline.loci.find(({ locus }) => locus === "M")?.phenotypeByGenotype?.["M/m"] ?? "";

const named = (traits: readonly string[]): string => traits.filter((trait) => trait !== "").join(", ");

/** The name of a trait that shows with one copy of its allele; empty without. */
const dominant = (allele: string, name: string) => (genotype: string) =>
  hasAllele(genotype, allele) ? name : "";

/** What shows in cats besides coat and colour. Empty for a cat with a full tail, normal legs and straight ears. */
export const catBodyLabels: Labelling<"M" | "Mk" | "Fd"> = {
  traits: {
    M: dominant("M", manx),
    Mk: dominant("Mk", "short legs"),
    Fd: dominant("Fd", "folded ears"),
  },
  label: (traitOf) => named([traitOf("M"), traitOf("Mk"), traitOf("Fd")]),
};

/** What shows in dogs besides coat and colour. Two loci make a dog hairless, one of them with two copies only. */
export const dogBodyLabels: Labelling<"BT" | "HrD" | "HrR"> = {
  traits: {
    BT: dominant("T", "short tail"),
    HrD: dominant("Hr", "hairless"),
    HrR: (genotype) => (genotype === "hrt/hrt" ? "hairless" : ""),
  },
  label: (traitOf) => named([traitOf("HrD") || traitOf("HrR"), traitOf("BT")]),
};
