import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatPercent } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { PartProps, Report } from "./result-types";
import { Section } from "./section";

interface MoreResultsProps extends PartProps {
  readonly barcode: string;
}

/** Age, bacteria of the mouth, heterozygosity and the DNA profile. */
export function MoreResults({ report, animal, barcode }: MoreResultsProps) {
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
            <p>{t("hetero.text", { percent: formatPercent(heterozygosity.percent, requestLanguage()) })}</p>
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

interface HeterozygosityScaleProps extends Pick<PartProps, "animal"> {
  readonly value: NonNullable<Report["heterozygosity"]>;
}

/** Where an animal lies within its breed. Without colours of good and bad: they would fail small breeds. */
function HeterozygosityScale({ value, animal }: HeterozygosityScaleProps) {
  const t = translate("results");
  const { percent, reference } = value;
  if (reference === null) return <p className="text-small text-quiet">{t("hetero.noReference")}</p>;
  const { p10, median, p90, animals, isDemo } = reference;
  const shown = (share: number) => formatPercent(share, requestLanguage());
  const [from, to] = [Math.min(p10, percent) - 5, Math.max(p90, percent) + 5];
  const x = (share: number) => ((share - from) / (to - from)) * 100;
  const place = percent < p10 ? "lower" : percent > p90 ? "higher" : "middle";
  const alt = {
    name: animal.name,
    percent: shown(percent),
    low: shown(p10),
    high: shown(p90),
    median: shown(median),
  };
  return (
    <>
      <svg viewBox="0 0 100 12" role="img" aria-label={t("hetero.alt", alt)} className="w-full">
        <rect x={0} y={5} width={100} height={2} rx={1} className="fill-sand" />
        <rect
          x={x(p10)}
          y={4}
          width={x(p90) - x(p10)}
          height={4}
          rx={2}
          className="fill-brand-soft stroke-brand"
          strokeWidth={0.4}
        />
        <path d={`M${x(median)} 3v6`} className="stroke-brand" strokeWidth={0.8} />
        <path d={`M${x(percent)} 4l-2-3h4Z`} className="fill-ink" />
        <circle cx={x(percent)} cy={6} r={1.4} className="fill-ink" />
      </svg>
      <p className="font-medium">{t(`hetero.${place}`)}</p>
      <p className="text-small text-quiet">
        {t("hetero.note", { count: animals, breed: animal.breed?.name ?? "" })} {isDemo && t("hetero.demo")}
      </p>
    </>
  );
}
