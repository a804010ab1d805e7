import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { formatList, formatPercent } from "@/lib/domain/format";
import { describeCoat } from "@/lib/domain/animals/coat-label";
import { findingAnchor, type GroupName, groupOf, sortTests } from "./group-results";
import { type Meaning, meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { groupMeanings } from "./outcome-meaning";
import type { PartProps, ReportedTest } from "./result-types";

interface Sentence {
  readonly key: string;
  readonly meaning: Meaning;
  readonly text: string;
  /** Where the page says more about it. */
  readonly href?: string;
}

const maxNames = 5;

/** What the whole report says, in plain words, before anything else. */
export function ReportSummary(props: PartProps) {
  const t = translate("results");
  const sentences = summarise(props);
  return (
    <section aria-labelledby="summary" className="grid gap-4">
      <h2 id="summary" className="text-title-2">
        {t("sections.summary")}
      </h2>
      <ul className="grid gap-3">
        {sentences.map(({ key, meaning, text, href }) => (
          <li key={key} className="flex items-start gap-3 text-lead">
            <span
              aria-hidden="true"
              className={cn("grid size-8 shrink-0 place-items-center rounded-full", meaningStyles[meaning])}
            >
              <MeaningSymbol meaning={meaning} />
            </span>
            <span className="min-w-0 max-w-text wrap-anywhere">
              {href === undefined ? (
                text
              ) : (
                <Link href={href} className="text-ink decoration-edge hover:text-ink">
                  {text}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Exported for its tests. */
export function summarise({ report, animal: { name } }: PartProps): readonly Sentence[] {
  const language = requestLanguage();
  const t = translate("results");
  const of = (group: string) => sortTests(report.tests.filter((test) => groupOf(test) === group));
  const [atRisk, carriers, clear, traits, missing] = [
    of("at-risk"),
    of("carrier"),
    of("clear"),
    of("trait"),
    of("not-reported"),
  ];
  const names = (tests: readonly ReportedTest[]) => {
    const shown = tests.slice(0, maxNames).map((test) => test.name);
    const count = tests.length - shown.length;
    return formatList(count > 0 ? [...shown, t("summary.more", { count })] : shown, language);
  };
  const sentences: Sentence[] = [];
  const add = (key: GroupName, text: string, findings: readonly ReportedTest[] = []) =>
    sentences.push({
      key: `${key} ${text}`,
      meaning: groupMeanings[key],
      text,
      ...(findings[0] && { href: `#${findingAnchor(findings[0])}` }),
    });
  if (atRisk.length > 0)
    add("at-risk", t("summary.atRisk", { name, count: atRisk.length, names: names(atRisk) }), atRisk);
  if (carriers.length > 0) add("carrier", t("summary.carrier", { name, names: names(carriers) }), carriers);
  const hasFindings = atRisk.length + carriers.length > 0;
  if (clear.length > 0) describeClear().forEach((text) => add("clear", text));
  if (report.coat !== null) add("trait", t("summary.coat", { coat: describeCoat(language, report.coat) }));
  else if (traits.length > 0) {
    const shown = traits.filter(({ copies }) => (copies ?? 0) > 0).length;
    add("trait", t("summary.traits", { name, count: traits.length, shown }));
  }
  if (report.breedMix !== null) add("trait", t("summary.breedMix", { name, shares: describeMix() }));
  if (report.profile !== null) add("trait", t("summary.profile", { name }));
  if (missing.length > 0) add("not-reported", t("summary.missing", { count: missing.length }));
  if (sentences.length === 0) add("not-reported", t("summary.none"));
  return sentences;

  function describeClear() {
    const count = clear.length;
    if (hasFindings) return [t("summary.clearOthers", { name, count })];
    const calm = t(missing.length > 0 ? "summary.calmSoFar" : "summary.calm");
    return [calm, t("summary.clear", { name, count })];
  }

  function describeMix() {
    const largest = report.breedMix?.breeds.slice(0, 3) ?? [];
    const share = ({ breed, percent }: { breed: string; percent: number }) =>
      t("summary.breedShare", { breed, percent: formatPercent(percent, language) });
    return formatList(largest.map(share), language);
  }
}
