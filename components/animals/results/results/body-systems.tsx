import { translate } from "@/lib/i18n/translate";
import { systemName } from "@/components/shop/public/system-name";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ChevronIcon } from "@/components/ui/chevron-icon";
import { FindDetails, FindItem } from "./find-client";
import { type BodySystem, findText, groupBySystem, systemAnchor } from "./group-results";
import { OutcomeBadge } from "./outcome-badge";
import type { PartProps, ReportedTest } from "./result-types";
import { Section } from "./section";
import { testMeaning } from "@/lib/domain/animals/test-meaning";

/** Every disease test of the report. Systems without a finding are folded, so that a long report stays short. */
export function BodySystems(props: PartProps) {
  const t = translate("results");
  const { report } = props;
  const systems = groupBySystem(report.tests);
  if (systems.length === 0) return null;
  return (
    <Section id="systems" title={t("sections.systems")} hint={t("groupHints.systems")}>
      <div className={cn(cardStyles, "grid py-1")}>
        {systems.map((system) => (
          <System key={system.name} {...props} system={system} />
        ))}
      </div>
    </Section>
  );
}

function System({
  system: { name, tests, clear, others },
  ...props
}: PartProps & { readonly system: BodySystem }) {
  const t = translate("results");
  const count = t("systemCounts", { clear: clear.length, others: others.length }).replace(/^, /, "");
  return (
    <FindDetails
      id={systemAnchor(name)}
      texts={tests.map(findText)}
      isOpen={others.length > 0}
      className="group scroll-mt-20 border-t border-line first:border-0"
      summary={
        <summary className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-base">{systemName(name)}</h3>
          <span className="flex items-center gap-3 text-small text-quiet">
            {count}
            <span className="transition-transform group-open:rotate-180">
              <ChevronIcon />
            </span>
          </span>
        </summary>
      }
    >
      <Rows {...props} tests={tests} />
    </FindDetails>
  );
}

interface RowsProps extends PartProps {
  readonly tests: readonly ReportedTest[];
}

function Rows({ tests, animal }: RowsProps) {
  const t = translate("results");
  return (
    <ul className="mb-3 grid">
      {tests.map((test) => (
        <FindItem
          key={test.code}
          text={findText(test)}
          className="grid gap-x-4 gap-y-1 border-t border-line/60 py-2 wide:grid-cols-[1fr_auto] wide:items-center"
        >
          <span className="wrap-anywhere">
            {test.name} {test.gene && <span className="text-small text-quiet">{test.gene}</span>}
          </span>
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
