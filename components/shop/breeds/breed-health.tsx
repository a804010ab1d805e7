import { translate } from "@/lib/i18n/translate";
import { manyBreeds } from "@/lib/config/shop/catalogue";
import type { BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import { BreedTestList, type BreedTestsProps } from "./breed-test-list";

/** In order of certainty. */
const groups = ["breed", "relative", "species"] as const;

type Group = (typeof groups)[number];

function groupOf({ basis }: BreedTest): Group {
  return basis === "relative" || basis === "species" ? basis : "breed";
}

/** Conditions grouped by how certain their relevance to the breed is. */
export function BreedHealth({ tests, name, species }: BreedTestsProps) {
  const t = translate("breeds");
  const diseases = tests.filter(({ kind }) => kind === "disease");
  if (diseases.length === 0) return null;
  const isMostlyHarmless =
    diseases.filter(({ inheritance }) => inheritance === "AR").length * 2 > diseases.length;
  const hasBreedSpecific = diseases.some(({ basis }) => basis !== "species");
  return (
    <section aria-labelledby="health" className="mt-12">
      <h2 id="health">{t("health")}</h2>
      <p className="mt-2 max-w-text">{t("order")}</p>
      <p className="mt-2 max-w-text">{t(isMostlyHarmless ? "calm" : "calmNone")}</p>
      {groups.map((group) => {
        const inGroup = diseases.filter((test) => groupOf(test) === group);
        return (
          inGroup.length > 0 && (
            <div key={group} className="mt-8">
              <h3>{t(`groups.${group}`, { name, species })}</h3>
              <p className="mt-1 max-w-text text-small text-quiet">
                {t(`groupTexts.${group}`, { count: manyBreeds })}
              </p>
              <BreedTestList tests={inGroup} isBrief={hasBreedSpecific && group === "species"} />
            </div>
          )
        );
      })}
    </section>
  );
}
