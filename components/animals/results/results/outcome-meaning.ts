import type { Meaning } from "@/components/ui/meaning-styles";
import { type GroupName, groupOf } from "./group-results";
import type { ReportedTest } from "./result-types";

/** Colour and symbol of a group. Its word always stands beside them. */
export const groupMeanings = {
  "at-risk": "affected",
  carrier: "carrier",
  clear: "clear",
  "not-reported": "unknown",
  trait: "trait",
} as const satisfies Readonly<Record<GroupName, Meaning>>;

export const meaningOf = (result: Pick<ReportedTest, "outcome">): Meaning => groupMeanings[groupOf(result)];
