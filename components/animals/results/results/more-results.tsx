import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatPercent } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { HeterozygosityScale } from "./heterozygosity-scale";
import type { PartProps } from "./result-types";
import { Section } from "./section";

interface MoreResultsProps extends PartProps {
  readonly barcode: string;
}

/** Age, bacteria of the mouth, heterozygosity and the DNA profile. */
export function MoreResults({ report, animal, barcode }: MoreResultsProps) {
  const language = requestLanguage();
  const t = translate("results");
  const { ageEstimate: age, oralBacteria, heterozygosity, profile } = report;
  if (!age && !oralBacteria && !heterozygosity && !profile) return null;
  return (
    <Section id="more" title={t("sections.more")}>
      <div className="grid gap-4 desk:grid-cols-2">
        {age && (
          <MoreCard title={t("age.title")}>
            <p className="text-lead font-medium">{t("age.text", { years: age.years })}</p>
            {age.low !== null && age.high !== null && (
              <p className="text-small text-quiet">{t("age.range", { low: age.low, high: age.high })}</p>
            )}
          </MoreCard>
        )}
        {oralBacteria && (
          <MoreCard title={t("bacteria.title")}>
            <p>{t(`bacteria.${oralBacteria}`)}</p>
          </MoreCard>
        )}
        {heterozygosity && (
          <MoreCard title={t("hetero.title")}>
            <p>{t("hetero.text", { percent: formatPercent(heterozygosity.percent, language) })}</p>
            <HeterozygosityScale value={heterozygosity} animal={animal} />
          </MoreCard>
        )}
        {profile && (
          <MoreCard title={t("profile.title")}>
            <p>
              {t("profile.text", {
                found: profile.markerCount - profile.missing.length,
                count: profile.markerCount,
                panel: profile.panel,
              })}
            </p>
            <p className="text-small text-quiet">{t("profile.use", { name: animal.name })}</p>
            <p>
              <Link href={paths.animalDna(animal.id, barcode)}>{t("profile.link")}</Link>
            </p>
          </MoreCard>
        )}
      </div>
    </Section>
  );
}

function MoreCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={cn(cardStyles, "grid content-start gap-2 break-inside-avoid")}>
      <h3 className="text-title-3">{title}</h3>
      {children}
    </div>
  );
}
