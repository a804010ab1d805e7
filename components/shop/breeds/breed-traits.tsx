import { translate } from "@/lib/i18n/translate";
import { BreedTestList, type BreedTestsProps } from "./breed-test-list";

/** Trait tests: those reported in the breed, then those that vary in most breeds. */
export function BreedTraits({ tests, name }: BreedTestsProps) {
  const t = translate("breeds");
  const traits = tests.filter(({ kind }) => kind === "trait");
  if (traits.length === 0) return null;
  const breedSpecific = traits.filter(({ basis }) => basis !== "species");
  const parts = [
    { title: t("traitsOwn", { name }), partTests: breedSpecific, isBrief: false },
    {
      title: t("traitsUsual"),
      partTests: traits.filter(({ basis }) => basis === "species"),
      isBrief: breedSpecific.length > 0,
    },
  ];
  return (
    <section aria-labelledby="traits" className="mt-12">
      <h2 id="traits">{t("traits")}</h2>
      <p className="mt-2 max-w-text">{t("traitsText")}</p>
      {parts.map(
        ({ title, partTests, isBrief }) =>
          partTests.length > 0 && (
            <div key={title} className="mt-6">
              <h3>{title}</h3>
              <BreedTestList tests={partTests} isBrief={isBrief} />
            </div>
          ),
      )}
    </section>
  );
}
