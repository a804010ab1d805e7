import { inArray } from "drizzle-orm";
import { complexRisks, pairLevels } from "@/lib/config/breeding/breeding";
import type { Language } from "@/lib/config/languages";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { Tx } from "@/backend/db/client";
import { testBreeds } from "@/backend/db/schema/breeds";
import type { InterpretedTest } from "@/backend/genetics/interpret-test";
import { judgeCondition, type Judgement } from "@/backend/genetics/judge-condition";
import { findReading, formatGenotype, type TestReading } from "@/backend/genetics/loci";
import { readTestFacts, type TestFacts } from "@/backend/animals/public/describe-test";
import { toInheritance } from "@/backend/kits/public/read-reported-tests";
import type { StrategyCondition as Condition } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { bloodGroupTest } from "./find-alerts";
import type { Parent, ParentPair } from "./parent";

/** Facts of every test that the parents have, or that is known in their breeds. */
export interface StrategyFacts {
  readonly facts: TestFacts;
  /** Codes of the tests by id of the breed in which they are known. */
  readonly ofBreeds: ReadonlyMap<number, ReadonlySet<string>>;
}

export async function readFacts(
  tx: Tx,
  language: Language,
  parents: readonly Parent[],
): Promise<StrategyFacts> {
  const breedIds = [...new Set(parents.flatMap(({ animal }) => animal?.breed?.id ?? []))];
  const known = await tx
    .select({ code: testBreeds.testCode, breedId: testBreeds.breedId })
    .from(testBreeds)
    .where(inArray(testBreeds.breedId, breedIds));
  const ofBreeds = new Map(
    breedIds.map((id) => [id, new Set(known.filter((row) => row.breedId === id).map(({ code }) => code))]),
  );
  const codes = [...known.map(({ code }) => code), ...parents.flatMap(({ alleles }) => [...alleles.keys()])];
  const facts = await readTestFacts(tx, { language, codes: [...codes, bloodGroupTest], breedId: null });
  return { facts, ofBreeds };
}

/** Tests known in the breed of one of the parents. */
export function relevantTests({ ofBreeds }: StrategyFacts, parents: readonly Parent[]): ReadonlySet<string> {
  return new Set(parents.flatMap(({ animal }) => [...(ofBreeds.get(animal?.breed?.id ?? 0) ?? [])]));
}

/** Each condition that a parent has a result for, or that is known in a breed of the pair. */
export function describeConditions(strategyFacts: StrategyFacts, { dam, sire }: ParentPair): Condition[] {
  const relevant = relevantTests(strategyFacts, [dam, sire]);
  const codes = new Set([...dam.alleles.keys(), ...sire.alleles.keys(), ...relevant]);
  return [...codes]
    .flatMap((code) => {
      const [fact, reading] = [strategyFacts.facts.get(code), findReading(code)];
      if (fact?.kind !== "disease" || reading === undefined) return [];
      const alleles = { dam: dam.alleles.get(code) ?? null, sire: sire.alleles.get(code) ?? null };
      const inheritance = toBreedingInheritance(fact.inheritance);
      const judgement = judgeCondition({ code, kind: fact.kind, inheritance }, reading, alleles);
      return [
        {
          code,
          name: fact.name,
          summary: fact.summary,
          bodySystem: fact.bodySystem,
          inheritance,
          isBreedRelevant: relevant.has(code),
          hasVariant: [alleles.dam ?? [], alleles.sire ?? []]
            .flat()
            .some((allele) => reading.variants.includes(allele)),
          dam: printGenotype(reading, "dam", alleles.dam),
          sire: printGenotype(reading, "sire", alleles.sire),
          byDescent: [dam, sire].filter((parent) => parent.byDescent?.includes(code)).map(({ role }) => role),
          ...printJudgement(judgement),
        },
      ];
    })
    .toSorted(byImportance);
}

/** The catalogue has no mitochondrial test yet, so reports do not know that inheritance. */
function toBreedingInheritance(text: string): InterpretedTest["inheritance"] {
  return text === "MT" ? text : toInheritance(text);
}

function printGenotype({ locus }: TestReading, role: ParentRole, alleles: readonly string[] | null) {
  if (alleles === null) return null;
  const isHemizygous = locus.kind === "x-linked" && role === "sire";
  return formatGenotype(locus, alleles) + (isHemizygous ? "/Y" : "");
}

function printJudgement({ level, prediction, risk, complexRisk }: Judgement) {
  const shares = prediction.kind === "shares" ? prediction : { female: [], male: [] };
  return {
    level,
    complexRisk,
    risk,
    missing: prediction.kind === "unknown" ? [...prediction.missing] : [],
    female: shares.female.map((share) => ({ ...share })),
    male: shares.male.map((share) => ({ ...share })),
  };
}

function byImportance(one: Condition, other: Condition): number {
  return (
    rankOf(one) - rankOf(other) ||
    other.risk.least - one.risk.least ||
    Number(other.isBreedRelevant) - Number(one.isBreedRelevant) ||
    one.name.localeCompare(other.name)
  );
}

/** A complex condition that neither parent has a variant of stands with the clear ones. */
function rankOf({ level, complexRisk }: Condition): number {
  return complexRisk === complexRisks[0] ? pairLevels.indexOf("clear") : pairLevels.indexOf(level);
}
