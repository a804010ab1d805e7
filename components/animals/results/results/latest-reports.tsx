import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { UserType } from "@/lib/config/user-types";
import { dayOfInstant, formatInstantDay, relativeInstantDay } from "@/lib/domain/format-instant";
import { groupBy } from "@/lib/domain/group-by";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { paths } from "@/lib/navigation/paths";
import { StateBadge } from "@/components/ui/state-badge";
import { groupMeanings } from "./outcome-meaning";
import type { ListedReport } from "./result-types";

interface LatestReportsProps {
  /** The newest ones, and how many there are; undefined if they could not be read. */
  readonly reports: { readonly results: readonly ListedReport[]; readonly count: number } | undefined;
  readonly type: UserType;
  readonly country: string;
}

/** Reports of the last weeks, on the overview. Nothing when there are none. */
export function LatestReports({ reports, type, country }: LatestReportsProps) {
  const t = translate("results");
  if (reports?.count === 0) return null;
  return (
    <section aria-labelledby="latest-reports" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="latest-reports">{t("latest.title")}</h2>
      {reports === undefined && <p role="alert">{t("latest.failed")}</p>}
      {type === "vet" ? (
        <ReportsByDay reports={reports?.results ?? []} country={country} />
      ) : (
        <ReportList reports={reports?.results ?? []} country={country} />
      )}
      {reports !== undefined && reports.count > reports.results.length && (
        <p>
          <Link href={type === "vet" ? paths.myPatients : paths.myAnimals}>{t("latest.all", { type })}</Link>
        </p>
      )}
    </section>
  );
}

interface ReportListProps {
  readonly reports: readonly ListedReport[];
  readonly country: string;
}

function ReportList({ reports, country }: ReportListProps) {
  return (
    <ul className="empty:hidden">
      {reports.map((report) => (
        <LatestReport key={report.barcode} report={report} country={country} />
      ))}
    </ul>
  );
}

/** By day of the practice, the newest first; of a day, patients at risk first. */
function ReportsByDay({ reports, country }: ReportListProps) {
  return groupBy(reports, ({ issuedAt }) => dayOfInstant(issuedAt)).map(([day, ofDay]) => (
    <div key={day}>
      <h3 className="text-small font-semibold text-quiet first-letter:uppercase">
        {relativeInstantDay(day) ?? formatInstantDay(day, country)}
      </h3>
      <ReportList reports={ofDay.toSorted((a, b) => b.atRisk - a.atRisk)} country={country} />
    </div>
  ));
}

interface LatestReportProps {
  readonly report: ListedReport;
  readonly country: string;
}

function LatestReport({ report, country }: LatestReportProps) {
  const t = translate("results");
  const { animalId, name, species, breed, photoId, barcode, product, issuedAt } = report;
  const counts = [
    { group: "at-risk", count: report.atRisk },
    { group: "carrier", count: report.carrier },
    { group: "clear", count: report.clear },
  ] as const;
  const shown = counts.filter(({ count }) => count > 0);
  return (
    <li className="relative grid grid-cols-[auto_1fr] items-center gap-4 border-t border-line py-3 first:border-0">
      <AnimalAvatar animal={{ id: animalId, species, breed, photoId }} className="size-14" />
      <div className="grid min-w-0 gap-1">
        {/* The whole row is the link. */}
        <Link
          href={paths.results(animalId, barcode)}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {t("heading", { name })}
        </Link>
        <p className="text-small text-quiet wrap-anywhere">
          {t("latest.issued", { product, date: formatInstantDay(issuedAt, country) })}
        </p>
        {shown.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {shown.map(({ group, count }) => (
              <StateBadge key={group} meaning={groupMeanings[group]}>
                {t(`counts.${group}`, { count })}
              </StateBadge>
            ))}
          </p>
        )}
        {report.atRiskTests.length > 0 && (
          <p className="text-small font-medium wrap-anywhere">{report.atRiskTests.join(", ")}</p>
        )}
      </div>
    </li>
  );
}
