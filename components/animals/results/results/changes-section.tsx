import type { Translator } from "@/lib/i18n/translator";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { PartProps, Report } from "./result-types";

/** What this version says that the one before did not. */
export function ChangesSection({ report }: PartProps) {
  const t = translate("results");
  const { changes, supersedes } = report;
  if (supersedes === null) return null;
  return (
    <section aria-labelledby="changes" className={cn(cardStyles, "grid gap-2")}>
      <h2 id="changes" className="text-title-3">
        {t("sections.changes")}
      </h2>
      <p>
        {t("changes.since", { version: supersedes })}:{" "}
        {changes.length === 0 ? t("changes.none") : t("changes.results", { count: changes.length })}
      </p>
      <ul className="grid gap-2">
        {changes.map((change) => (
          <li key={change.code} className="grid border-t border-line pt-2">
            <span className="font-semibold wrap-anywhere">{change.name}</span>
            <span>{describe(change, t)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Change = Report["changes"][number];

function describe({ from, to }: Change, t: Translator<"results">): string {
  const shown = ({ outcome, genotype }: NonNullable<Change["to"]>) =>
    [t(`outcomes.${outcome}`), genotype && `(${genotype})`].filter(Boolean).join(" ");
  if (to === null) return t("changes.removed");
  return from === null
    ? t("changes.added", { to: shown(to) })
    : t("changes.changed", { from: shown(from), to: shown(to) });
}
