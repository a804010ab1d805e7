import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { UserType } from "@/lib/config/user-types";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
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
      <ul className="empty:hidden">
        {reports?.results.map(({ animalId, name, barcode, product, issuedAt }) => (
          <li key={barcode} className="grid gap-1 border-t border-line py-3 first:border-0">
            <Link href={paths.results(animalId, barcode)} className="font-semibold wrap-anywhere">
              {t("heading", { name })}
            </Link>
            <p className="text-small text-quiet wrap-anywhere">
              {t("latest.issued", { product, date: formatInstantDay(issuedAt, country) })}
            </p>
          </li>
        ))}
      </ul>
      {reports !== undefined && reports.count > reports.results.length && (
        <p>
          <Link href={type === "vet" ? paths.myPatients : paths.myAnimals}>{t("latest.all", { type })}</Link>
        </p>
      )}
    </section>
  );
}
