import { labStages } from "@/lib/config/kits/lab";
import type { Tx } from "@/backend/db/client";
import { stagePasses, labProgress } from "@/backend/db/schema/lab";
import {
  detailsHoldMail,
  promiseMovedMail,
  receivedMail,
  sampleCancelledMail,
  sampleFailedMail,
} from "@/backend/kernel/mail/lab-mails";
import { enqueueOtherTubes } from "@/backend/kits/public/enqueue-waiting-events";
import { isRunning, type LabState } from "./fold-events";
import { lastEventKey, notifyOwner } from "./notify-owner";
import type { LabProgress } from "./process-events-types";
import type { Tube } from "./tube";
import { and, eq, isNotNull, isNull, max, ne, or } from "drizzle-orm";
import { samples } from "@/backend/db/schema/activations";
import { insertKits, randomBarcode } from "@/backend/kits/kits/insert-kits";

interface StageUpdate {
  readonly appOrigin: string;
  readonly tube: Tube;
  /** As it was when the tube was last processed. */
  readonly before: LabProgress;
  readonly state: LabState;
}

type Pass = (typeof stagePasses.$inferSelect)["stage"];

/**
 * Does, once, what follows from the stages that a tube has reached, and mails what is new. A stage that was overtaken
 * already is not worth a mail. `issueReport` does the last stage.
 */
export async function updateStages(tx: Tx, passage: StageUpdate): Promise<void> {
  await passLabStages(tx, passage);
  await passFailure(tx, passage);
  await passCancellation(tx, passage);
  if (!isRunning(passage.state)) return;
  await handleHold(tx, passage);
  await passPromise(tx, passage);
}

async function passLabStages(tx: Tx, { appOrigin, tube, state }: StageUpdate): Promise<void> {
  for (const stage of labStages) {
    if (state.reachedAt[stage] === undefined || stage === "report-ready") continue;
    const isMailed = stage === "received" && stage === state.stage && isRunning(state);
    if (!(await runOnce(tx, tube, stage, isMailed)) || !isMailed) continue;
    await notifyOwner(tx, tube, { appOrigin, event: "sampleReceived" }, (mail) =>
      receivedMail(mail, state.promisedOn),
    );
  }
}

async function passFailure(tx: Tx, { appOrigin, tube, state }: StageUpdate): Promise<void> {
  if (state.failedAt === null || !(await runOnce(tx, tube, "failed"))) return;
  const hasOther = await hasOtherTube(tx, tube);
  if (!hasOther) await replaceTube(tx, tube);
  await enqueueOtherTubes(tx, tube);
  const failure = { reason: state.failReason, hasOtherTube: hasOther };
  const event = hasOther ? "tubeFailed" : "sampleFailed";
  await notifyOwner(tx, tube, { appOrigin, event }, (mail) => sampleFailedMail(mail, failure));
}

async function passCancellation(tx: Tx, { appOrigin, tube, state }: StageUpdate): Promise<void> {
  if (state.cancelledAt === null || !(await runOnce(tx, tube, "cancelled"))) return;
  await enqueueOtherTubes(tx, tube);
  await notifyOwner(tx, tube, { appOrigin, event: "sampleCancelled" }, sampleCancelledMail);
}

/** A tube can be on hold several times. Every new problem is mailed, also one from before the kit was activated. */
async function handleHold(tx: Tx, { appOrigin, tube, before, state }: StageUpdate): Promise<void> {
  const { problem, problemNote } = state;
  if (problem === null) return;
  const isFirst = await runOnce(tx, tube, "hold");
  const isNew = problem !== before.problem || problemNote !== before.problemNote;
  if (!isFirst && !isNew) return;
  const notice = { event: "sampleOnHold", key: await lastEventKey(tx, tube) } as const;
  await notifyOwner(tx, tube, { ...notice, appOrigin }, (mail) =>
    detailsHoldMail(mail, problem, problemNote),
  );
}

async function passPromise(tx: Tx, { appOrigin, tube, before, state }: StageUpdate): Promise<void> {
  const { promisedOn, promiseReason, stage } = state;
  if (promisedOn === null || promiseReason === null || stage === "report-ready") return;
  if (promisedOn === before.promisedOn && promiseReason === before.promiseReason) return;
  const notice = { event: "reportDelayed", key: await lastEventKey(tx, tube) } as const;
  await notifyOwner(tx, tube, { ...notice, appOrigin }, (mail) =>
    promiseMovedMail(mail, promisedOn, promiseReason),
  );
}

/** False if the tube has passed it before. */
export async function runOnce(
  tx: Tx,
  { kit }: Pick<Tube, "kit">,
  stage: Pass,
  isMailed = true,
): Promise<boolean> {
  const inserted = await tx
    .insert(stagePasses)
    .values({ kitId: kit.id, stage, isMailed })
    .onConflictDoNothing()
    .returning({ stage: stagePasses.stage });
  return inserted.length > 0;
}

/** Another tube of the animal is on its way or in the laboratory, and has not failed. */
async function hasOtherTube(tx: Tx, { activation, kit }: Tube): Promise<boolean> {
  const [other] = await tx
    .select({ id: samples.id })
    .from(samples)
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(
      and(
        eq(samples.activationId, activation.id),
        ne(samples.kitId, kit.id),
        or(isNotNull(samples.postedAt), isNotNull(samples.receivedAt)),
        isNull(labProgress.failedAt),
        isNull(labProgress.cancelledAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** A new tube for a failed one. It belongs to the activation from the start, so nobody has to activate it. */
async function replaceTube(tx: Tx, { activation, kit, sample }: Tube): Promise<void> {
  const { productId, customTests } = kit;
  const [kitId] = await insertKits(tx, { productId, customTests }, 1, randomBarcode);
  if (kitId === undefined) throw new Error("No kit was inserted.");
  const [latest] = await tx
    .select({ attempt: max(samples.attempt) })
    .from(samples)
    .where(eq(samples.activationId, activation.id));
  await tx.insert(samples).values({
    activationId: activation.id,
    kitId,
    hold: sample.hold,
    tube: 1,
    attempt: (latest?.attempt ?? sample.attempt) + 1,
  });
}
