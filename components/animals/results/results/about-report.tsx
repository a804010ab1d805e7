import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { PartProps, Results } from "./result-types";

interface AboutReportProps extends PartProps {
  readonly results: Results;
}

/** Version, panel, method and who took the sample; every version that was issued. */
export function AboutReport({ report, results }: AboutReportProps) {
  const t = translate("results");
  const { animal, barcode, versions } = results;
  const { panel, assayVersion, interpretationVersion, collector, profile } = report;
  const facts = [
    panel && t("about.panel", { panel }),
    profile && t("about.profilePanel", { panel: profile.panel }),
    assayVersion !== "" && t("about.assay", { assay: assayVersion }),
    interpretationVersion && t("about.rules", { version: interpretationVersion }),
    collector !== null &&
      (collector === "" ? t("about.ownCollector") : t("about.collector", { name: collector })),
  ];
  return (
    <section aria-labelledby="about" className={cn(cardStyles, "grid gap-3 break-inside-avoid")}>
      <h2 id="about" className="text-title-3">
        {t("about.title")}
      </h2>
      <div className="grid gap-1">
        <p>{t("about.version", { version: report.version, date: formatInstantDay(report.issuedAt) })}</p>
        {facts.map(
          (fact) =>
            fact && (
              <p key={fact} className="text-small text-quiet">
                {fact}
              </p>
            ),
        )}
      </div>
      <p>
        <Link href={paths.authenticateReport(barcode)}>{t("about.verify")}</Link>
      </p>
      {versions.length > 1 && (
        <div className="grid gap-1 print:hidden">
          <h3 className="text-base">{t("versions.title")}</h3>
          <ul className="grid gap-1">
            {versions.map(({ version, status, issuedAt }) => (
              <li key={version} className="text-small">
                <Link
                  href={`${paths.results(animal.id, barcode)}?version=${version}`}
                  aria-current={version === report.version ? "page" : undefined}
                  className="inline-flex min-h-11 items-center"
                >
                  {t("versions.item", { version, date: formatInstantDay(issuedAt) })}
                </Link>{" "}
                <span className="text-quiet">{t(`versions.${status}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
