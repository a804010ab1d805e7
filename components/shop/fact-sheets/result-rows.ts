import type { Inheritance } from "@/lib/domain/inheritance";
import type { Translator } from "@/lib/i18n/translator";

export interface ResultRow {
  readonly meaning: "clear" | "carrier" | "affected";
  readonly result: string;
  readonly animal: string;
  readonly breeding: string;
}

/** The results a health test can have, by mode of inheritance. */
export function resultRows(inheritance: Inheritance, t: Translator<"factSheets">): readonly ResultRow[] {
  const clear: ResultRow = {
    meaning: "clear",
    result: t("results.clear"),
    animal: t("results.clearMeaning"),
    breeding: t("results.clearBreeding"),
  };
  switch (inheritance) {
    case "AR":
      return [
        clear,
        {
          meaning: "carrier",
          result: t("results.carrier"),
          animal: t("results.carrierMeaning"),
          breeding: t("results.carrierBreeding"),
        },
        {
          meaning: "affected",
          result: t("results.atRisk"),
          animal: t("results.twoMeaning"),
          breeding: t("results.twoBreeding"),
        },
      ];
    case "AID":
      return [
        clear,
        {
          meaning: "affected",
          result: t("results.one"),
          animal: t("results.oneMeaning"),
          breeding: t("results.oneBreeding"),
        },
        {
          meaning: "affected",
          result: t("results.two"),
          animal: t("results.twoStrongMeaning"),
          breeding: t("results.twoStrongBreeding"),
        },
      ];
    case "XR":
      return [
        clear,
        {
          meaning: "carrier",
          result: t("results.xCarrier"),
          animal: t("results.xCarrierMeaning"),
          breeding: t("results.xCarrierBreeding"),
        },
        {
          meaning: "affected",
          result: t("results.atRisk"),
          animal: t("results.xMeaning"),
          breeding: t("results.xBreeding"),
        },
      ];
    default:
      return [clear, { meaning: "affected", result: t("results.atRisk"), ...atRisk(inheritance, t) }];
  }
}

function atRisk(inheritance: "AD" | "XD" | "complex", t: Translator<"factSheets">) {
  return inheritance === "complex"
    ? { animal: t("results.riskMeaning"), breeding: t("results.riskBreeding") }
    : { animal: t("results.dominantMeaning"), breeding: t("results.dominantBreeding") };
}
