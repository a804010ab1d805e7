import { testFacts, type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import { explainDisease, isRiskTest, type Explained } from "./disease-sentences";
import { handWrittenTexts } from "./hand-written-texts";
import { pick, withoutBrackets, joinAnd, speciesPhrases, spokenBreed } from "./phrases";

/** Recessive variants that also show beside another recessive variant of the same gene. */
const sharedGene = new Set([
  "b-locus",
  "b4-locus",
  "d-locus",
  "d2-locus",
  "d3-locus",
  "e-locus",
  "e2-acd",
  "e3-husky",
  "l-fgf5",
  "l-fgf5-rare",
  "long-fgf5",
  "lykoi",
]);

const mostNamed = 6;

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

function named(breeds: readonly string[]): string {
  return `the ${joinAnd(breeds.slice(0, mostNamed).map(spokenBreed))}`;
}

/** The breed lists name the best-known breeds only, so no sentence claims to be complete. */
function breedSentence(test: TestFact, isRisk: boolean): string {
  const { animal } = speciesPhrases[test.species];
  if (test.breeds.includes("Mixed Breed")) return `It has been found in ${animal}s of mixed breed.`;
  const breeds = named(test.breeds);
  const isLong = test.breeds.length > mostNamed;
  if (test.kind === "trait") {
    if (isLong) return `It is most often ordered for ${breeds}, and for some other breeds too.`;
    const one = [`It is of most interest in ${breeds}.`, `It is most often ordered for ${breeds}.`] as const;
    return pick(one, test.code);
  }
  if (isLong) return `It is best known in ${breeds}, and occurs in some other breeds too.`;
  if (isRisk) return `It has been studied mainly in ${breeds}.`;
  if (test.breeds.length === 1) {
    return pick([`It has been found in ${breeds}.`, `It is known in ${breeds}.`], test.code);
  }
  const many = [`It has been found in ${breeds}.`, `Breeds known to carry it include ${breeds}.`] as const;
  return pick(many, test.code);
}

function inheritance(test: TestFact, animal: string): string {
  switch (test.inheritance) {
    case "AR":
      if (sharedGene.has(test.code)) {
        return `It is recessive: it shows in a ${animal} with two copies, or with one copy beside another recessive variant of the same gene.`;
      }
      return pick(
        [
          `It is recessive: it shows in a ${animal} with two copies, while one copy is carried unseen.`,
          `Two copies, one from each parent, bring it out; a ${animal} with one copy looks no different but can pass it on.`,
        ],
        test.code,
      );
    case "AD":
      return `It is dominant: one copy, from either parent, is enough for it to show.`;
    case "AID":
      return `One copy has a partial effect, and two copies have a stronger one.`;
    default:
      return `More than one gene plays a part, so the result is a guide and not a promise.`;
  }
}

function explainTrait(test: TestFact): Explained {
  const { animal, young } = speciesPhrases[test.species];
  return {
    inheritance: inheritance(test, animal),
    result: pick(
      [
        `The report shows how many copies your ${animal} has and what it can pass on to its ${young}.`,
        `You learn your ${animal}'s genotype, which helps to foresee what a litter may inherit.`,
        `The result gives the number of copies, none, one or two, so that a mating can be planned with it in mind.`,
      ],
      `${test.code} result`,
    ),
  };
}
