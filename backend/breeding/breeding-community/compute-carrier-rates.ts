import { and, countDistinct, eq, gte, isNotNull, notInArray } from "drizzle-orm";
import { minRatedAnimals } from "@/lib/config/breeding/relatives";
import type { Db, Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { carrierRates } from "@/backend/db/schema/breeding-community";
import { tests } from "@/backend/db/schema/breeds";
import { computeRates, isRateDue, kindOf, type RatedAnimal } from "@/backend/genetics/carrier-rates";
import { demoAssay } from "@/backend/kits/public/draw-results";
import { latestResults, readReportsOfAll } from "@/backend/animals/public/reported-results";
import { isCounted } from "@/backend/animals/public/participation";

/** Job: publishes the rates of every breed with enough animals. Runs more often than rates change: once a day at most. */
export async function computeCarrierRates(db: Db, now: Date): Promise<void> {
  const rated = await listRatedBreeds(db);
  await db.delete(carrierRates).where(notInArray(carrierRates.breedId, rated));
  const conditions = await listConditions(db);
  const today = now.toISOString().slice(0, 10);
  for (const breedId of rated) await db.transaction((tx) => rateBreed(tx, { breedId, conditions, today }));
}

async function listRatedBreeds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ breedId: animals.breedId })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(and(isCounted, isNotNull(animals.breedId)))
    .groupBy(animals.breedId)
    .having(gte(countDistinct(animals.id), minRatedAnimals));
  return rows.flatMap(({ breedId }) => breedId ?? []);
}

async function listConditions(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ code: tests.code }).from(tests).where(eq(tests.kind, "disease"));
  return new Set(rows.map(({ code }) => code));
}

interface BreedJob {
  readonly breedId: number;
  readonly conditions: ReadonlySet<string>;
  readonly today: string;
}

async function rateBreed(tx: Tx, { breedId, conditions, today }: BreedJob): Promise<void> {
  const results = await readResults(tx, breedId, conditions);
  const published = await tx
    .select()
    .from(carrierRates)
    .where(eq(carrierRates.breedId, breedId))
    .for("update");
  for (const testCode of new Set([...results.keys(), ...published.map((row) => row.testCode)])) {
    const row = published.find((each) => each.testCode === testCode);
    const counted = results.get(testCode) ?? [];
    const animalIds = counted.map(({ animalId }) => animalId);
    if (row && (row.computedOn >= today || !isRateDue(row.animalIds, animalIds))) continue;
    const rates = computeRates(counted);
    const key = { breedId, testCode };
    if (rates === undefined) {
      await tx.delete(carrierRates).where(isRow(key));
      continue;
    }
    const isDemo = counted.some((animal) => animal.isDemo);
    const set = { ...rates, animalIds, isDemo, computedOn: today };
    await tx
      .insert(carrierRates)
      .values({ ...key, ...set })
      .onConflictDoUpdate({ target: [carrierRates.breedId, carrierRates.testCode], set });
  }
}

const isRow = ({ breedId, testCode }: { readonly breedId: number; readonly testCode: string }) =>
  and(eq(carrierRates.breedId, breedId), eq(carrierRates.testCode, testCode));

interface CountedAnimal extends RatedAnimal {
  readonly isDemo: boolean;
}

const batchSize = 200;

/** By test: the newest result of each animal, from reports that count. */
async function readResults(
  tx: Tx,
  breedId: number,
  conditions: BreedJob["conditions"],
): Promise<Map<string, CountedAnimal[]>> {
  const rows = await tx
    .select({ animalId: animals.id, activationId: activations.id })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(and(isCounted, eq(animals.breedId, breedId)));
  const activationIds = new Set(rows.map(({ activationId }) => activationId));
  const animalIds = [...new Set(rows.map(({ animalId }) => animalId))].sort((one, other) => one - other);
  const results = new Map<string, CountedAnimal[]>();
  for (let at = 0; at < animalIds.length; at += batchSize) {
    const batch = animalIds.slice(at, at + batchSize);
    const reports = (await readReportsOfAll(tx, batch)).filter((report) =>
      activationIds.has(report.activationId),
    );
    for (const animalId of batch) {
      const own = reports.filter((report) => report.animalId === animalId);
      const isDemo = own.some(({ content }) => content.assayVersion === demoAssay);
      for (const { test, outcome } of latestResults(own).values())
        if (conditions.has(test) && kindOf(outcome) !== undefined)
          results.set(test, [...(results.get(test) ?? []), { animalId, outcome, isDemo }]);
    }
  }
  return results;
}
