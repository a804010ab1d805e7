import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { labProgress } from "@/backend/db/schema/lab";
import { withRetry } from "@/backend/db/with-retry";
import { foldEvents, type LabState } from "./fold-events";
import { passStages } from "./pass-stages";
import { readEvents } from "./read-events";
import { lockTube, type Tube } from "./tube";
import { writeProfiles, writeResults } from "./write-results";

export interface LabContext {
  readonly db: Db;
  readonly appOrigin: string;
}

export type LabProgress = typeof labProgress.$inferSelect;

/**
 * Brings a tube in line with its events, with everything that follows from them: results, mails, replacement, report.
 * Idempotent, and all in one transaction: a process can be killed at any point.
 */
export async function processLabEvents({ db, appOrigin }: LabContext, kitId: number): Promise<void> {
  await withRetry(() => db.transaction((tx) => processTube(tx, { appOrigin, kitId })));
}

async function processTube(
  tx: Tx,
  { appOrigin, kitId }: { readonly appOrigin: string; readonly kitId: number },
): Promise<void> {
  const before = await lockProgress(tx, kitId);
  const events = await readEvents(tx, kitId);
  await writeResults(tx, kitId, events);
  const tube = await lockTube(tx, kitId);
  const state = foldEvents(events);
  await saveProgress(tx, kitId, state);
  if (tube === undefined) return;
  await setReceived(tx, tube, state);
  await writeProfiles(tx, tube, events);
  await passStages(tx, { appOrigin, tube, before, state });
}

/** Serialises the processing of a tube. */
async function lockProgress(tx: Tx, kitId: number): Promise<LabProgress> {
  await tx.insert(labProgress).values({ kitId, reachedAt: {} }).onConflictDoNothing();
  const [row] = await tx.select().from(labProgress).where(eq(labProgress.kitId, kitId)).for("update");
  if (row === undefined) throw new Error(`Tube ${kitId} has no progress.`);
  return row;
}

async function saveProgress(tx: Tx, kitId: number, { problemFrom: _, ...state }: LabState): Promise<void> {
  await tx
    .update(labProgress)
    .set({ ...state, updatedAt: new Date() })
    .where(eq(labProgress.kitId, kitId));
}

async function setReceived(tx: Tx, { sample }: Tube, { reachedAt }: LabState): Promise<void> {
  const [first] = Object.values(reachedAt).toSorted();
  if (first === undefined || sample.receivedAt !== null) return;
  await tx
    .update(samples)
    .set({ receivedAt: new Date(first) })
    .where(and(eq(samples.id, sample.id), isNull(samples.receivedAt)));
}
