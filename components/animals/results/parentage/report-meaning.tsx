import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { ParentageReport } from "@/lib/contract/animals/results/parentage/parentage.types";
import type { Translator } from "@/lib/i18n/translator";
import { RequestBadge } from "./request-badge";

interface ReportMeaningProps {
  readonly report: ParentageReport;
}

/** What the outcome means, in plain words, and what to do next. */
export function ReportMeaning({ report }: ReportMeaningProps) {
  const t = translate("parentage");
  const { state, outcome, mismatches, hasOtherSire } = report;
  const clashes = [report.offspring, report.dam, report.sire].flatMap((animal) =>
    animal?.hasSexClash ? [animal.name ?? t("animalOfOther")] : [],
  );
  const isReported = state === "reported";
  return (
    <section className={cn(cardStyles, "grid max-w-text gap-3")}>
      <p>
        <RequestBadge {...report} />
      </p>
      {outcome !== null && (
        <p className="text-lead">
          {t(`report.meaning.${outcome}`, { parents: describeParents(report, t), count: mismatches.all })}
        </p>
      )}
      <Waiting report={report} />
      {clashes.map((name) => (
        <p key={name}>{t("report.sexClash", { name })}</p>
      ))}
      {hasOtherSire && <p>{t("report.next.otherSire")}</p>}
      {isReported && outcome !== null && hasAdvice(outcome) && !hasOtherSire && clashes.length === 0 && (
        <p className="text-quiet">{t(`report.next.${outcome}`)}</p>
      )}
    </section>
  );
}

/** What a request waits for, or why nothing was compared. */
function Waiting({ report: { state, outcome } }: ReportMeaningProps) {
  const t = translate("parentage");
  if (state === "waiting-for-consent") return <p>{t("report.waitingConsent")}</p>;
  if (state === "declined") return <p>{t("report.declined")}</p>;
  if (state !== "waiting-for-profile") return null;
  return (
    <>
      {outcome === null && <p>{t("report.waitingProfile")}</p>}
      <p>{t("report.next.waiting")}</p>
    </>
  );
}

const advised = ["qualifies", "excluded", "inconclusive"] as const;

const hasAdvice = (outcome: string): outcome is (typeof advised)[number] =>
  advised.some((known) => known === outcome);

function describeParents({ dam, sire }: ParentageReport, t: Translator<"parentage">): string {
  const [first = "", second] = [dam, sire].flatMap((parent) =>
    parent === null ? [] : [parent.name ?? t("animalOfOther")],
  );
  return second === undefined ? first : t("report.pair", { dam: first, sire: second });
}
