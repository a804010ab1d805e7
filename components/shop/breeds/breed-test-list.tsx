import { Link } from "@/components/links/link";
import { systemName } from "@/components/shop/public/system-name";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import type { BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import { formatMoney } from "@/lib/domain/format";
import { isInheritance } from "@/lib/domain/inheritance";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import type { Translator } from "@/lib/i18n/translator";

interface BreedTestListProps {
  readonly tests: readonly BreedTest[];
  /** One line per test, below more important lists. */
  readonly isBrief?: boolean;
}

export interface BreedTestsProps extends BreedTestListProps {
  readonly name: string;
  readonly species: SpeciesName;
}

/**
 * Styles of all test lists, set once on the page: classes on each list would be in the page twice, as HTML and as
 * flight data.
 */
export const testListStyles =
  "[&_.tests]:mt-3 [&_.tests]:grid [&_.tests]:gap-px [&_.tests]:overflow-hidden [&_.tests]:rounded-box " +
  "[&_.tests]:border [&_.tests]:border-line [&_.tests]:bg-line [&_.tests>li]:grid " +
  "[&_.tests>li]:grid-cols-[minmax(0,1fr)_auto] [&_.tests>li]:gap-x-4 [&_.tests>li]:bg-card [&_.tests>li]:px-4 " +
  "[&_.tests>li]:py-3 [&_.tests_a]:inline-block [&_.tests_a]:py-0.5 [&_.tests_a]:font-semibold " +
  "[&_.tests_b]:tabular-nums [&_.tests_p]:col-span-2 [&_.tests_p]:text-small [&_.tests_p:last-child]:text-quiet";

export function BreedTestList({ tests, isBrief = false }: BreedTestListProps) {
  const t = translate("breeds");
  return (
    <ul className="tests">
      {tests.map((test) => (
        <li key={test.code}>
          <Link href={paths.product(test.product)}>{test.name}</Link>
          <b>{formatMoney(test.price, requestLanguage())}</b>
          {!isBrief && <p>{test.summary}</p>}
          <p>{testFacts(test, t).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}

function testFacts(test: BreedTest, t: Translator<"breeds">): readonly string[] {
  const { gene, inheritance, kind, bodySystem, basis, relatives, breedCount } = test;
  const isTrait = kind === "trait";
  return [
    ...(isTrait ? [] : [systemName(bodySystem)]),
    ...(gene === null ? [] : [t("gene", { gene })]),
    ...(isInheritance(inheritance)
      ? [t(isTrait ? `inheritedTraits.${inheritance}` : `inherited.${inheritance}`)]
      : []),
    ...(basis === "relative" ? [t("inRelatives", { names: relatives.join("; ") })] : []),
    ...(basis === "species" && !isTrait ? [t("inBreeds", { count: breedCount })] : []),
  ];
}
