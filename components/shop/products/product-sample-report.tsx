import { translate } from "@/lib/i18n/translate";
import { SampleReportLink } from "./sample-report-link";

/** What the buyer gets, to open before ordering. */
export function ProductSampleReport() {
  const t = translate("products");
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t("report.title")}</h2>
      <p className="mt-2 mb-4 max-w-text">{t("report.text")}</p>
      <SampleReportLink className="max-w-80" />
    </section>
  );
}
