import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import type { BreedShares } from "./animal-types";

interface CompositionProps {
  readonly profile: BreedShares;
  readonly country: string;
}

/** The breeds that the DNA shows, by share. */
export function Composition({ profile: { breeds, reportedAt }, country }: CompositionProps) {
  const t = translate("animals");
  return (
    <section aria-labelledby="composition" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="composition">{t("composition.title")}</h2>
      <ul aria-label={t("composition.label")} className="grid gap-3">
        {breeds.map(({ name, percent }) => (
          <li key={name} className="grid gap-1">
            <p className="flex justify-between gap-4">
              <span className="wrap-anywhere">{name}</span>
              <span className="font-semibold tabular-nums">{t("composition.share", { percent })}</span>
            </p>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
              <rect width={100} height={3} className="fill-sand" />
              <rect width={percent} height={3} className="fill-brand" />
            </svg>
          </li>
        ))}
      </ul>
      {reportedAt !== null && (
        <p className="text-small text-quiet">
          {t("composition.source", { date: formatInstantDay(reportedAt, country) })}
        </p>
      )}
    </section>
  );
}
