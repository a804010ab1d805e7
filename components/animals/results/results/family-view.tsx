import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { ChipLink } from "@/components/links/chip-link";
import { Link } from "@/components/links/link";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { cn } from "@/components/ui/class-names";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { groupNames, groupOf } from "./group-results";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { meaningOf } from "./outcome-meaning";
import type { Family } from "./result-types";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";

type Member = Family["members"][number];
type FamilyTest = Family["tests"][number];
type FamilyResult = FamilyTest["results"][number];

/** Results of an animal and its relatives in one table: what a breeder reads before keeping or mating one of them. */
export function FamilyView({ family }: { readonly family: Family }) {
  const t = translate("results");
  const { animal, members, tests, hiddenCount } = family;
  const findings = tests.filter(hasFinding).toSorted((a, b) => rankOf(a) - rankOf(b));
  const clear = tests.filter((test) => !hasFinding(test));
  const isTested = ({ id }: Member) =>
    tests.some(({ results }) => results.some((one) => one.animalId === id));
  const untested = members.filter((member) => !isTested(member));
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.animal(animal.id)}>{t("family.back", animal)}</Link>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{t("family.title", animal)}</h1>
        <p className="max-w-text text-lead text-quiet">{t("family.intro", animal)}</p>
      </div>
      {members.length === 1 && (
        <EmptyState title={t("family.alone", animal)}>
          <Link href={paths.editAnimal(animal.id)}>{t("family.add")}</Link>
        </EmptyState>
      )}
      {tests.length > 0 && findings.length === 0 && <p className="text-lead">{t("family.nothing")}</p>}
      {findings.length > 0 && <Findings members={members.filter(isTested)} tests={findings} />}
      {clear.length > 0 && <ClearTests tests={clear} />}
      {members.length > 1 && untested.length > 0 && <Untested members={untested} />}
      {hiddenCount > 0 && <p className="text-quiet">{t("family.hidden", { count: hiddenCount })}</p>}
    </div>
  );
}

const hasFinding = ({ results }: FamilyTest) => results.some((result) => groupOf(result) !== "clear");

/** Of the most important result of the family. */
const rankOf = ({ results }: FamilyTest) =>
  Math.min(...results.map((result) => groupNames.indexOf(groupOf(result))));

interface FindingsProps {
  readonly members: readonly Member[];
  readonly tests: readonly FamilyTest[];
}

function Findings({ members, tests }: FindingsProps) {
  const t = translate("results");
  return (
    <Table
      caption={t("family.caption", { count: tests.length })}
      isFixedFirst
      isNarrow
      columns={[
        { key: "test", label: t("family.condition") },
        ...members.map((member) => ({ key: String(member.id), label: <MemberHead member={member} /> })),
      ]}
      rows={tests.map(({ code, name, results }) => ({
        key: code,
        cells: {
          test: (
            <Link href={paths.factSheet(code)} className="wrap-anywhere">
              {name}
            </Link>
          ),
          ...Object.fromEntries(
            members.map(({ id }) => [
              id,
              <Outcome key={id} result={results.find(({ animalId }) => animalId === id)} />,
            ]),
          ),
        },
      }))}
    />
  );
}

function MemberHead({ member }: { readonly member: Member }) {
  const t = translate("results");
  return (
    <span className="mx-auto grid w-18 justify-items-center wide:w-24 gap-1 text-center">
      <AnimalAvatar animal={member} className="size-12" />
      <Link href={paths.animal(member.id)} className="wrap-anywhere">
        {member.name}
      </Link>
      <span className="font-normal text-quiet">{t(`family.relations.${member.relation}`)}</span>
    </span>
  );
}

/** Word, shape and colour, and the genotype. */
function Outcome({ result }: { readonly result: FamilyResult | undefined }) {
  const t = translate("results");
  if (result === undefined)
    return <span className="block text-center text-small text-quiet">{t("family.untested")}</span>;
  const meaning = meaningOf(result);
  return (
    <span
      className={cn(
        "grid rounded-box px-2 py-1.5 text-center text-small leading-tight",
        meaningStyles[meaning],
      )}
    >
      <b>
        <MeaningSymbol meaning={meaning} /> {t(`outcomes.${result.outcome}`)}
      </b>
      {result.genotype !== null && <span>{result.genotype}</span>}
    </span>
  );
}

function Untested({ members }: Pick<FindingsProps, "members">) {
  const t = translate("results");
  return (
    <section aria-labelledby="untested" className="grid gap-3">
      <h2 id="untested" className="text-title-3">
        {t("family.withoutResults", { count: members.length })}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {members.map((member) => (
          <li key={member.id}>
            <ChipLink
              href={paths.animal(member.id)}
              picture={<AnimalAvatar animal={member} className="size-9" />}
            >
              {member.name}{" "}
              <span className="text-small text-quiet">{t(`family.relations.${member.relation}`)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClearTests({ tests }: Pick<FindingsProps, "tests">) {
  const t = translate("results");
  return (
    <details className="rounded-box border border-line bg-card px-5 py-2">
      <summary className="disclosure font-semibold">
        <span className="text-clear">
          <MeaningSymbol meaning="clear" />
        </span>{" "}
        {t("family.clear", { count: tests.length })}
      </summary>
      <ul className="gap-8 pb-3 text-small wide:columns-2 desk:columns-3">
        {tests.map(({ code, name }) => (
          <li key={code} className="break-inside-avoid py-1 wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
