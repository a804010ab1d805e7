import { StateBadge } from "@/components/ui/state-badge";
import { translate } from "@/lib/i18n/translate";
import { meaningOf } from "./outcome-meaning";
import type { ReportedTest } from "./result-types";

type OutcomeBadgeProps = Pick<ReportedTest, "outcome">;

/** Word, shape and colour of an outcome, with the number of copies where it matters. */
export function OutcomeBadge({ outcome }: OutcomeBadgeProps) {
  return (
    <StateBadge meaning={meaningOf({ outcome })}>{translate("results")(`outcomes.${outcome}`)}</StateBadge>
  );
}
