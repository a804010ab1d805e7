import { useTranslator } from "#use-messages";
import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { Response } from "@/lib/contract/calls";

export type TubeFacts = Response<"adminLab.list">["results"][number];

/** Stage and everything that needs attention, by colour, symbol and text. */
export function TubeBadges({ tube }: { readonly tube: TubeFacts & { readonly isVoid?: boolean } }) {
  const t = useTranslator("adminLab");
  const { stage, problem } = tube;
  const badges: (readonly [Meaning, string])[] = [];
  if (tube.isFailed) badges.push(["affected", t("states.failed")]);
  else if (tube.isCancelled) badges.push(["unknown", t("states.cancelled")]);
  else if (stage === null) badges.push(["unknown", t("states.none")]);
  else badges.push([stage === "report-ready" ? "clear" : "unknown", t(`stages.${stage}`)]);
  if (tube.isVoid) badges.push(["unknown", t("states.void")]);
  if (problem !== null && !tube.isFailed && !tube.isCancelled)
    badges.push(["carrier", t("states.hold", { problem: t(`detailsProblems.${problem}`) })]);
  if (tube.isUnpaid) badges.push(["carrier", t("states.unpaid")]);
  if (tube.isOverdue) badges.push(["affected", t("states.overdue")]);
  return (
    <span className="flex flex-wrap gap-2">
      {badges.map(([meaning, label]) => (
        <StateBadge key={label} meaning={meaning}>
          {label}
        </StateBadge>
      ))}
    </span>
  );
}
