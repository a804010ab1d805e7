import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Translator } from "@/lib/i18n/translator";
import type { ResultGroup as Group } from "./group-results";
import { outcomeStyles } from "./outcome-styles";
import type { ReportedTest } from "./result-types";
import { testMeaning } from "./test-meaning";

interface ResultGroupProps {
  readonly group: Group;
  /** Of the animal. */
  readonly name: string;
  readonly t: Translator<"results">;
}

/** Tests with the same kind of outcome. */
export function ResultGroup({ group, name, t }: ResultGroupProps) {
  const { className, symbol } = outcomeStyles[group.name];
  const headingId = `group-${group.name}`;
  return (
    <section aria-labelledby={headingId} className={cn(cardStyles, "grid gap-4")}>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={headingId} className={cn("rounded-full px-4 py-1", className)}>
            <span aria-hidden="true">{symbol}</span> {t(`groups.${group.name}`)}
          </h2>
          <p className="text-quiet">{t("count", { count: group.tests.length })}</p>
        </div>
        <p>{t(`groupHints.${group.name}`, { name })}</p>
      </div>
      <ul className="grid">
        {group.tests.map((test) => (
          <TestRow key={test.code} test={test} name={name} t={t} />
        ))}
      </ul>
    </section>
  );
}

interface TestRowProps extends Omit<ResultGroupProps, "group"> {
  readonly test: ReportedTest;
}

function TestRow({ test, name, t }: TestRowProps) {
  const { outcome, genotype } = test;
  const isExplained = outcome === "carrier" || outcome.startsWith("at-risk");
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 wide:grid-cols-[1fr_auto]">
      <h3 className="text-base wrap-anywhere">{test.name}</h3>
      <p className="text-small tabular-nums wide:text-right">
        {genotype !== null && (
          <>
            <span className="text-quiet">{t("genotype")}</span> <b>{genotype}</b>
          </>
        )}
        {outcome.startsWith("at-risk") && <span className="block">{t(`outcomes.${outcome}`)}</span>}
      </p>
      {/* For clear tests the group says it once. */}
      {outcome !== "clear" && (
        <div className="grid max-w-text gap-1 wide:col-span-2">
          <p>{testMeaning({ ...test, outcome }, name, t)}</p>
          {isExplained && <p className="text-small text-quiet">{test.summary}</p>}
        </div>
      )}
    </li>
  );
}
