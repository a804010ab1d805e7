import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { groupOf } from "./group-results";
import { outcomeStyles } from "./outcome-styles";
import type { ReportedTest } from "./result-types";

interface OutcomeBadgeProps {
  readonly outcome: ReportedTest["outcome"];
}

/** Word, shape and colour of an outcome, with the number of copies where it matters. */
export function OutcomeBadge({ outcome }: OutcomeBadgeProps) {
  const t = translate("results");
  const { className, symbol } = outcomeStyles[groupOf({ outcome })];
  return (
    <span className={cn("inline-block rounded-full px-3 py-0.5 text-small font-semibold", className)}>
      <span aria-hidden="true">{symbol}</span> {t(`outcomes.${outcome}`)}
    </span>
  );
}
