import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatDate } from "@/lib/domain/format";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { groupResults, summariseResults } from "./group-results";
import { ResultGroup } from "./result-group";
import type { Report, Results } from "./result-types";

interface ReportViewProps {
  readonly results: Results;
  readonly report: Report;
  readonly country: string;
  readonly t: Translator<"results">;
}

/** A report: what it says in one sentence, then what needs attention first. */
export function ReportView({ results, report, country, t }: ReportViewProps) {
  const { name } = results.animal;
  const { key, count } = summariseResults(report);
  return (
    <>
      <p className="max-w-text text-lead font-medium">{t(`summary.${key}`, { name, count })}</p>
      {report.isPartial && <MissingParts report={report} t={t} />}
      {groupResults(report.tests).map((group) => (
        <ResultGroup key={group.name} group={group} name={name} t={t} />
      ))}
      <OtherParts report={report} name={name} t={t} />
      <section aria-labelledby="about" className={cn(cardStyles, "grid gap-1")}>
        <h2 id="about">{t("about.title")}</h2>
        <p>
          {t("about.version", {
            version: report.version,
            date: formatDate(new Date(report.issuedAt), country),
          })}
        </p>
        {report.assayVersion !== "" && (
          <p className="text-small text-quiet">{t("about.assay", { assay: report.assayVersion })}</p>
        )}
        <p>
          <a href={paths.authenticateReport(results.barcode)}>{t("about.verify")}</a>
        </p>
      </section>
    </>
  );
}

interface PartProps {
  readonly report: Report;
  readonly t: Translator<"results">;
}

function MissingParts({ report, t }: PartProps) {
  const tests = report.tests.filter(({ outcome }) => outcome === "not-reported").map(({ name }) => name);
  const markers = report.profile?.missing ?? [];
  return (
    <section aria-labelledby="partial" className={cn(cardStyles, "grid gap-1 bg-unknown-soft")}>
      <h2 id="partial">{t("partial.title")}</h2>
      {tests.length > 0 && <p>{t("partial.tests", { count: tests.length, names: tests.join(", ") })}</p>}
      {markers.length > 0 && (
        <p className="wrap-anywhere">
          {t("partial.markers", { count: markers.length, names: markers.join(", ") })}
        </p>
      )}
      {report.missingWork.length > 0 && (
        <p>{t("partial.work", { names: report.missingWork.map((work) => t(`work.${work}`)).join(", ") })}</p>
      )}
      <p>{t("partial.next")}</p>
    </section>
  );
}

/** The DNA profile, and results that are not genotypes. */
function OtherParts({ report: { profile, others }, name, t }: PartProps & { readonly name: string }) {
  return (
    <>
      {profile !== null && (
        <section aria-labelledby="profile" className={cn(cardStyles, "grid gap-1")}>
          <h2 id="profile">{t("profile.title")}</h2>
          <p>
            {t("profile.text", {
              found: profile.markerCount - profile.missing.length,
              count: profile.markerCount,
              panel: profile.panel,
            })}
          </p>
          <p className="text-small text-quiet">{t("profile.use", { name })}</p>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others" className={cn(cardStyles, "grid gap-1")}>
          <h2 id="others">{t("others.title")}</h2>
          <ul className="list-disc pl-5">
            {others.map((kind) => (
              <li key={kind}>{t(`work.${kind}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
