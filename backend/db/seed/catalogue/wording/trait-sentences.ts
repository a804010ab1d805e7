import { type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import { type Explained } from "./disease-sentences";
import { pick, speciesPhrases } from "./phrases";

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

export function explainTrait(test: TestFact): Explained {
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
