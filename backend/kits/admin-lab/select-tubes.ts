import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { type TubeFilter } from "@/lib/config/kits/admin-lab";
import { labStages } from "@/lib/config/kits/lab";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";

/** As in the condition of the index `lab_progress_open`. True for a tube that the laboratory does not know. */
const isOpen = sql`(${labProgress.failedAt} is null and ${labProgress.cancelledAt} is null)`;
const isInLab = sql`(${inArray(
  labProgress.stage,
  labStages.filter((stage) => stage !== "report-ready"),
)} and ${isOpen})`;
const isLate = sql`(${isInLab} and ${labProgress.promisedOn} < current_date)`;
const isOverdue = sql<boolean>`coalesce(${isLate}, false)`;
const isUnpaid = sql<boolean>`coalesce(${samples.hold} = 'payment', false)`;
/** Of a tube in the laboratory. As text, which sorts like the time, so that an index has it. */
const arrivedAt = sql`${labProgress.reachedAt}->>'received'`;
const since = sql<string | null>`coalesce((${arrivedAt})::timestamptz, ${activations.activatedAt})`;

const atStage = (stage: string) => sql`(${labProgress.stage} = ${stage} and ${isOpen})`;

const conditions: Readonly<Record<TubeFilter, SQL>> = {
  ...(Object.fromEntries(labStages.map((stage) => [stage, atStage(stage)])) as Record<
    (typeof labStages)[number],
    SQL
  >),
  working: isInLab,
  overdue: isLate,
  "on-hold": sql`((${labProgress.problem} is not null or (${samples.hold} is not null
    and ${labProgress.stage} is not null)) and ${isOpen})`,
  expected: sql`(${samples.receivedAt} is null and ${samples.kitId} is not null and ${labProgress.stage} is null
    and ${kits.voidedAt} is null and ${isOpen})`,
  "to-send": sql`(${samples.attempt} > 1 and ${kits.sentAt} is null and ${kits.voidedAt} is null)`,
  failed: sql`${labProgress.failedAt} is not null`,
  cancelled: sql`(${labProgress.cancelledAt} is not null and ${labProgress.failedAt} is null)`,
};

/** Few tubes, sorted when they are read. Those of all other filters are read in the order of an index. */
const hasNotArrived = (filter: TubeFilter) => filter === "expected" || filter === "to-send";

/** Tubes of a filter, the one that has waited longest first. */
export function selectFilteredTubes(tx: Tx, filter: TubeFilter) {
  const tubes = selectTubes(tx);
  if (hasNotArrived(filter))
    return tubes.where(conditions[filter]).orderBy(sql`${since} asc nulls last`, kits.id);
  const isCandidate = filter === "on-hold" ? inArray(kits.id, listHeld(tx)) : undefined;
  return tubes
    .where(and(conditions[filter], isCandidate))
    .orderBy(sql`${arrivedAt} asc nulls last`, labProgress.kitId);
}

/** Ids of all tubes that the laboratory or we might hold: few, each found by index. */
function listHeld(tx: Tx) {
  return union(
    tx.select({ id: labProgress.kitId }).from(labProgress).where(isNotNull(labProgress.problem)),
    tx.select({ id: samples.kitId }).from(samples).where(isNotNull(samples.hold)),
  );
}

/**
 * How many tubes each filter has, for its tab. The laboratory's filters are counted from an index that has all they need, the
 * others from indexes of the few tubes that they can concern: a table of finished tubes only grows.
 */
export async function countTubes(tx: Tx): Promise<Readonly<Record<TubeFilter, number>>> {
  const stages = await tx
    .select({
      stage: labProgress.stage,
      count: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${labProgress.promisedOn} < current_date))::int`,
    })
    .from(labProgress)
    .where(and(isNull(labProgress.failedAt), isNull(labProgress.cancelledAt)))
    .groupBy(labProgress.stage);
  const atStages = labStages.map(
    (stage) => [stage, stages.find((row) => row.stage === stage)?.count ?? 0] as const,
  );
  const inLab = stages.filter(({ stage }) => stage !== null && stage !== "report-ready");
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
  return {
    ...(Object.fromEntries(atStages) as Record<(typeof labStages)[number], number>),
    working: sum(inLab.map(({ count }) => count)),
    overdue: sum(inLab.map(({ late }) => late)),
    "on-hold": await countHeld(tx),
    expected: await countSamples(tx, "expected"),
    "to-send": await countSamples(tx, "to-send"),
    failed: await tx.$count(labProgress, conditions.failed),
    cancelled: await tx.$count(labProgress, conditions.cancelled),
  };
}

async function countSamples(tx: Tx, filter: "expected" | "to-send"): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(samples)
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(conditions[filter]);
  return row?.count ?? 0;
}

async function countHeld(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(labProgress)
    .leftJoin(samples, eq(samples.kitId, labProgress.kitId))
    .where(and(inArray(labProgress.kitId, listHeld(tx)), conditions["on-hold"]));
  return row?.count ?? 0;
}

/** Tubes with what is known about them. Not from the events: lists need the stored progress. */
export function selectTubes(tx: Tx) {
  return tx
    .select({
      kit: kits,
      sample: samples,
      activation: activations,
      animal: animals,
      progress: labProgress,
      product: products.name,
      since,
      isOverdue,
      isUnpaid,
    })
    .from(kits)
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(activations, eq(activations.id, samples.activationId))
    .leftJoin(animals, eq(animals.id, activations.animalId))
    .leftJoin(products, sql`${products.id} = coalesce(${activations.productId}, ${kits.productId})`)
    .$dynamic();
}

export type TubeRow = Awaited<ReturnType<typeof selectTubes>>[number];

export function toTubeFacts({ kit, animal, progress, product, ...row }: TubeRow) {
  return {
    barcode: kit.barcode,
    product,
    animal: animal?.name ?? null,
    species: animal ? speciesName(animal.speciesId) : null,
    stage: labStages.find((stage) => stage === progress?.stage) ?? null,
    problem: progress?.problem ?? null,
    isUnpaid: row.isUnpaid,
    isFailed: Boolean(progress?.failedAt),
    isCancelled: Boolean(progress?.cancelledAt),
    since: row.since === null ? null : new Date(row.since).toISOString(),
    promisedOn: progress?.promisedOn ?? null,
    isOverdue: row.isOverdue,
  };
}
