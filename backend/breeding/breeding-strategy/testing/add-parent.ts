import { randomUUID } from "node:crypto";
import type { Sex } from "@/lib/config/animals";
import type { ResultOutcome, TestResult } from "@/lib/domain/report-content";
import { type SpeciesName, speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import { findReading } from "@/backend/genetics/loci";

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

const productId = 969;

/** An animal with a report of these genotypes. */
export async function addParent(
  tx: Tx,
  { genotypes = {}, species = "canine", outcome = "clear", ...facts }: TestedParent,
) {
  const [animal] = await tx
    .insert(animals)
    .values({ ...facts, speciesId: speciesId(species) })
    .returning({ id: animals.id });
  const barcode = `BRD${randomUUID().replaceAll("-", "").slice(0, 12)}`.toUpperCase();
  const [kit] = await tx.insert(kits).values({ barcode, productId }).returning({ id: kits.id });
  const [id, kitId] = [animal?.id ?? 0, kit?.id ?? 0];
  const [activation] = await tx
    .insert(activations)
    .values({
      token: randomUUID(),
      attemptId: randomUUID(),
      email: "jo@test.example",
      kitId,
      animalId: id,
      productId,
    })
    .returning({ id: activations.id });
  const activationId = activation?.id ?? 0;
  await tx.insert(samples).values({ activationId, kitId, attempt: 1, tube: 1, receivedAt: new Date() });
  await tx.insert(labProgress).values({ kitId, stage: "report-ready", reachedAt: {} });
  const content = {
    animal: { name: facts.name, species, sex: facts.sex },
    tests: Object.entries(genotypes).map((result) => toResult(result, outcome)),
    profile: null,
    others: [],
    assayVersion: "test",
  };
  await tx
    .insert(reportVersions)
    .values({ activationId, version: 1, status: "current", isPartial: false, content });
  return { id, barcode };
}

function toResult([test, genotype]: readonly [string, string], outcome: ResultOutcome): TestResult {
  const locus = findReading(test)?.locus.key ?? null;
  return { test, locus, genotype, outcome, reason: null };
}
