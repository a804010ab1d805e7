import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { RejectionReason } from "@/lib/config/kits/lab";
import { parseLabResult } from "@/lib/contract/kits/lab/result-content";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { LabEvent, LabGenotype } from "@/lib/domain/kits/lab-event";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labEvents } from "@/backend/db/schema/lab";
import { findPanel } from "@/backend/genetics/panels";
import { enqueueAll } from "@/backend/jobs/enqueue";
import { speciesId } from "@/lib/domain/species";
import { findLocus, type Locus } from "@/backend/genetics/loci";

export interface LabSender {
  readonly lab: string;
  /** Key that signed the events; null for our own. */
  readonly keyId: string | null;
}

export type EventAnswer = { readonly eventId: string } & (
  | { readonly status: "accepted" | "duplicate" }
  | { readonly status: "rejected"; readonly reason: RejectionReason }
);

interface Kit extends Pick<typeof kits.$inferSelect, "id" | "barcode" | "voidedAt"> {
  /** Species of the animal; before the activation that of the product. Null if neither is known. */
  readonly speciesId: number | null;
}

/**
 * Stores events and enqueues a job for every tube they are about. The only way a sample moves in the laboratory, whoever
 * sends it. An event that is stored already is a duplicate and changes nothing. One answer per event, in their order.
 */
export async function acceptLabEvents(
  tx: Tx,
  { lab, keyId }: LabSender,
  events: readonly LabEvent[],
): Promise<EventAnswer[]> {
  const tubes = await findTubes(tx, events);
  const checked = events.map((event) => {
    const kit = tubes.get(normalizeBarcode(event.barcode));
    const reason = findReason(event, kit);
    return { event, kit, reason };
  });
  const rows = checked.flatMap(({ event, kit, reason }) =>
    kit === undefined || reason !== undefined ? [] : [toRow(event, { kitId: kit.id, lab, keyId })],
  );
  const inserted = await insertEvents(tx, rows);
  const stored = await listStored(tx, lab, rows);
  await enqueueAll(
    tx,
    "process-lab-events",
    [...new Set(inserted.values())].map((kitId) => ({ kitId })),
  );
  return checked.map(({ event: { eventId }, reason }) => {
    if (reason !== undefined) return { eventId, status: "rejected", reason };
    // The first of several events with one id in a batch was inserted.
    if (inserted.delete(eventId)) return { eventId, status: "accepted" };
    if (stored.has(eventId)) return { eventId, status: "duplicate" };
    return { eventId, status: "rejected", reason: "sequence-used" };
  });
}

function findReason(event: LabEvent, kit: Kit | undefined): RejectionReason | undefined {
  if (kit === undefined) return "unknown-barcode";
  if (kit.voidedAt !== null) return "void-barcode";
  if (event.type !== "results") return undefined;
  if (event.profile && findPanel(event.profile.panel) === undefined) return "unknown-panel";
  const isReadable = (event.others ?? []).every(({ kind, content }) => parseLabResult(kind, content));
  if (!isReadable) return "invalid-result";
  return findGenotypeError(event.genotypes ?? [], kit.speciesId);
}

async function findTubes(tx: Tx, events: readonly LabEvent[]): Promise<ReadonlyMap<string, Kit>> {
  const barcodes = events.map(({ barcode }) => normalizeBarcode(barcode));
  const speciesId = sql<number | null>`coalesce(${animals.speciesId}, ${products.speciesId})`;
  const rows = await tx
    .select({ id: kits.id, barcode: kits.barcode, voidedAt: kits.voidedAt, speciesId })
    .from(kits)
    .leftJoin(products, eq(products.id, kits.productId))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(activations, eq(activations.id, samples.activationId))
    .leftJoin(animals, eq(animals.id, activations.animalId))
    .where(inArray(kits.barcode, barcodes))
    .orderBy(asc(kits.id))
    // A tube must not become void, because its account is deleted, while its events are stored.
    .for("share", { of: kits });
  return new Map(rows.map((kit) => [kit.barcode, kit]));
}

type EventRow = typeof labEvents.$inferInsert;

function toRow(
  { eventId, barcode: _, sequence, occurredAt, type, ...body }: LabEvent,
  sender: Pick<EventRow, "kitId" | "lab" | "keyId">,
): EventRow {
  return { ...sender, eventId, sequence, type, body, occurredAt: new Date(occurredAt) };
}

/** Returns the tube of each new event. In one order everywhere, so that concurrent batches do not deadlock. */
async function insertEvents(tx: Tx, rows: readonly EventRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const inserted = await tx
    .insert(labEvents)
    .values(rows.toSorted((a, b) => a.kitId - b.kitId || a.sequence - b.sequence))
    .onConflictDoNothing()
    .returning({ eventId: labEvents.eventId, kitId: labEvents.kitId });
  return new Map(inserted.map(({ eventId, kitId }) => [eventId, kitId]));
}

async function listStored(tx: Tx, lab: string, rows: readonly EventRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ eventId }) => eventId);
  const stored = await tx
    .select({ eventId: labEvents.eventId })
    .from(labEvents)
    .where(and(eq(labEvents.lab, lab), inArray(labEvents.eventId, ids)));
  return new Set(stored.map(({ eventId }) => eventId));
}

/** The first thing that no sample of the species can have. A sex that contradicts the owner's is a hold, not an error. */
function findGenotypeError(
  genotypes: readonly LabGenotype[],
  species: number | null,
): RejectionReason | undefined {
  for (const { locus: key, alleles } of genotypes) {
    const locus = findLocus(key);
    if (locus === undefined) return "unknown-locus";
    if (species !== null && speciesId(locus.species) !== species) return "other-species";
    if (alleles === null) continue;
    if (alleles.some((allele) => !locus.alleles.includes(allele))) return "unknown-allele";
    if (!alleleCounts(locus).includes(alleles.length)) return "allele-count";
  }
  return undefined;
}

function alleleCounts({ kind }: Locus): readonly number[] {
  if (kind === "mitochondrial") return [1];
  return kind === "x-linked" ? [1, 2] : [2];
}
