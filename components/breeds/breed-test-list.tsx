import type { Language } from "@/lib/config/languages";
import type { BreedTest } from "@/lib/contract/breeds/breeds.types";
import { formatMoney } from "@/lib/domain/format";
import { isEvidence, isInheritance } from "@/lib/domain/inheritance";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";

interface BreedTestListProps {
  readonly tests: readonly BreedTest[];
  /** In one line each, where there is something more important on the page. */
  readonly isBrief?: boolean;
  readonly language: Language;
  readonly words: Words<"breed">;
}

export interface SaidOfTests extends BreedTestListProps {
  readonly name: string;
  readonly species: SpeciesName;
}

/**
 * On the page, not on each of its lists: every page holds it twice, as HTML and as what it wakes up from. A list is laid
 * out when it comes near: some have a hundred lines.
 */
export const testListsLook =
  "[&_.tests]:[content-visibility:auto] [&_.tests]:[contain-intrinsic-size:auto_40rem] " +
  "[&_.tests]:mt-3 [&_.tests]:grid [&_.tests]:gap-px [&_.tests]:overflow-hidden [&_.tests]:rounded-box " +
  "[&_.tests]:border [&_.tests]:border-line [&_.tests]:bg-line [&_.tests>li]:grid " +
  "[&_.tests>li]:grid-cols-[1fr_auto] [&_.tests>li]:gap-x-4 [&_.tests>li]:bg-card [&_.tests>li]:px-4 " +
  "[&_.tests>li]:py-3 [&_.tests_a]:inline-block [&_.tests_a]:py-0.5 [&_.tests_a]:font-semibold " +
  "[&_.tests_b]:tabular-nums [&_.tests_p]:col-span-2 [&_.tests_p]:text-small [&_.tests_p:last-child]:text-quiet";

export function BreedTestList({ tests, isBrief = false, language, words }: BreedTestListProps) {
  return (
    <ul className="tests">
      {tests.map((test) => (
        <li key={test.code}>
          <a href={paths.product(test.product)}>{test.name}</a>
          <b>{formatMoney(test.price, language)}</b>
          {!isBrief && <p>{test.summary}</p>}
          <p>{sayings(test, words).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}

function sayings(test: BreedTest, words: Words<"breed">): readonly string[] {
  const { gene, inheritance, kind, bodySystem, evidence, basis, relatives, breedCount } = test;
  const isTrait = kind === "trait";
  return [
    ...(isTrait ? [] : [bodySystem]),
    ...(gene === null ? [] : [words("gene", { gene })]),
    ...(isInheritance(inheritance)
      ? [words(isTrait ? `inheritedTraits.${inheritance}` : `inherited.${inheritance}`)]
      : []),
    ...(isEvidence(evidence) ? [words(`evidences.${evidence}`)] : []),
    ...(basis === "relative" ? [words("inRelatives", { names: relatives.join("; ") })] : []),
    ...(basis === "species" && !isTrait ? [words("inBreeds", { count: breedCount })] : []),
  ];
}
