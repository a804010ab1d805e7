import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { formatPercent } from "@/lib/domain/format";
import type { PartProps } from "./view-props";

type Alert = PartProps["pair"]["alerts"][number];

/** Lethal combinations, blood groups and relationship: what to know before the single conditions. */
export function AlertCards({ strategy, pair }: PartProps) {
  const language = requestLanguage();
  const t = translate("breedingStrategy");
  if (pair.alerts.length === 0) return null;
  const young = t(`young.${strategy.species}`);
  return (
    <section aria-labelledby="alerts" className="grid grid-cols-1 gap-4">
      <h2 id="alerts" className="text-title-2">
        {t("alerts.title")}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {pair.alerts.map((alert) => {
          const isOpen = isOpenQuestion(alert);
          return (
            <li
              key={`${alert.kind} ${alert.name}`}
              className={cn(cardStyles, "grid gap-1", isOpen ? "" : "bg-affected-soft")}
            >
              <h3 className="text-title-3">
                <MeaningSymbol meaning={isOpen ? "unknown" : "affected"} />{" "}
                {t(`alerts.${alert.kind}.title`, { name: alert.name ?? "" })}
              </h3>
              <p className="max-w-text">{textOf(alert)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );

  function textOf({ kind, name, share }: Alert): string {
    if (kind === "blood-group-untested")
      return t(`alerts.blood-group-untested.${name === "dam" ? "dam" : "sire"}`, { young });
    const percent = formatPercent((share ?? 0) * 100, language);
    return t(`alerts.${kind}.text`, { name: name ?? "", percent, young });
  }
}

const isOpenQuestion = ({ kind }: Alert) => kind === "blood-group-untested" || kind === "related";
