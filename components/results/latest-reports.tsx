import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import { formatDate } from "@/lib/domain/format";
import { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import type { ListedReport } from "./result-types";

interface LatestReportsProps {
  readonly reports: readonly ListedReport[];
  readonly country: string;
  readonly language: Language;
}

/** Reports that are ready, on the overview. Nothing before the first one. */
export function LatestReports({ reports, country, language }: LatestReportsProps) {
  const t = getTranslator(language, "results");
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="latest-reports" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="latest-reports">{t("latest.title")}</h2>
      <ul>
        {reports.map(({ animalId, name, barcode, product, issuedAt }) => (
          <li key={barcode} className="grid gap-1 border-t border-line py-3 first:border-0">
            <a href={paths.results(animalId, barcode)} className="font-semibold wrap-anywhere">
              {t("heading", { name })}
            </a>
            <p className="text-small text-quiet wrap-anywhere">
              {t("latest.issued", { product, date: formatDate(new Date(issuedAt), country) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
