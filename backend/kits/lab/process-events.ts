import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { labProgress } from "@/backend/db/schema/lab";
import { withRetry } from "@/backend/db/with-retry";
import { checkDetails } from "./check-details";
import { foldEvents, type LabState, listEventsWhileRunning, isRunning } from "./fold-events";
import { updateStages, runOnce } from "./update-stages";
import { readEvents } from "./read-events";
import { lockTube, type Tube } from "./tube";
import { chooseCurrentProfiles, writeProfiles, writeResults } from "./write-results";
import type { LabProgress } from "./process-events-types";
import { reportReadyMail, reportUpdatedMail } from "@/backend/kernel/mail/lab-mails";
import { paths } from "@/lib/navigation/paths";
import { issueReport } from "./issue-report";
import { notifyOwner } from "./notify-owner";

export interface LabContext {
  readonly db: Db;
  readonly appOrigin: string;
}

/**
 * Brings a tube in line with its events, with everything that follows from them: results, mails, replacement, report.
 * Idempotent, and all in one transaction: a process can be killed at any point.
 */
export async function processLabEvents({ db, appOrigin }: LabContext, kitId: number): Promise<void> {
  await withRetry(() => db.transaction((tx) => processTube(tx, { appOrigin, kitId })));
}

interface Processing {
  readonly appOrigin: string;
  readonly kitId: number;
}

async function processTube(tx: Tx, { appOrigin, kitId }: Processing): Promise<void> {
  const events = await readEvents(tx, kitId);
  // Events are deleted with the account.
  if (events.length === 0) return;
  const before = await lockProgress(tx, kitId);
  const tube = await lockTube(tx, kitId);
  const state = await applyEvents(tx, kitId, tube);
  if (tube === undefined) return;
  await setReceived(tx, tube, state);
  await chooseCurrentProfiles(tx, tube.animal.id);
  await updateStages(tx, { appOrigin, tube, before, state });
  await publishReport(tx, { appOrigin, tube, state });
}

/** Events are read after the lock: another process may have added some. */
async function applyEvents(tx: Tx, kitId: number, tube: Tube | undefined): Promise<LabState> {
  const events = await readEvents(tx, kitId);
  const counted = listEventsWhileRunning(events);
  await writeResults(tx, kitId, counted);
  if (tube !== undefined) await writeProfiles(tx, tube, counted);
  const reported = foldEvents(events);
  const isChecked = tube !== undefined && (await checkDetails(tx, { tube, events, state: reported }));
  const state = isChecked ? foldEvents(await readEvents(tx, kitId)) : reported;
  await saveProgress(tx, kitId, state);
  return state;
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

interface FinishedTube {
  readonly appOrigin: string;
  readonly tube: Tube;
  readonly state: LabState;
}

/** Issues the report of a tube that is ready, unless it waits for a payment or for correct details. */
async function publishReport(tx: Tx, { appOrigin, tube, state }: FinishedTube): Promise<void> {
  if (state.stage !== "report-ready" || !isRunning(state)) return;
  if (state.problem !== null || tube.sample.hold !== null) return;
  const report = await issueReport(tx, tube);
  await runOnce(tx, tube, "report-ready", report !== undefined);
  if (report === undefined) return;
  const isFirst = report.version === 1;
  const write = isFirst ? reportReadyMail : reportUpdatedMail;
  const event = isFirst ? "reportReady" : "reportUpdated";
  const key = `${tube.activation.id} ${report.version}`;
  const path = paths.results(tube.animal.id, tube.kit.barcode);
  await notifyOwner(tx, tube, { appOrigin, event, key, path }, (mail) => write(mail, report));
}
