import { requestLanguage, requestMessages, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { describeCoat, describeHair } from "@/lib/domain/animals/coat-label";
import { formatList } from "@/lib/domain/format";
import { CoatPicture } from "./coat-picture";
import { FindDetails, FindItem } from "./find-client";
import { findText } from "./group-results";
import type { PartProps, ReportedTest } from "./result-types";
import { Section } from "./section";
import { testMeaning } from "@/lib/domain/animals/test-meaning";

/** What the animal has, with a drawing of its coat. */
export function TraitSection(props: PartProps) {
  const t = translate("results");
  const { report, animal } = props;
  const traits = report.tests
    .filter(({ isTrait, outcome }) => isTrait && outcome !== "not-reported")
    // Variants that the animal has come first.
    .toSorted((a, b) => (b.copies ?? 0) - (a.copies ?? 0) || a.name.localeCompare(b.name));
  if (traits.length === 0) return null;
  const has = ({ copies }: ReportedTest) => copies === null || copies > 0;
  const [shown, others] = [traits.filter(has), traits.filter((test) => !has(test))];
  return (
    <Section id="traits" title={t("sections.traits")} hint={t("groupHints.traits")}>
      <div className={cn(cardStyles, "grid grid-cols-1 gap-4")}>
        <Coat {...props} />
        {shown.length > 0 && (
          <ul className="grid gap-x-8 desk:grid-cols-2">
            {shown.map((test) => (
              <Trait key={test.code} test={test} name={animal.name} />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <FindDetails
            texts={others.map(findText)}
            className="border-t border-line pt-2"
            summary={
              <summary className="disclosure font-medium">
                {t("trait.others", { count: others.length })}
              </summary>
            }
          >
            <ul className="grid gap-x-8 desk:grid-cols-2">
              {others.map((test) => (
                <Trait key={test.code} test={test} name={animal.name} />
              ))}
            </ul>
          </FindDetails>
        )}
      </div>
    </Section>
  );
}

function Trait({ test, name }: { readonly test: ReportedTest; readonly name: string }) {
  const t = translate("results");
  return (
    <FindItem
      text={findText(test)}
      className="grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-0.5 break-inside-avoid border-t border-line py-3"
    >
      <h3 className="text-base wrap-anywhere">{test.name}</h3>
      <b className="text-small leading-6 tabular-nums">{test.genotype}</b>
      <p className="col-span-2 text-small">{testMeaning(test, name, t)}</p>
    </FindItem>
  );
}

function Coat({ animal: { breed }, report: { coat } }: PartProps) {
  const language = requestLanguage();
  const t = translate("results");
  if (coat === null) return null;
  const hair = describeHair(language, coat);
  const { untested: names } = requestMessages("coat");
  const untested = coat.untested.map((locus) => (locus === "O" || locus === "W" ? names[locus] : locus));
  return (
    <div className="flex flex-wrap items-center gap-5 break-inside-avoid">
      <div role="img" aria-label={t("trait.coatAlt")} className="w-28 shrink-0">
        <CoatPicture coat={coat} breed={breed} id="traits" />
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
