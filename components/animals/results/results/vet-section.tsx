import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { groupByFlag, groupOf, isFinding } from "./group-results";
import { OutcomeBadge } from "./outcome-badge";
import { DrugTable } from "@/components/shop/public/drug-table";
import type { Condition } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import type { PartProps } from "./result-types";
import { Section } from "./section";
import { testMeaning, vetMeaning } from "@/lib/domain/animals/test-meaning";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";

interface VetSectionProps extends PartProps {
  readonly drugs: Condition["drugs"];
  readonly isForVet: boolean;
}

/** Medicines, anaesthesia and bleeding, for the patient's file. */
export function VetSection({ report, animal, drugs, isForVet }: VetSectionProps) {
  const t = translate("results");
  const groups = groupByFlag(report.tests);
  return (
    <Section id="vet" title={t("sections.vet")} hint={groups.length === 0 ? t("vet.none") : t("vet.intro")}>
      {groups.length > 0 && (
        <div className="grid gap-4 desk:grid-cols-3">
          {groups.map(({ flag, tests }) => {
            const named = (group: string) =>
              tests.filter((test) => groupOf(test) === group).map(({ name }) => name);
            const findings = tests.filter(isFinding);
            const [clear, missing] = [named("clear"), named("not-reported")];
            return (
              <div key={flag} className={cn(cardStyles, "grid content-start gap-3 break-inside-avoid")}>
                <h3 className="text-title-3">{t(`vet.${flag}`)}</h3>
                {findings.map((test) => (
                  <div key={test.code} className="grid gap-1">
                    <p className="flex flex-wrap items-center gap-2">
                      <OutcomeBadge outcome={test.outcome} />
                      <b className="text-small">{test.genotype}</b>
                    </p>
                    <p className="font-semibold wrap-anywhere">{test.name}</p>
                    <p className="text-small">{testMeaning(test, animal.name, t)}</p>
                    <p className="text-small">{vetMeaning(test, t)}</p>
                  </div>
                ))}
                {clear.length > 0 && (
                  <p className="text-small">
                    <span className="text-clear">
                      <MeaningSymbol meaning="clear" />
                    </span>{" "}
                    {t("vet.clearOf", { names: clear.join(", ") })}
                  </p>
                )}
                {missing.length > 0 && (
                  <p className="text-small text-quiet">{t("vet.missing", { names: missing.join(", ") })}</p>
                )}
              </div>
            );
          })}
        </div>
      )}
      <DrugTable drugs={drugs} isForVet={isForVet} />
    </Section>
  );
}
