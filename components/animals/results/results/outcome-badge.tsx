import { StateBadge } from "@/components/ui/state-badge";
import { translate } from "@/lib/i18n/translate";
import { meaningOf } from "./outcome-meaning";
import type { ReportedTest } from "./result-types";

/** Word, shape and colour of an outcome, with the number of copies where it matters. */
export function OutcomeBadge({ outcome }: Pick<ReportedTest, "outcome">) {
  return (
    <StateBadge meaning={meaningOf({ outcome })}>{translate("results")(`outcomes.${outcome}`)}</StateBadge>
  );
}
