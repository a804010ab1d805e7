import { requestLanguage, requestMessages, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { describeCoat, describeHair } from "@/lib/domain/coat-label";
import { formatList } from "@/lib/domain/format";
import { CoatAvatar } from "./coat-avatar";
import { FindItem } from "./find-client";
import { findText } from "./group-results";
import { OutcomeBadge } from "./outcome-badge";
import type { PartProps } from "./result-types";
import { Section } from "./section";
import { testMeaning } from "./test-meaning";

/** What the animal has, with a drawing of its coat. */
export function TraitSection(props: PartProps) {
  const t = translate("results");
  const { report, animal } = props;
  const traits = report.tests
    .filter(({ isTrait, outcome }) => isTrait && outcome !== "not-reported")
    // Variants that the animal has come first.
    .toSorted((a, b) => (b.copies ?? 0) - (a.copies ?? 0) || a.name.localeCompare(b.name));
  if (traits.length === 0) return null;
  return (
    <Section id="traits" title={t("sections.traits")} hint={t("groupHints.traits")}>
      <CoatCard {...props} />
      <ul className={cn(cardStyles, "grid")}>
        {traits.map((test) => (
          <FindItem
            key={test.code}
            text={findText(test)}
            className="grid break-inside-avoid gap-x-4 gap-y-1 border-t border-line py-3 first:border-0 wide:grid-cols-[1fr_auto]"
          >
            <h3 className="text-base wrap-anywhere">{test.name}</h3>
            <p className="flex flex-wrap items-center gap-3">
              <b className="text-small tabular-nums">{test.genotype}</b>
              <OutcomeBadge outcome={test.outcome} />
            </p>
            <p className="max-w-text wide:col-span-2">{testMeaning(test, animal.name, t)}</p>
          </FindItem>
        ))}
      </ul>
    </Section>
  );
}

function CoatCard({ report: { coat } }: PartProps) {
  const language = requestLanguage();
  const t = translate("results");
  if (coat === null) return null;
  const hair = describeHair(language, coat);
  const { untested: names } = requestMessages("coat");
  const untested = coat.untested.map((locus) => (locus === "O" || locus === "W" ? names[locus] : locus));
  return (
    <div className={cn(cardStyles, "flex flex-wrap items-center gap-5 break-inside-avoid")}>
      <div role="img" aria-label={t("trait.coatAlt")} className="w-28 shrink-0">
        <CoatAvatar coat={coat} />
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="text-small font-semibold text-quiet">{t("trait.coat")}</h3>
        <p className="text-title-3 font-semibold first-letter:uppercase">{describeCoat(language, coat)}</p>
        {hair !== "" && <p className="first-letter:uppercase">{hair}</p>}
        {untested.length > 0 && (
          <p className="text-small">{t("trait.untested", { names: formatList(untested, language) })}</p>
        )}
        <p className="text-small text-quiet">{t("trait.coatNote")}</p>
      </div>
    </div>
  );
}
