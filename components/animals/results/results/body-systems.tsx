import { translate } from "@/lib/i18n/translate";
import type { Translator } from "@/lib/i18n/translator";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { MessageKey } from "@/lib/i18n/translator";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { FindDetails, FindGroup, FindItem } from "./find-client";
import { type BodySystem, findText, groupBySystem } from "./group-results";
import { OutcomeBadge } from "./outcome-badge";
import type { PartProps, ReportedTest } from "./result-types";
import { Section } from "./section";
import { testMeaning } from "./test-meaning";

/** Every disease test of the report. Clear ones are folded, so that a long report stays short. */
export function BodySystems(props: PartProps) {
  const t = translate("results");
  const { report } = props;
  const systems = groupBySystem(report.tests);
  if (systems.length === 0) return null;
  return (
    <Section id="systems" title={t("sections.systems")} hint={t("groupHints.systems")}>
      <div className="grid gap-4">
        {systems.map((system) => (
          <FindGroup key={system.name} texts={system.tests.map(findText)}>
            <System {...props} system={system} />
          </FindGroup>
        ))}
      </div>
    </Section>
  );
}

function System({ system, ...props }: PartProps & { readonly system: BodySystem }) {
  const t = translate("results");
  const { name, clear, others } = system;
  const count = t("systemCounts", { clear: clear.length, others: others.length }).replace(/^, /, "");
  return (
    <div className={cn(cardStyles, "grid gap-1")}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-title-3">{systemName(name, t)}</h3>
        <p className="text-small text-quiet">{count}</p>
      </div>
      {others.length > 0 && <Rows {...props} tests={others} />}
      {clear.length > 0 && (
        <FindDetails
          texts={clear.map(findText)}
          summary={
            <span className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4">
              <OutcomeBadge outcome="clear" />
              {t("count", { count: clear.length })}
            </span>
          }
        >
          <Rows {...props} tests={clear} />
        </FindDetails>
      )}
    </div>
  );
}

interface RowsProps extends PartProps {
  readonly tests: readonly ReportedTest[];
}

function Rows({ tests, animal }: RowsProps) {
  const t = translate("results");
  return (
    <ul className="grid">
      {tests.map((test) => (
        <FindItem
          key={test.code}
          text={findText(test)}
          className="grid gap-x-4 gap-y-1 border-t border-line py-3 wide:grid-cols-[1fr_auto] wide:items-baseline"
        >
          <span className="wrap-anywhere">{test.name}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {test.genotype !== null && <b className="text-small tabular-nums">{test.genotype}</b>}
            <OutcomeBadge outcome={test.outcome} />
          </span>
          {test.outcome === "not-reported" && (
            <span className="text-small text-quiet">{testMeaning(test, animal.name, t)}</span>
          )}
        </FindItem>
      ))}
    </ul>
  );
}

type SystemKey = MessageKey<Messages["results"]["systems"]>;

/** Body systems come from the catalogue. */
function systemName(name: string, t: Translator<"results">): string {
  return t(`systems.${name as SystemKey}`);
}
