import { translate, requestLanguage, requestMessages } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import { PrintButton } from "@/components/ui/print-button-client";
import { type ParentRole, parentRoles } from "@/lib/domain/breeding/coat-inputs";
import { strategyQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { ConditionSection } from "./condition-section";
import { DiversitySection } from "./diversity-section";
import { ReasonList } from "./reason-list";
import { VerdictBadge } from "./verdict-badge";
import type { PartProps } from "./view-props";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { formatPercent, formatList } from "@/lib/domain/format";
import { Link } from "@/components/links/link";
import { ColourList } from "@/components/breeding/litter-colours/colour-list";
import type { GeneLabels } from "./gene-labels";

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
        {parentRoles.map((role) => (
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
        {parentRoles.map((role) => {
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

type Alert = PartProps["pair"]["alerts"][number];

/** Lethal combinations, blood groups and relationship: what to know before the single conditions. */
function AlertCards({ strategy, pair }: PartProps) {
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
    const percent = formatPercent((share ?? 0) * 100, requestLanguage());
    return t(`alerts.${kind}.text`, { name: name ?? "", percent, young });
  }
}

const isOpenQuestion = ({ kind }: Alert) => kind === "blood-group-untested" || kind === "related";

/** Colours of the litter, or which results they need. */
function ColourSection({ strategy, pair }: PartProps) {
  const t = translate("breedingStrategy");
  const { species } = strategy;
  const { shares, missing } = pair.colours;
  const labels: GeneLabels = requestMessages("litterColours").fields[species];
  const genes = missing.map(({ role, gene }) =>
    t("colours.missingOne", { role, gene: labels[gene] ?? gene }),
  );
  return (
    <section aria-labelledby="colours" className="grid grid-cols-1 gap-4">
      <h2 id="colours" className="text-title-2">
        {t("colours.title")}
      </h2>
      {shares === null ? (
        <p className="max-w-text text-quiet">
          {genes.length > 0
            ? t("colours.missing", { genes: formatList(genes, requestLanguage()) })
            : t("colours.failed")}
        </p>
      ) : (
        <>
          <ColourGroups shares={shares} species={species} />
          <p className="max-w-text text-small text-quiet">{t("colours.note")}</p>
        </>
      )}
      <p className="print:hidden">
        <Link href={species === "feline" ? paths.litterColours : paths.dogLitterColours}>
          {t("colours.tool")}
        </Link>
      </p>
    </section>
  );
}

interface ColourGroupsProps {
  readonly shares: NonNullable<PartProps["pair"]["colours"]["shares"]>;
  readonly species: PartProps["strategy"]["species"];
}

/** By sex where the sexes differ. */
function ColourGroups({ shares, species }: ColourGroupsProps) {
  const t = translate("breedingStrategy");

  const areSexesAlike = JSON.stringify(shares.male) === JSON.stringify(shares.female);
  const groups = areSexesAlike ? (["overall"] as const) : (["male", "female"] as const);
  return (
    <div className={cn("grid grid-cols-1 gap-4", areSexesAlike ? "desk:max-w-text" : "wide:grid-cols-2")}>
      {groups.map((group) => (
        <section
          key={group}
          aria-labelledby={`colours-${group}`}
          className={cn(cardStyles, "grid content-start gap-3 break-inside-avoid")}
        >
          <h3 id={`colours-${group}`}>{t(group === "overall" ? "colours.all" : `colours.${group}`)}</h3>
          <ColourList species={species} colours={shares[group]} />
        </section>
      ))}
    </div>
  );
}
