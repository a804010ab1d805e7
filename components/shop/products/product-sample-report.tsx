import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { sampleReport } from "@/lib/config/sample-report";

/** The first page of a real report for an invented dog. The link opens it at full size. */
export function ProductSampleReport() {
  const t = translate("products");
  const { preview, full } = sampleReport;
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t("report.title")}</h2>
      <p className="mt-2 max-w-text">{t("report.text")}</p>
      <Link href={full.src} target="_blank" rel="noopener" className="mt-4 inline-block">
        <img
          {...preview}
          alt={t("report.alt")}
          loading="lazy"
          className="mb-2 h-auto w-full max-w-80 rounded-box border border-line"
        />
        {t("report.open")} <span className="sr-only">({t("report.newTab")})</span>
      </Link>
    </section>
  );
}
