import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { ResultState, Stage } from "@/lib/config/kits/lab";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";

type TubeRow = Awaited<ReturnType<typeof selectTubes>>[number];

interface TubesOptions {
  /** Only those reported by then. */
  readonly until?: Date | null;
  /** Of the names of products. */
  readonly language?: Language;
}

/** The tubes of animals, newest first, with what became of them. */
export async function readTubes(
  tx: Tx,
  animalIds: readonly number[],
  { until = null, language = defaultLanguage }: TubesOptions = {},
) {
  if (animalIds.length === 0) return [];
  const rows = await selectTubes(tx, animalIds, { until, language });
  const unpaid = new Set(rows.filter(({ hold }) => hold === "payment").map((row) => row.activationId));
  return rows
    .filter(({ reportedAt }) => until === null || reportedAt !== null)
    .map((row) => ({
      ...row,
      state: unpaid.has(row.activationId) ? ("payment-hold" as const) : stateOf(row),
      stage: row.progress?.stage ?? stageBefore(row),
    }));
}

export type Tube = Awaited<ReturnType<typeof readTubes>>[number];

function selectTubes(tx: Tx, animalIds: readonly number[], { until, language }: Required<TubesOptions>) {
  const { version, status, issuedAt } = reportVersions;
  const newest = tx
    .select({ version, status, issuedAt })
    .from(reportVersions)
    .where(
      and(
        eq(reportVersions.activationId, activations.id),
        until === null ? undefined : lte(reportVersions.issuedAt, until),
      ),
    )
    .orderBy(desc(version))
    .limit(1)
    .as("newest");
  return tx
    .select({
      animalId: activations.animalId,
      activationId: activations.id,
      kitId: kits.id,
      barcode: kits.barcode,
      productId: products.id,
      product: inLanguage(products.name, language),
      activatedAt: activations.activatedAt,
      attempt: samples.attempt,
      postedAt: samples.postedAt,
      receivedAt: samples.receivedAt,
      hold: samples.hold,
      progress: labProgress,
      version: newest.version,
      reportStatus: newest.status,
      reportedAt: newest.issuedAt,
    })
    .from(activations)
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .innerJoin(products, eq(products.id, activations.productId))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .leftJoinLateral(newest, sql`true`)
    .where(inArray(activations.animalId, [...animalIds]))
    .orderBy(desc(activations.activatedAt), desc(activations.id), desc(samples.attempt), samples.tube);
}

function stateOf({ reportStatus, progress }: TubeRow): ResultState {
  if (reportStatus !== null) return reportStatus === "revoked" ? "withdrawn" : "ready";
  if (progress === null) return "in-progress";
  if (progress.cancelledAt !== null) return "cancelled";
  if (progress.failedAt !== null) return "failed";
  return progress.problem === null ? "in-progress" : "details-hold";
}

/** The laboratory has not reported anything yet. */
const stageBefore = ({ postedAt }: TubeRow): Stage => (postedAt === null ? "activated" : "posted");
