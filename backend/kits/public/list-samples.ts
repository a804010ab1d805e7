import { and, desc, eq, inArray, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import type { SignedInCaller } from "@/backend/http/caller";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { readTrackedRows, isSampleOf, type TrackedRow } from "@/backend/kits/sample-tracker/read-rows";
import { positionOf, progressOf, tokenFor } from "@/backend/kits/sample-tracker/track-sample";

/** Activated kits of the user's animals without a report: those on hold first, then those whose report is promised first. */
export async function listSamples(
  { tx, caller }: SignedInContext,
  { query: paging }: Input<"sampleTracker.list">,
) {
  const { rows, count } = await readOpenRows(tx, caller, paging);
  const results = rows
    .flatMap((row) => toListed(row, caller.user.id))
    .map(({ animalId: _, ...sample }) => sample);
  return envelope(results, count, paging);
}

/** Samples of the user's animals whose results are not released until the user corrects details or pays. */
export async function listHeldSamples(tx: Tx, caller: SignedInCaller, size: number) {
  const { rows, count } = await readOpenRows(tx, caller, { page: 1, size, isHeldOnly: true });
  const results = rows
    .flatMap((row) => toListed(row, caller.user.id))
    .map(({ stage: _, promisedOn: __, state, ...sample }) => ({
      ...sample,
      reason: state === "hold-payment" ? ("payment" as const) : ("details" as const),
    }));
  return { count, results };
}

/** Samples whose report is promised for today or later, without those on hold. */
export async function listPromisedSamples(tx: Tx, caller: SignedInCaller, size: number) {
  const { rows } = await readOpenRows(tx, caller, { page: 1, size });
  const today = new Date().toISOString().slice(0, 10);
  return rows
    .flatMap((row) => toListed(row, caller.user.id))
    .flatMap(({ animalName, state, promisedOn: on }) =>
      state.startsWith("hold") || on === null || on < today ? [] : [{ animalName, on }],
    );
}

interface OpenRowsQuery extends Paging {
  readonly isHeldOnly?: boolean;
}

async function readOpenRows(
  tx: Tx,
  { user, language }: SignedInCaller,
  { isHeldOnly = false, ...paging }: OpenRowsQuery,
) {
  const open = selectOpen(tx, user.id).as("open");
  const isListed = isHeldOnly ? eq(open.isHeldByUser, true) : undefined;
  const page = await tx
    .select({ barcode: open.barcode })
    .from(open)
    .where(isListed)
    .orderBy(desc(open.isHeld), sql`${open.promisedOn} nulls last`, desc(open.activatedAt), open.barcode)
    .limit(paging.size)
    .offset(offsetOf(paging));
  const barcodes = page.map(({ barcode }) => barcode);
  const rows = barcodes.length === 0 ? [] : await readTrackedRows(tx, barcodes, language);
  const sorted = rows.toSorted((a, b) => barcodes.indexOf(a.kit.barcode) - barcodes.indexOf(b.kit.barcode));
  return { rows: sorted, count: await tx.$count(open, isListed) };
}

const isHeld = or(isNotNull(samples.hold), isNotNull(labProgress.problem));

/** One tube of each activation: the newest attempt, of two tubes the one on hold or further on. */
function selectOpen(tx: Tx, userId: number) {
  const report = tx
    .select({ id: reportVersions.id })
    .from(reportVersions)
    .where(
      and(
        eq(reportVersions.activationId, samples.activationId),
        inArray(reportVersions.status, ["current", "revoked"]),
      ),
    );
  return tx
    .selectDistinctOn([samples.activationId], {
      barcode: kits.barcode,
      isHeld: sql<boolean>`${isHeld}`.as("is_held"),
      // A kit that somebody else has activated is not the user's to pay.
      isHeldByUser: sql<boolean>`(${labProgress.problem} is not null
        or (${samples.hold} is not null and ${activations.userId} = ${userId}))`.as("is_held_by_user"),
      promisedOn: labProgress.promisedOn,
      activatedAt: activations.activatedAt,
    })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(
      and(
        isSampleOf(tx, userId),
        ...[isNull(labProgress.failedAt), isNull(labProgress.cancelledAt)],
        or(isHeld, notExists(report)),
      ),
    )
    .orderBy(
      samples.activationId,
      desc(samples.attempt),
      desc(sql`${isHeld}`),
      sql`${labProgress.updatedAt} desc nulls last`,
      samples.tube,
    );
}

function toListed(row: TrackedRow, userId: number) {
  const { kit, activation, animal, product } = row;
  if (activation === null || animal === null) return [];
  const { stage, state } = positionOf(row);
  const { promisedOn, problem } = progressOf(row);
  return [
    {
      barcode: kit.barcode,
      animalId: animal.id,
      animalName: animal.name,
      product: product ?? "",
      token: tokenFor(row, userId),
      state,
      stage,
      promisedOn,
      problem,
    },
  ];
}
