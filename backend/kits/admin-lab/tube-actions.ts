import { ownLabs } from "@/lib/config/kits/lab";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { LabEventContent } from "@/lib/domain/kits/lab-event";
import type { Tx } from "@/backend/db/client";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { acceptLabEvents } from "@/backend/kits/lab/accept-events";
import { processLabEvents } from "@/backend/kits/lab/process-events";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import { isClosed, isDone, type LockedTube, lockTubes } from "./lock-tubes";
import { readTube } from "./read-tube";

/** What an admin does, without the reports of results. */
export type TubeAction = Exclude<LabEventContent, { type: "results" }>;

interface TubeInput {
  readonly params: { readonly barcode: string };
  /** Sent again, the action is not repeated. */
  readonly body: { readonly actionId: string };
}

const closed = new Refusal(409, {
  code: "tube_closed",
  message: "refusals.tubeClosed",
});
const isVoidRefusal = new Refusal(409, { code: "tube_void", message: "refusals.tubeVoid" });
const notOnHold = new Refusal(409, { code: "not_on_hold", message: "refusals.tubeNotOnHold" });

/** Stores the event and processes it at once, so that the admin sees its effect. The job has nothing left to do then. */
export async function changeTube(
  context: SignedInDbContext,
  { params: { barcode }, body: { actionId } }: TubeInput,
  call: string,
  action: TubeAction,
) {
  const { db, caller } = context;
  const result = await runInTransaction<number[]>(db, async (tx) => {
    const admin = await findAdmin(tx, caller);
    if (admin instanceof Refusal) return admin;
    const [tube] = await lockTubes(tx, [barcode]);
    if (tube === undefined) return notFound();
    if (await isDone(tx, eventIdOf(actionId, tube))) return [];
    const refusal = refuse(tube, action);
    if (refusal !== undefined) return refusal;
    await store(tx, { call, actionId, action, tubes: [tube], admin, requestId: caller.requestId });
    return [tube.id];
  });
  if (result instanceof Refusal) return result;
  await processTubes(context, result);
  return readTube(db, barcode);
}

function refuse(tube: LockedTube, action: TubeAction): Refusal | undefined {
  if (tube.isVoid) return isVoidRefusal;
  if (isClosed(tube)) return closed;
  if (action.type === "release" && tube.state.problem === null) return notOnHold;
  const today = new Date().toISOString().slice(0, 10);
  if (action.type === "promise" && action.promisedOn < today)
    return refuseFields({ promisedOn: "fields.invalid" });
  return undefined;
}

/** Skips tubes that cannot be moved, and names them. */
export async function moveTubes(
  context: SignedInDbContext,
  { body: { actionId, stage, barcodes } }: Input<"adminLab.move">,
) {
  const result = await runInTransaction(context.db, async (tx) => {
    const admin = await findAdmin(tx, context.caller);
    if (admin instanceof Refusal) return admin;
    const tubes = await lockTubes(tx, barcodes);
    const movable = tubes.filter((tube) => !tube.isVoid && !isClosed(tube));
    const fresh: LockedTube[] = [];
    for (const tube of movable) if (!(await isDone(tx, eventIdOf(actionId, tube)))) fresh.push(tube);
    const action = { type: "stage", stage } as const;
    const { requestId } = context.caller;
    await store(tx, { call: "adminLab.move", actionId, action, tubes: fresh, admin, requestId });
    return { fresh, moved: movable.map(({ barcode }) => barcode) };
  });
  if (result instanceof Refusal) return result;
  await processTubes(
    context,
    result.fresh.map(({ id }) => id),
  );
  const { moved } = result;
  return {
    moved: moved.length,
    skipped: barcodes.filter((barcode) => !moved.includes(normalizeBarcode(barcode))),
  };
}

/** One action can concern several tubes. */
export const eventIdOf = (actionId: string, { id }: Pick<LockedTube, "id">, part = ""): string =>
  `${actionId}.${id}${part}`;

interface Storing {
  readonly call: string;
  readonly actionId: string;
  readonly action: TubeAction;
  readonly tubes: readonly LockedTube[];
  readonly admin: { readonly id: number; readonly name: string };
  readonly requestId: string;
}

async function store(tx: Tx, { call, actionId, action, tubes, admin, requestId }: Storing): Promise<void> {
  const occurredAt = new Date().toISOString();
  const events = tubes.map((tube) => ({
    eventId: eventIdOf(actionId, tube),
    barcode: tube.barcode,
    sequence: tube.nextSequence,
    ...action,
    occurredAt,
  }));
  const answers = await acceptLabEvents(tx, { lab: ownLabs.admin, keyId: null }, events);
  const refused = answers.find(({ status }) => status === "rejected");
  if (refused !== undefined) throw new Error(`Event refused: ${JSON.stringify(refused)}`);
  const reason = describeAction(action);
  for (const { barcode, ownerId } of tubes) {
    const subject = { id: ownerId, name: barcode };
    await recordAudit(tx, { admin, subject, call, reason, requestId });
  }
}

const describeAction = ({ type: _, ...content }: TubeAction): string | null =>
  Object.values(content).filter(Boolean).join(": ") || null;

/** A failure is left to the job of the events, which logs it and tries again. */
async function processTubes(
  { db, settings: { appOrigin } }: SignedInDbContext,
  kitIds: readonly number[],
): Promise<void> {
  for (const kitId of kitIds) await processLabEvents({ db, appOrigin }, kitId).catch(() => undefined);
}
