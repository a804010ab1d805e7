import type { Language } from "@/lib/config/languages";
import type { BreedTest } from "@/lib/contract/breeds.types";
import { formatMoney } from "@/lib/domain/format";
import { isEvidence, isInheritance } from "@/lib/domain/inheritance";
import { paths } from "@/lib/domain/paths";
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

/** On the list, not on each of many tests: every page holds them twice, as HTML and as what it wakes up from. */
const listLook =
  "mt-3 grid gap-px overflow-hidden rounded-box border border-line bg-line [&>li]:bg-card [&>li]:px-4 [&>li]:py-3 " +
  "[&>li]:grid [&>li]:grid-cols-[1fr_auto] [&>li]:gap-x-4 [&_a]:inline-block [&_a]:py-0.5 [&_a]:font-semibold " +
  "[&_b]:tabular-nums [&_p]:col-span-2 [&_p]:text-small [&_p:last-child]:text-quiet";

export function BreedTestList({ tests, isBrief = false, language, words }: BreedTestListProps) {
  return (
    <ul className={listLook}>
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
