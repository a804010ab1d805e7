import { testFacts, type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import { breedSentence } from "./breed-sentence";
import { explainDisease, isRiskTest } from "./disease-sentences";
import { handWrittenTexts } from "./hand-written-texts";
import { explainTrait } from "./trait-sentences";
import { pick, withoutBrackets } from "./phrases";

export type TestText = { name: string; summary: string; description: string };

/** How many tests of a species share a name once its brackets are taken off. */
const bareNames = new Map<string, number>();
const bareKey = (test: TestFact): string => `${test.species} ${withoutBrackets(test.name).toLowerCase()}`;
for (const test of testFacts) bareNames.set(bareKey(test), (bareNames.get(bareKey(test)) ?? 0) + 1);

function nameOf(test: TestFact): string {
  const own = handWrittenTexts.get(test.code)?.name;
  if (own) return own;
  const isAmbiguous = !test.name.includes("(") && (bareNames.get(bareKey(test)) ?? 0) > 1;
  return isAmbiguous && test.gene ? `${test.name} (${test.gene})` : test.name;
}

function opening(test: TestFact): string {
  if (!test.gene) return `From one cheek swab we look for a marker of this trait.`;
  const gene = `the ${test.gene} gene`;
  if (test.kind === "trait") {
    return pick(
      [
        `From one cheek swab we read ${gene}, which shapes this trait.`,
        `One cheek swab is enough to read ${gene} behind this trait.`,
        `This test reads ${gene} from a single cheek swab.`,
      ],
      test.code,
    );
  }
  if (isRiskTest(test)) {
    return pick(
      [
        `From one cheek swab we look for a variant of ${gene} that is linked to this risk.`,
        `One cheek swab is enough to look for the risk variant of ${gene}.`,
      ],
      test.code,
    );
  }
  return pick(
    [
      `From one cheek swab we check ${gene} for the variant behind this condition.`,
      `One cheek swab is enough to check ${gene} for the known variant.`,
      `This test looks for the known variant of ${gene} in a single cheek swab.`,
    ],
    test.code,
  );
}

export function isForAllBreeds(test: TestFact): boolean {
  return handWrittenTexts.get(test.code)?.forAllBreeds ?? false;
}

export function singleTestText(test: TestFact): TestText {
  const own = handWrittenTexts.get(test.code);
  const explained = test.kind === "trait" ? explainTrait(test) : explainDisease(test);
  const sentences = [
    own?.opening ?? opening(test),
    own?.inheritance ?? explained.inheritance,
    own?.result ?? explained.result,
    own?.breeds ?? breedSentence(test, isRiskTest(test)),
  ];
  return { name: nameOf(test), summary: own?.summary ?? test.summary, description: sentences.join(" ") };
}
