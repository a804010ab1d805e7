import type { Sex } from "@/lib/config/animals/animals";
import type { ResultOutcome, TestResult } from "@/lib/domain/animals/report-content";
import { type SpeciesName, speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { labProgress } from "@/backend/db/schema/lab";
import { findReading } from "@/backend/genetics/loci";
import { insertReport, insertTube } from "@/backend/testing/insert-tube";
import { createAnimal } from "@/backend/testing/create-users";

interface TestedParent {
  readonly ownerId: number;
  readonly name: string;
  readonly sex: Sex;
  readonly species?: SpeciesName;
  readonly breedId?: number;
  readonly damId?: number;
  readonly sireId?: number;
  /** Genotypes by code of the test. */
  readonly genotypes?: Readonly<Record<string, string>>;
  /** The same for every test. */
  readonly outcome?: ResultOutcome;
}

/** An animal with a report of these genotypes. */
export async function addParent(
  tx: Tx,
  { genotypes = {}, species = "canine", outcome = "clear", ...facts }: TestedParent,
) {
  const id = await createAnimal(tx, { ...facts, speciesId: speciesId(species) });
  const { barcode, kitId, activationId } = await insertTube(tx, id, {}, { receivedAt: new Date() });
  await tx.insert(labProgress).values({ kitId, stage: "report-ready", reachedAt: {} });
  await insertReport(tx, activationId, {
    animal: { name: facts.name, species, sex: facts.sex },
    tests: Object.entries(genotypes).map((result) => toResult(result, outcome)),
  });
  return { id, barcode };
}

function toResult([test, genotype]: readonly [string, string], outcome: ResultOutcome): TestResult {
  const locus = findReading(test)?.locus.key ?? null;
  return { test, locus, genotype, outcome, reason: null };
}
