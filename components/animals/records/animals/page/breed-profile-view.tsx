import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import { meaningOf } from "@/components/animals/results/results/outcome-meaning";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { paths } from "@/lib/navigation/paths";
import type { BreedProfile } from "./animal-types";

const groups = ["own", "relative", "species"] as const;
const findingMeanings: readonly Meaning[] = ["affected", "carrier"];
const basisOf = { own: "breed", relative: "relative", species: "species" } as const;

/** The tests that matter in a breed, with what the animal's reports say. */
export function BreedProfileView({ profile }: { readonly profile: BreedProfile }) {
  const t = translate("animals");
  const { animal, breed, tests } = profile;
  const done = tests.filter(({ result }) => result !== null && result.outcome !== "not-reported").length;
  const findings = findingsOf(tests);
  const others = tests.filter((test) => !findings.includes(test));
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.animal(animal.id)}>{t("breedProfile.back", { name: animal.name })}</Link>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">
          {t("breedProfile.heading", { name: animal.name, breed: breed.name })}
        </h1>
        <p className="max-w-text text-lead text-quiet">{t("breedProfile.intro")}</p>
        <p className="font-semibold">{t("breedProfile.progress", { done, count: tests.length })}</p>
        <progress max={Math.max(1, tests.length)} value={done} className="h-2 w-full" aria-hidden="true" />
      </div>
      <TestSection
        id="findings"
        title={translate("results")("sections.findings")}
        tests={findings}
        animalId={animal.id}
      />
      {groups.map((group) => (
        <TestSection
          key={group}
          id={group}
          title={t(`breedProfile.${group}`)}
          tests={others.filter(({ basis }) => basis === basisOf[group])}
          animalId={animal.id}
        />
      ))}
    </div>
  );
}

type BreedTest = BreedProfile["tests"][number];

/** At risk, then carriers. */
const findingsOf = (tests: readonly BreedTest[]) =>
  findingMeanings.flatMap((meaning) =>
    tests.filter(({ result }) => result !== null && meaningOf(result) === meaning),
  );

interface TestSectionProps {
  readonly id: string;
  readonly title: string;
  readonly tests: readonly BreedTest[];
  readonly animalId: number;
}

function TestSection({ id, title, tests, animalId }: TestSectionProps) {
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby={`tests-${id}`} className="grid gap-3">
      <h2 id={`tests-${id}`}>{title}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {tests.map((test) => (
          <BreedTestRow key={test.code} test={test} animalId={animalId} />
        ))}
      </ul>
    </section>
  );
}

interface BreedTestRowProps {
  readonly test: BreedTest;
  readonly animalId: number;
}

function BreedTestRow({ test, animalId }: BreedTestRowProps) {
  const t = translate("animals");
  const { name, summary, result, product } = test;
  return (
    <li className={cn(cardStyles, "grid gap-3 wide:grid-cols-[1fr_auto] wide:items-center")}>
      <div className="grid min-w-0 gap-1">
        <h3 className="text-title-3 wrap-anywhere">{name}</h3>
        <p className="text-small text-quiet">{summary}</p>
      </div>
      <div className="grid justify-items-start gap-2 wide:justify-items-end">
        <OutcomeBadge outcome={result?.outcome} />
        {result === null ? (
          <Link href={paths.product(product)} aria-label={t("breedProfile.orderNamed", { name })}>
            {t("breedProfile.order")}
          </Link>
        ) : (
          <Link
            href={paths.results(animalId, result.barcode)}
            aria-label={t("breedProfile.resultsNamed", { name })}
          >
            {t("breedProfile.results")}
          </Link>
        )}
      </div>
    </li>
  );
}

function OutcomeBadge({ outcome }: { readonly outcome: ResultOutcome | undefined }) {
  const t = translate("animals");
  if (outcome === undefined)
    return <span className="text-small text-quiet">{t("breedProfile.notTested")}</span>;
  return <StateBadge meaning={meaningOf({ outcome })}>{t(`breedProfile.outcomes.${outcome}`)}</StateBadge>;
}
