import type { NoCallReason } from "@/lib/config/kits/lab";
import type { VetFlag } from "@/lib/config/animals/vet-flags";
import type { Translator } from "@/lib/i18n/translator";
import type { ResultOutcome } from "./report-content";
import type { SpeciesName } from "@/lib/domain/species";

type T = Translator<"results">;

/** What decides which sentences are true. */
export interface MeantTest {
  readonly code: string;
  readonly genotype: string | null;
  readonly outcome: ResultOutcome;
  readonly reason: NoCallReason | null;
  readonly inheritance: keyof typeof twoCopies;
  readonly copies: number | null;
  readonly summary: string;
  readonly vetFlag: VetFlag | null;
}

/** What a result means for the animal, in one sentence. */
export function testMeaning(test: MeantTest, name: string, t: T): string {
  switch (test.outcome) {
    case "clear":
      return t("meaning.clear", { name });
    case "trait":
      return traitMeaning(test, name, t);
    case "not-reported":
      return t(`reasons.${test.reason ?? "not-run"}`);
    case "at-risk-by-sex":
      return t("meaning.bySex", { name });
    default:
      return t(`meaning.${inheritanceKey(test)}`, { name });
  }
}

/** What it means for offspring; only of findings. */
export function breedingMeaning(
  test: MeantTest,
  { species }: { readonly species: SpeciesName },
  t: T,
): string {
  const young = t(`young.${species}`);
  if (test.outcome === "at-risk-by-sex") return t("breeding.bySex");
  const key = inheritanceKey(test);
  if (key === "carrierXR" || key === "twoXR") return t(`breeding.${key}`);
  return t(`breeding.${key}`, { young });
}

/** What a vet does with it; only of findings. */
export function vetMeaning(test: MeantTest, t: T): string {
  if (test.outcome === "carrier") return t("vet.carrier");
  return test.vetFlag === null ? t("vet.at-risk") : t(`vet.flag.${test.vetFlag}`);
}

/** Copies and inheritance decide which sentence is true. */
function inheritanceKey({ outcome, inheritance }: MeantTest) {
  if (outcome === "carrier") return inheritance === "XR" ? "carrierXR" : "carrierAR";
  return outcome === "at-risk-two" ? twoCopies[inheritance] : oneCopy[inheritance];
}

const twoCopies = {
  AR: "twoAR",
  AD: "twoAD",
  AID: "twoAID",
  XR: "twoXR",
  XD: "twoXD",
  complex: "twoComplex",
} as const;

/** One copy of a recessive variant makes a carrier, not an animal at risk. */
const oneCopy = {
  AR: "oneAD",
  AD: "oneAD",
  AID: "oneAID",
  XR: "oneAD",
  XD: "oneXD",
  complex: "oneComplex",
} as const;

/** Says what this animal has, not what the test looks for. */
function traitMeaning(test: MeantTest, name: string, t: T): string {
  const { copies, genotype, inheritance, summary } = test;
  const [one, other] = (genotype ?? "").split("/").map((allele) => alleleName(test.code, allele, t));
  // Tests of several variants say which of them.
  if (one !== undefined && other !== undefined)
    return one === other ? t("trait.both", { name, one }) : t("trait.each", { name, one, other });
  if (copies === null || copies === 0) return t("trait.none", { name });
  if (genotype?.endsWith("/Y")) return t("trait.male", { name, summary });
  if (copies === 2) return t("trait.two", { name, summary });
  return inheritance === "AR" ? t("trait.oneHidden", { name }) : t("trait.one", { name, summary });
}

/** The translate function returns the key of a message that does not exist: most alleles have no name. */
function alleleName(code: string, allele: string, t: T): string | undefined {
  const key = `alleles.${code}.${allele}`;
  const text: string = t(key as "alleles.a-locus.at");
  return text === key ? undefined : text;
}
