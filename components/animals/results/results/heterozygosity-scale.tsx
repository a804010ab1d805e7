import { requestLanguage, translate } from "@/lib/i18n/translate";
import { formatPercent } from "@/lib/domain/format";
import type { PartProps, Report } from "./result-types";

interface HeterozygosityScaleProps extends Pick<PartProps, "animal"> {
  readonly value: NonNullable<Report["heterozygosity"]>;
}

/** Where an animal lies within its breed. Without colours of good and bad: they would fail small breeds. */
export function HeterozygosityScale({ value, animal }: HeterozygosityScaleProps) {
  const language = requestLanguage();
  const t = translate("results");
  const { percent, reference } = value;
  if (reference === null) return <p className="text-small text-quiet">{t("hetero.noReference")}</p>;
  const { p10, median, p90, animals, isDemo } = reference;
  const shown = (share: number) => formatPercent(share, language);
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
