import { manyBreeds } from "@/lib/config/catalogue";
import type { BreedTest } from "@/lib/contract/breeds/breeds.types";
import { BreedTestList, type SaidOfTests } from "./breed-test-list";

/** The surest first. */
const groups = ["breedConfirmed", "breedUnconfirmed", "relative", "species"] as const;

type Group = (typeof groups)[number];

function groupOf({ basis, evidence }: BreedTest): Group {
  if (basis === "relative" || basis === "species") return basis;
  return evidence === "confirmed" ? "breedConfirmed" : "breedUnconfirmed";
}

/** Conditions by how sure it is that they matter to the breed. */
export function BreedHealth({ tests, name, species, language, words }: SaidOfTests) {
  const diseases = tests.filter(({ kind }) => kind === "disease");
  if (diseases.length === 0) return null;
  const isMostlyHarmless =
    diseases.filter(({ inheritance }) => inheritance === "AR").length * 2 > diseases.length;
  const hasOwn = diseases.some(({ basis }) => basis !== "species");
  return (
    <section aria-labelledby="health" className="mt-12">
      <h2 id="health">{words("health")}</h2>
      <p className="mt-2 max-w-text">{words("order")}</p>
      <p className="mt-2 max-w-text">{words(isMostlyHarmless ? "calm" : "calmNone")}</p>
      {groups.map((group) => {
        const inGroup = diseases.filter((test) => groupOf(test) === group);
        return (
          inGroup.length > 0 && (
            <div key={group} className="mt-8">
              <h3>{words(`groups.${group}`, { name, species })}</h3>
              <p className="mt-1 max-w-text text-small text-quiet">
                {words(`groupTexts.${group}`, { count: manyBreeds })}
              </p>
              <BreedTestList
                tests={inGroup}
                isBrief={hasOwn && group === "species"}
                language={language}
                words={words}
              />
            </div>
          )
        );
      })}
    </section>
  );
}
