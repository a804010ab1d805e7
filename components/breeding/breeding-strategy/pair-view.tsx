import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { PrintButton } from "@/components/ui/print-button-client";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import { strategyQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { AlertCards } from "./alert-cards";
import { ColourSection } from "./colour-section";
import { ConditionSection } from "./condition-section";
import { DiversitySection } from "./diversity-section";
import { ReasonList } from "./reason-list";
import { VerdictBadge } from "./verdict-badge";
import type { PartProps } from "./view-props";

const roles: readonly ParentRole[] = ["dam", "sire"];

/** The plan of a litter, on screen and on paper. */
export function PairView(props: PartProps) {
  const t = translate("breedingStrategy");
  const { strategy } = props;
  const one = t(`one.${strategy.species}`);
  return (
    <div className="grid grid-cols-1 gap-8">
      <PairSummary {...props} />
      <AlertCards {...props} />
      <ConditionSection {...props} />
      <ColourSection {...props} />
      <DiversitySection {...props} />
      <section aria-labelledby="notes" className="grid max-w-text gap-2 text-small text-quiet">
        <h2 id="notes" className="text-title-3">
          {t("notes.title")}
        </h2>
        <p>{t("notes.chance", { one })}</p>
        <p>{t("notes.newest")}</p>
        <p>{t("notes.advice")}</p>
      </section>
    </div>
  );
}

function PairSummary({ strategy, pair }: PartProps) {
  const t = translate("breedingStrategy");
  const { species } = strategy;
  const nameOf = (role: ParentRole) => strategy[role]?.name ?? t(`pair.outside.${role}`);
  return (
    <section aria-labelledby="pair" className={cn(cardStyles, "grid gap-4")}>
      <div className="grid gap-1">
        <h2 id="pair" className="text-title-1 wrap-anywhere">
          {t("pair.heading", { dam: nameOf("dam"), sire: nameOf("sire") })}
        </h2>
        {roles.map((role) => (
          <p key={role} className="text-quiet wrap-anywhere">
            {[
              t("pair.facts", { role: t(`roles.${role}`), name: nameOf(role) }),
              strategy[role]?.breed,
              t("pair.results", { count: strategy[role]?.resultCount ?? 0 }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        ))}
      </div>
      <div className="grid justify-items-start gap-2">
        <VerdictBadge verdict={pair.verdict} />
        <p className="text-lead">{t(`verdictTexts.${pair.verdict}`, { young: t(`young.${species}`) })}</p>
        <ReasonList reasons={pair.reasons} species={species} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <PrintButton label={t("pair.print")} />
        {roles.map((role) => {
          const parent = strategy[role];
          return (
            parent?.id && (
              <LinkButton
                key={role}
                kind="secondary"
                href={strategyQuery.href(paths.breedingStrategy, { species, [role]: String(parent.id) })}
              >
                {t("pair.mates", { name: nameOf(role) })}
              </LinkButton>
            )
          );
        })}
      </div>
    </section>
  );
}
