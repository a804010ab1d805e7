import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatPercent } from "@/lib/domain/format";
import type { PartProps } from "./result-types";
import { Section } from "./section";

const barColours = ["fill-brand", "fill-unknown", "fill-clear", "fill-carrier"];
const otherColour = "fill-edge";

/** Shares of breeds: bars with the range that the laboratory is sure of, and the same as a table. */
export function BreedMixSection({ report: { breedMix }, animal }: PartProps) {
  const t = translate("results");
  if (breedMix === null) return null;
  const percent = (value: number) => formatPercent(value, requestLanguage());
  const unassigned = { breed: t("mix.unassigned"), percent: breedMix.unassigned, low: null, high: null };
  const shares = breedMix.unassigned > 0 ? [...breedMix.breeds, unassigned] : breedMix.breeds;
  return (
    <Section id="breed-mix" title={t("sections.breedMix")} hint={t("mix.note")}>
      <div className={cn(cardStyles, "grid gap-6")}>
        <div aria-hidden="true" className="grid gap-3">
          {shares.map((share, at) => (
            <div key={share.breed} className="grid gap-1">
              <p className="flex justify-between gap-4 text-small font-medium">
                <span className="min-w-0 wrap-anywhere">{share.breed}</span>
                <b className="tabular-nums">{percent(share.percent)}</b>
              </p>
              <Bar {...share} colour={(share !== unassigned && barColours[at]) || otherColour} />
            </div>
          ))}
        </div>
        <table className="w-full text-left text-small">
          <caption className="pb-2 text-left text-quiet">{t("mix.caption", { name: animal.name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t("mix.breed")}</th>
              <th scope="col" className="text-right">
                {t("mix.share")}
              </th>
              <th scope="col" className="text-right">
                {t("mix.range")}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ breed, percent: share, low, high }) => (
              <tr key={breed} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
                  {breed}
                </th>
                <td className="py-2 text-right tabular-nums">{percent(share)}</td>
                <td className="py-2 pl-3 text-right tabular-nums">
                  {low === null || high === null
                    ? t("mix.noRange")
                    : t("mix.rangeOf", { low: percent(low), high: percent(high) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface BarProps {
  readonly percent: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly colour: string;
}

/** The whisker is the range. */
function Bar({ percent, low, high, colour }: BarProps) {
  return (
    <svg viewBox="0 0 100 5" preserveAspectRatio="none" className="h-4 w-full">
      <rect x={0} y={0.5} width={100} height={4} className="fill-sand" />
      <rect x={0} y={0.5} width={Math.max(percent, 0.5)} height={4} className={colour} />
      {low !== null && high !== null && (
        <g className="stroke-ink" strokeWidth={0.5}>
          <path d={`M${low} 2.5H${high}`} />
          <path d={`M${low} 1.2v2.6M${high} 1.2v2.6`} />
        </g>
      )}
    </svg>
  );
}
