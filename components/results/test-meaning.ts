import type { Translator } from "@/lib/i18n/translator";
import type { ReportedTest } from "./result-types";

type T = Translator<"results">;

/** A result that is explained by itself: clear results have one sentence for all. */
type ExplainedTest = ReportedTest & { readonly outcome: Exclude<ReportedTest["outcome"], "clear"> };

/** What a result means for the animal, in one sentence. For a trait its own description says it. */
export function testMeaning(test: ExplainedTest, name: string, t: T): string {
  switch (test.outcome) {
    case "carrier":
      return t(test.inheritance === "XR" ? "meaning.carrierXR" : "meaning.carrierAR", { name });
    case "at-risk-one":
      return oneCopy(test, name, t);
    case "at-risk-two":
      return twoCopies(test, name, t);
    case "at-risk-by-sex":
      return t("meaning.bySex");
    case "trait":
      return test.summary;
    case "not-reported":
      return t(`reasons.${test.reason ?? "not-run"}`);
  }
}

function oneCopy({ inheritance }: ReportedTest, name: string, t: T): string {
  if (inheritance === "AID") return t("meaning.oneAID", { name });
  if (inheritance === "XD") return t("meaning.oneXD", { name });
  return t(inheritance === "complex" ? "meaning.oneComplex" : "meaning.oneAD", { name });
}

function twoCopies({ inheritance }: ReportedTest, name: string, t: T): string {
  return t(twoCopiesKeys[inheritance], { name });
}

const twoCopiesKeys = {
  AR: "meaning.twoAR",
  AD: "meaning.twoAD",
  AID: "meaning.twoAID",
  XR: "meaning.twoXR",
  XD: "meaning.twoXD",
  complex: "meaning.twoComplex",
} as const;
