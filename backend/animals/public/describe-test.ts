import { asc, eq, inArray } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { vetFlagOf } from "@/lib/config/animals/vet-flags";
import { groupBy } from "@/lib/domain/group-by";
import type { TestResult } from "@/lib/domain/animals/report-content";
import type { Tx } from "@/backend/db/client";
import { breeds, testBreeds, tests } from "@/backend/db/schema/breeds";
import { handWrittenTexts } from "@/backend/db/seed/catalogue/wording/hand-written-texts";
import { translateRows } from "@/backend/db/translate-rows";
import { findReading } from "@/backend/genetics/loci";
import { toInheritance } from "@/backend/kits/public/read-reported-tests";

type StoredFacts = Pick<
  typeof tests.$inferSelect,
  "name" | "summary" | "kind" | "gene" | "inheritance" | "bodySystem" | "evidence" | "omia" | "sources"
>;

interface TestFact extends StoredFacts {
  /** Breeds in which it is best known. */
  readonly breeds: readonly string[];
  /** Known in the breed of the animal. */
  readonly isBreedRelevant: boolean;
}

export type TestFacts = ReadonlyMap<string, TestFact>;

interface FactsOptions {
  readonly language: Language;
  readonly codes: readonly string[];
  readonly breedId: number | null;
}

export async function readTestFacts(tx: Tx, { language, codes, breedId }: FactsOptions): Promise<TestFacts> {
  const wanted = [...new Set(codes)];
  const { code, name, summary, kind, gene, inheritance, bodySystem, evidence, omia, sources } = tests;
  const rows = await tx
    .select({ code, name, summary, kind, gene, inheritance, bodySystem, evidence, omia, sources })
    .from(tests)
    .where(inArray(code, wanted));
  const translated = await translateRows(tx, language, {
    entity: "test",
    rows,
    fields: ["name", "summary"] as const,
    keyOf: (row) => row.code,
  });
  const known = await tx
    .select({ code: testBreeds.testCode, id: breeds.id, name: breeds.name })
    .from(testBreeds)
    .innerJoin(breeds, eq(breeds.id, testBreeds.breedId))
    .where(inArray(testBreeds.testCode, wanted))
    .orderBy(asc(breeds.sortKey));
  const breedsOf = new Map(groupBy(known, (row) => row.code));
  return new Map(
    translated.map((row) => {
      const own = breedsOf.get(row.code) ?? [];
      const isBreedRelevant = own.some(({ id }) => id === breedId);
      return [row.code, { ...row, breeds: own.map((breed) => breed.name), isBreedRelevant }];
    }),
  );
}

/** Facts of a test in the catalogue: tests are never deleted from it. */
export function factOf(facts: TestFacts, code: string): TestFact {
  const fact = facts.get(code);
  if (fact === undefined) throw new Error(`The catalogue has no test "${code}".`);
  return fact;
}

export function describeTest(result: TestResult, assayVersion: string, facts: TestFacts) {
  const { test: code, genotype, outcome, reason } = result;
  const fact = factOf(facts, code);
  const isFinding = outcome === "carrier" || outcome.startsWith("at-risk");
  return {
    code,
    genotype,
    outcome,
    reason,
    name: fact.name,
    summary: fact.summary,
    gene: fact.gene,
    inheritance: toInheritance(fact.inheritance),
    isTrait: fact.kind === "trait",
    copies: countCopies(code, genotype),
    bodySystem: fact.bodySystem,
    evidence: fact.evidence === "confirmed" ? ("confirmed" as const) : ("unconfirmed" as const),
    omia: fact.omia,
    sources: [...fact.sources],
    isBreedRelevant: fact.isBreedRelevant,
    breeds: isFinding ? fact.breeds.slice(0, maxBreeds) : [],
    vetFlag: vetFlagOf(fact),
    advice: isFinding ? (handWrittenTexts.get(code)?.result ?? null) : null,
    assayVersion: result.assayVersion ?? assayVersion,
  };
}

const maxBreeds = 6;

/** Copies of the variants that the test reports. */
function countCopies(code: string, genotype: string | null): number | null {
  if (genotype === null) return null;
  const variants = findReading(code)?.variants ?? [];
  return genotype.split("/").filter((allele) => variants.includes(allele)).length;
}
