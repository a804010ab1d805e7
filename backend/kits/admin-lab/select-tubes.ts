import { eq, type SQL, sql } from "drizzle-orm";
import { type TubeFilter } from "@/lib/config/admin-lab";
import { labStages } from "@/lib/config/lab";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";

const isClosed = sql`(${labProgress.failedAt} is not null or ${labProgress.cancelledAt} is not null)`;
const isInLab = sql`(${labProgress.stage} is not null and ${labProgress.stage} <> 'report-ready')`;
const isOverdue = sql<boolean>`(${isInLab} and not ${isClosed}
  and coalesce(${labProgress.promisedOn} < current_date, false))`;
const isUnpaid = sql<boolean>`coalesce(${samples.hold} = 'payment', false)`;
const since = sql<string | null>`coalesce((${labProgress.reachedAt}->>'received')::timestamptz,
  ${activations.activatedAt})`;

const atStage = (stage: string) => sql`(${labProgress.stage} = ${stage} and not ${isClosed})`;

const conditions: Readonly<Record<TubeFilter, SQL>> = {
  ...(Object.fromEntries(labStages.map((stage) => [stage, atStage(stage)])) as Record<
    (typeof labStages)[number],
    SQL
  >),
  working: sql`(${isInLab} and not ${isClosed})`,
  overdue: isOverdue,
  "on-hold": sql`((${labProgress.problem} is not null or (${samples.hold} is not null
    and ${labProgress.stage} is not null)) and not coalesce(${isClosed}, false))`,
  expected: sql`(${activations.id} is not null and ${labProgress.stage} is null
    and ${kits.voidedAt} is null and not coalesce(${isClosed}, false))`,
  "to-send": sql`(${samples.attempt} > 1 and ${kits.sentAt} is null and ${kits.voidedAt} is null)`,
  failed: sql`${labProgress.failedAt} is not null`,
  cancelled: sql`(${labProgress.cancelledAt} is not null and ${labProgress.failedAt} is null)`,
};

export const conditionOf = (filter: TubeFilter): SQL => conditions[filter];

/** The one that has waited longest first. */
export const oldestFirst = [sql`${since} asc nulls last`, kits.id];

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
