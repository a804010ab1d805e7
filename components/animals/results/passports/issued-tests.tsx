import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { meaningOf } from "@/components/animals/results/results/outcome-meaning";
import type { IssuedContent } from "./passport-types";

interface IssuedTestsProps {
  readonly tests: IssuedContent["tests"];
}

/** Every test of the document in its order. */
export function IssuedTests({ tests }: IssuedTestsProps) {
  const t = translate("documentPdf");
  return (
    <section aria-labelledby="tests" className={cn(cardStyles, "grid gap-4")}>
      <div className="grid gap-1">
        <h2 id="tests">{translate("passport")("results")}</h2>
        <p className="text-small text-quiet">{t("count", { count: tests.length })}</p>
      </div>
      <ul>
        {tests.map(({ code, name, genotype, outcome }) => {
          return (
            <li
              key={code}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-0"
            >
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="flex flex-wrap items-center gap-3">
                {genotype !== null && <b className="tabular-nums">{genotype}</b>}
                <StateBadge meaning={meaningOf({ outcome })}>{t(`outcomes.${outcome}`)}</StateBadge>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-small text-quiet">{t("about")}</p>
    </section>
  );
}
