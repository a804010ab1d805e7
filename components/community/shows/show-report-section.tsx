import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import type { Show } from "@/lib/contract/community/shows/shows.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { ReportForm } from "./report-form-client";

interface ShowReportSectionProps {
  readonly show: Show;
  readonly country: string;
}

/** The report of a show that was held, and the form for it. */
export function ShowReportSection({ show, country }: ShowReportSectionProps) {
  const t = translate("shows");
  const { id, report, canReport, kitsSent } = show;
  const form = canReport && (
    <ClientMessages areas={["shows.report"]}>
      <ReportForm id={id} report={report} hasKits={(kitsSent ?? 0) > 0} />
    </ClientMessages>
  );
  if (report === null) return form || null;
  const rows = [
    [t("report.entries"), String(report.entries)],
    [t("report.swabbed"), String(report.swabbed)],
    [t("report.returned"), String(report.returned)],
    [t("report.text"), report.text],
  ] as const;
  return (
    <Card>
      <section aria-labelledby="report" className="grid gap-4">
        <h2 id="report">{t("report.sent")}</h2>
        <dl className="grid gap-3 wide:grid-cols-3">
          {rows.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt className="text-small text-quiet">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="text-small text-quiet">
          {t("report.sentOn", { date: formatInstant(report.reportedAt, country) })}
        </p>
        {form && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-medium">{t("report.change")}</summary>
            {form}
          </details>
        )}
      </section>
    </Card>
  );
}
