import { desc, eq } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { LabEventContent, LabResults } from "@/lib/domain/kits/lab-event";
import type { Tx } from "@/backend/db/client";
import { kits } from "@/backend/db/schema/kits";
import { genotypes, labEvents, reportVersions } from "@/backend/db/schema/lab";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { notFound } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import { sortEvents } from "@/backend/kits/lab/fold-events";
import { selectTubes, toTubeFacts, type TubeRow } from "./select-tubes";

/** A tube as admins see it. Not its owner: the order has their address. */
export async function readTube(tx: Tx, barcode: string) {
  const [row] = await selectTubes(tx).where(eq(kits.barcode, normalizeBarcode(barcode)));
  if (row === undefined) return notFound("refusals.tubeUnknown");
  const { kit, activation, animal } = row;
  const events = await tx.select().from(labEvents).where(eq(labEvents.kitId, kit.id));
  return {
    ...toTubeFacts(row),
    ...describeProgress(row),
    ...describeActivation(row),
    isVoid: kit.voidedAt !== null,
    sentAt: kit.sentAt?.toISOString() ?? null,
    order: await findOrder(tx, kit.orderLineId),
    breed: (await findBreed(tx, animal?.breedId ?? null))?.name ?? null,
    resultCount: await tx.$count(genotypes, eq(genotypes.kitId, kit.id)),
    reports: activation === null ? [] : await listReports(tx, activation.id),
    events: sortEvents(events).toReversed().map(toEvent),
  };
}

const describeProgress = ({ progress }: TubeRow) => ({
  problemNote: progress?.problemNote ?? null,
  failReason: progress?.failReason ?? null,
  promiseReason: progress?.promiseReason ?? null,
});

const describeActivation = ({ activation, sample, animal }: TubeRow) => ({
  activatedAt: activation?.activatedAt.toISOString() ?? null,
  postedAt: sample?.postedAt?.toISOString() ?? null,
  sex: animal?.sex ?? null,
  bornOn: animal?.bornOn ?? null,
});

async function findOrder(tx: Tx, orderLineId: number | null) {
  if (orderLineId === null) return null;
  const [order] = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, orderLineId));
  return order ?? null;
}

async function listReports(tx: Tx, activationId: number) {
  const rows = await tx
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.activationId, activationId))
    .orderBy(desc(reportVersions.version));
  return rows.map(({ version, status, issuedAt }) => ({ version, status, issuedAt: issuedAt.toISOString() }));
}

function toEvent({ id, lab, type, body, occurredAt }: typeof labEvents.$inferSelect) {
  const unset = { stage: null, problem: null, note: null, promisedOn: null, run: null, results: null };
  // The event was parsed before it was stored.
  const content = { type, ...Object(body) } as LabEventContent;
  return { id, lab, type, at: occurredAt.toISOString(), ...unset, ...describeContent(content) };
}

function describeContent(content: LabEventContent) {
  switch (content.type) {
    case "stage":
      return { stage: content.stage };
    case "hold":
      return { problem: content.problem, note: content.note ?? null };
    case "fail":
    case "cancel":
      return { note: content.reason ?? null };
    case "promise":
      return { promisedOn: content.promisedOn, note: content.reason };
    case "results":
      return { run: content.run, results: countResults(content) };
    case "release":
      return {};
  }
}

function countResults({ genotypes: loci, profile, others }: LabResults): number {
  return (loci?.length ?? 0) + Object.keys(profile?.alleles ?? {}).length + (others?.length ?? 0);
}
