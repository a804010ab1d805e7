import { max } from "date-fns";
import { type Stage, stages } from "@/lib/config/kits/lab";
import type { TrackerState } from "@/lib/config/kits/sample-tracker";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readTrackedRows, type TrackedRow, versionOf } from "./read-rows";

/** Where a sample is. Whoever has the barcode sees its stages; the owner of the animal also sees whose it is. */
export async function trackSample(
  { tx, caller: { user, language } }: Context,
  { params: { id: barcode } }: Input<"sampleTracker.get">,
) {
  const [row] = await readTrackedRows(tx, [barcode], language);
  if (row === undefined) return notFound("kits.notFound");
  const { kit, activation, animal } = row;
  const { promisedOn, promiseReason } = progressOf(row);
  const { reached, stage, state } = positionOf(row);
  const isOwn = user !== undefined && (animal?.ownerId ?? activation?.userId) === user.id;
  return {
    barcode: kit.barcode,
    state,
    stage,
    stages: stages.map((name) => ({ stage: name, reachedAt: reached[name] ?? null })),
    isActivated: activation !== null,
    turnaroundDays: turnaroundOf(row),
    promisedOn,
    promiseReason,
    version: versionOf(row),
    own: isOwn ? ownDetails(row, user.id) : null,
  };
}

/** Where a sample is. The report of a sample on hold is not ready, whatever the laboratory has finished. */
export function positionOf(row: TrackedRow) {
  const { "report-ready": readyAt, ...before } = reachedStages(row);
  const state = stateOf(row, readyAt !== undefined);
  const isHeld = state === "hold-details" || state === "hold-payment";
  const reached: Reached = isHeld ? before : { ...before, "report-ready": readyAt };
  const stage = stages.findLast((name) => reached[name] !== undefined) ?? "ordered";
  return { reached, stage, state };
}

export async function listVersions(
  { tx, caller }: Context,
  { body: { barcodes } }: Input<"sampleTracker.versions">,
) {
  const rows = barcodes.length === 0 ? [] : await readTrackedRows(tx, barcodes, caller.language);
  return { results: rows.map((row) => ({ barcode: row.kit.barcode, version: versionOf(row) })) };
}

type Progress = Omit<NonNullable<TrackedRow["progress"]>, "kitId" | "updatedAt">;

const notArrived: Progress = {
  stage: null,
  reachedAt: {},
  problem: null,
  problemNote: null,
  failedAt: null,
  failReason: null,
  cancelledAt: null,
  promisedOn: null,
  promiseReason: null,
};

export const progressOf = ({ progress }: TrackedRow): Progress => progress ?? notArrived;

function turnaroundOf({ turnaround }: TrackedRow) {
  const { min = null, max = null } = turnaround ?? {};
  return min === null || max === null ? null : { min, max };
}

type Reached = Partial<Record<Stage, string | undefined>>;

function reachedStages(row: TrackedRow): Reached {
  const { kit, orderedAt, sample, activation } = row;
  const iso = (at: Date | null | undefined) => at?.toISOString();
  return {
    ordered: iso(orderedAt ?? kit.createdAt),
    "kit-sent": iso(kit.sentAt),
    // A tube that replaces another one belongs to its activation from the start.
    activated: activation === null ? undefined : iso(max([activation.activatedAt, kit.createdAt])),
    posted: iso(sample?.postedAt),
    received: iso(sample?.receivedAt),
    ...progressOf(row).reachedAt,
  };
}

function stateOf(row: TrackedRow, isReady: boolean): TrackerState {
  const { kit, sample } = row;
  const { cancelledAt, failedAt, problem } = progressOf(row);
  const isVoid = sample === null && kit.voidedAt !== null;
  if (isVoid || cancelledAt !== null) return "cancelled";
  if (failedAt !== null) return "failed";
  if (problem !== null) return "hold-details";
  if (sample?.hold === "payment") return "hold-payment";
  return isReady ? "ready" : "on-track";
}

/** Only who activated the kit may open the activation. */
export const tokenFor = ({ activation }: TrackedRow, userId: number): string | null =>
  activation?.userId === userId ? activation.token : null;

function ownDetails(row: TrackedRow, userId: number) {
  const { activation, animal, sample, otherTube } = row;
  if (activation === null || animal === null || sample === null) return null;
  const { stage, problem, problemNote, failReason } = progressOf(row);
  const token = tokenFor(row, userId);
  return {
    animalId: animal.id,
    animalName: animal.name,
    token,
    otherTube,
    canPost: token !== null && sample.postedAt === null && sample.receivedAt === null && stage === null,
    problem,
    problemNote,
    failReason,
  };
}
