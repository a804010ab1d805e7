import { addDays } from "date-fns";
import { and, asc, eq, isNotNull, isNull, lt, max, notExists, or, sql } from "drizzle-orm";
import { type LabStage, labStages, ownLabs } from "@/lib/config/kits/lab";
import type { LabEvent, LabEventContent } from "@/lib/domain/kits/lab-event";
import type { Db, Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labEvents, labProgress } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { acceptLabEvents } from "@/backend/kits/lab/accept-events";
import { foldEvents, isRunning } from "@/backend/kits/lab/fold-events";
import { readEvents } from "@/backend/kits/lab/read-events";
import { drawResults } from "@/backend/kits/public/draw-results";

interface DemoLab {
  readonly db: Db;
  readonly now: Date;
  /** How long a tube stays in a stage. */
  readonly stageSeconds: number;
}

type DemoTube = Awaited<ReturnType<typeof listTubes>>[number];

const maxPerRun = 50;
/** What becomes of the newest demo kits that have arrived before this laboratory saw them. */
const exceptions = { failed: 0, onHold: 1 };

/**
 * Plays the laboratory in the demo: moves every activated tube one stage on. It sends the same events as a real one,
 * and invents the results. Kits of the demo's past get their reports at once, but one fails and one is put on hold.
 */
export async function advanceDemoLab({ db, now, stageSeconds }: DemoLab): Promise<void> {
  await db.transaction((tx) => finishPastTubes(tx, now));
  const tubes = await db.transaction((tx) => listTubes(tx, new Date(now.getTime() - stageSeconds * 1_000)));
  for (const tube of tubes) await db.transaction((tx) => advance(tx, tube, now));
}

/** Tubes that nobody has to post first: a new tube for a failed sample waits until it is sent. */
function listTubes(tx: Tx, before: Date) {
  return selectTubes(tx)
    .where(
      and(
        isNull(kits.voidedAt),
        or(eq(samples.attempt, 1), isNotNull(kits.sentAt)),
        lt(activations.activatedAt, before),
        or(isNull(labProgress.stage), sql`${labProgress.stage} <> 'report-ready'`, hasAddedTests),
        isNull(labProgress.failedAt),
        isNull(labProgress.cancelledAt),
      ),
    )
    .orderBy(asc(kits.id))
    .limit(maxPerRun);
}

/** Tests that were paid for after the laboratory sent its results. */
const hasAddedTests = sql<boolean>`exists (
  select 1 from ${orderLines} l join ${orders} o on o.id = l.order_id
  where l.kit_id = ${kits.id} and o.state = 'paid' and o.paid_at > (
    select max(e.received_at) from ${labEvents} e where e.kit_id = ${kits.id} and e.type = 'results'))`;

const selectTubes = (tx: Tx) =>
  tx
    .select({ kit: kits, sample: samples, animal: animals, hasAddedTests })
    .from(samples)
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId));

async function advance(tx: Tx, tube: DemoTube, now: Date): Promise<void> {
  if (tube.sample.postedAt === null) {
    await tx.update(samples).set({ postedAt: now }).where(eq(samples.id, tube.sample.id));
    return;
  }
  // Not from the progress, which follows later.
  const events = await readEvents(tx, tube.kit.id);
  const state = foldEvents(events);
  const stage = stageAfter(state.stage, tube);
  if (stage === undefined || !isRunning(state)) return;
  const next: LabEventContent[] = [{ type: "stage", stage }];
  const run = events.filter(({ type }) => type === "results").length + 1;
  if (stage === "data-review") next.push({ ...(await resultsOf(tx, tube)), run });
  await report(
    tx,
    tube,
    next.map((content) => ({ content, occurredAt: now })),
  );
}

/** A finished tube goes back for tests that were added since. */
function stageAfter(reached: LabStage | null, tube: DemoTube): LabStage | undefined {
  if (reached === "report-ready") return tube.hasAddedTests ? "testing" : undefined;
  return labStages[reached === null ? 0 : labStages.indexOf(reached) + 1];
}

const resultsOf = (tx: Tx, { sample, animal }: DemoTube) =>
  drawResults(tx, { activationId: sample.activationId, animal });

interface Report {
  readonly content: LabEventContent;
  readonly occurredAt: Date;
}

/** The sequence follows the events of others; the id follows from it, so that a repeated step adds nothing. */
async function report(tx: Tx, { kit }: DemoTube, reports: readonly Report[]): Promise<void> {
  const [last] = await tx
    .select({ sequence: max(labEvents.sequence) })
    .from(labEvents)
    .where(eq(labEvents.kitId, kit.id));
  const first = (last?.sequence ?? 0) + 1;
  const events = reports.map(({ content, occurredAt }, at): LabEvent => ({
    ...content,
    eventId: `${kit.barcode}-${first + at}`,
    barcode: kit.barcode,
    sequence: first + at,
    occurredAt: occurredAt.toISOString(),
  }));
  await acceptLabEvents(tx, { lab: ownLabs.demo, keyId: null }, events);
}

/** Kits that the seed has activated and received, without events. */
async function finishPastTubes(tx: Tx, now: Date): Promise<void> {
  const ownEvents = tx.select({ id: labEvents.id }).from(labEvents).where(eq(labEvents.kitId, kits.id));
  const tubes = await selectTubes(tx)
    .where(and(isNotNull(samples.receivedAt), isNull(kits.voidedAt), notExists(ownEvents)))
    .orderBy(sql`${kits.id} desc`);
  for (const [at, tube] of tubes.entries()) {
    const receivedAt = tube.sample.receivedAt ?? now;
    const reports = (await historyOf(tx, tube, at)).map((content, day) => ({
      content,
      occurredAt: new Date(Math.min(addDays(receivedAt, day).getTime(), now.getTime())),
    }));
    await report(tx, tube, reports);
  }
}

async function historyOf(tx: Tx, tube: DemoTube, at: number): Promise<LabEventContent[]> {
  const stagesUntil = (last: LabStage) =>
    labStages
      .slice(0, labStages.indexOf(last) + 1)
      .map((stage): LabEventContent => ({ type: "stage", stage }));
  if (at === exceptions.failed)
    return [
      ...stagesUntil("quality-check"),
      { type: "fail", reason: "There is too little DNA on the swabs." },
    ];
  if (at === exceptions.onHold)
    return [
      ...stagesUntil("dna-extracted"),
      { type: "hold", problem: "other", note: "The name on the tube is not the one in the activation." },
    ];
  return [...stagesUntil("data-review"), await resultsOf(tx, tube), { type: "stage", stage: "report-ready" }];
}
