import { Link } from "@/components/links/link";
import { cn } from "@/components/ui/class-names";
import { sampleReport, sampleReportPicture } from "@/lib/config/shop/sample-report";
import { requestLanguage, translate } from "@/lib/i18n/translate";

interface SampleReportLinkProps {
  /** Of the picture. */
  readonly className: string;
}

/** The first page of a real report for an invented dog, opened at full size in a new tab. */
export function SampleReportLink({ className }: SampleReportLinkProps) {
  const t = translate("products");
  const language = requestLanguage();
  return (
    <Link
      href={sampleReportPicture("page", language)}
      target="_blank"
      rel="noopener"
      className="inline-block"
    >
      <img
        {...sampleReport.preview}
        src={sampleReportPicture("preview", language)}
        alt={t("report.alt")}
        loading="lazy"
        className={cn("mb-2 h-auto w-full rounded-box border border-line", className)}
      />
      {t("report.open")} <span className="sr-only">({t("report.newTab")})</span>
    </Link>
  );
}
