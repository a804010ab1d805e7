import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { ShareBar } from "@/components/ui/share-bar";
import { cn } from "@/components/ui/class-names";
import { formatPercent } from "@/lib/domain/format";
import type { PartProps } from "./view-props";

/** A difference that says something with the number of markers of a panel. */
const noticeable = 0.05;

/** Expected heterozygosity of the litter beside its parents and its breed. */
export function DiversitySection({ pair }: PartProps) {
  const t = translate("breedingStrategy");
  const { heterozygosity, inbreeding } = pair;
  const percentOf = (share: number) => formatPercent(share * 100, requestLanguage());
  return (
    <section aria-labelledby="diversity" className="grid grid-cols-1 gap-4 break-inside-avoid">
      <h2 id="diversity" className="text-title-2">
        {t("diversity.title")}
      </h2>
      {heterozygosity === null ? (
        <p className="max-w-text text-quiet">{t("diversity.none")}</p>
      ) : (
        <div className={cn(cardStyles, "grid max-w-text gap-4")}>
          <dl className="grid gap-3">
            <Bar
              label={t("diversity.expected")}
              share={heterozygosity.expected}
              percentOf={percentOf}
              isMain
            />
            <Bar label={t("diversity.dam")} share={heterozygosity.dam} percentOf={percentOf} />
            <Bar label={t("diversity.sire")} share={heterozygosity.sire} percentOf={percentOf} />
            {heterozygosity.breed && (
              <Bar
                label={t("diversity.breed", { count: heterozygosity.breed.animals })}
                share={heterozygosity.breed.share}
                percentOf={percentOf}
              />
            )}
          </dl>
          <p className="font-medium">{comparison()}</p>
          <p className="text-small text-quiet">
            {t("diversity.note", { count: heterozygosity.markerCount })}
          </p>
        </div>
      )}
      {inbreeding !== null && (
        <p className="text-quiet">{t("diversity.inbreeding", { percent: percentOf(inbreeding) })}</p>
      )}
    </section>
  );

  function comparison(): string {
    const { expected = 0, breed = null } = heterozygosity ?? {};
    if (breed === null) return t("diversity.noBreed");
    const difference = expected - breed.share;
    if (Math.abs(difference) < noticeable) return t("diversity.near");
    return t(difference > 0 ? "diversity.above" : "diversity.below");
  }
}

interface BarProps {
  readonly label: string;
  readonly share: number;
  readonly percentOf: (share: number) => string;
  readonly isMain?: boolean;
}

function Bar({ label, share, percentOf, isMain = false }: BarProps) {
  return (
    <div className={cn("grid grid-cols-[1fr_auto] gap-x-3 gap-y-1", isMain && "font-semibold")}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{percentOf(share)}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <ShareBar percent={share * 100} className={isMain ? "bg-brand" : "bg-quiet"} />
      </dd>
    </div>
  );
}
