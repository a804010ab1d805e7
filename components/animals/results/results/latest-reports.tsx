import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { dashboardItems } from "@/lib/config/top/dashboard";
import type { UserType } from "@/lib/config/user-types";
import { dayOfInstant, formatInstantDay, relativeInstantDay } from "@/lib/domain/format-instant";
import { groupBy } from "@/lib/domain/group-by";
import { paths } from "@/lib/navigation/paths";
import { groupLitters, ReportList, type ReportListProps } from "./report-list";
import type { ListedReport } from "./result-types";

interface LatestReportsProps {
  /** The newest ones, and how many there are; undefined if they could not be read. */
  readonly reports: { readonly results: readonly ListedReport[]; readonly count: number } | undefined;
  readonly type: UserType;
}

/** Reports of the last weeks, on the overview. Nothing when there are none. */
export function LatestReports({ reports, type }: LatestReportsProps) {
  const t = translate("results");
  if (reports?.count === 0) return null;
  const shown = groupLitters(reports?.results ?? [])
    .slice(0, dashboardItems)
    .flat();
  return (
    <section aria-labelledby="latest-reports" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="latest-reports">{t("latest.title")}</h2>
      {reports === undefined && <p role="alert">{t("latest.failed")}</p>}
      {type === "vet" ? <ReportsByDay reports={shown} /> : <ReportList reports={shown} />}
      {reports !== undefined && reports.count > shown.length && (
        <p>
          <Link href={paths.allResults(1)}>{t("latest.all", { type })}</Link>
        </p>
      )}
    </section>
  );
}

/** By day of the practice, the newest first; of a day, patients at risk first. */
function ReportsByDay({ reports }: ReportListProps) {
  return groupBy(reports, ({ issuedAt }) => dayOfInstant(issuedAt)).map(([day, ofDay]) => (
    <div key={day}>
      <h3 className="text-small font-semibold text-quiet first-letter:uppercase">
        {relativeInstantDay(day) ?? formatInstantDay(day)}
      </h3>
      <ReportList reports={ofDay.toSorted((a, b) => b.atRisk - a.atRisk)} />
    </div>
  ));
}
