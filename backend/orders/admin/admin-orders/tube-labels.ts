import { and, asc, eq, isNull } from "drizzle-orm";
import { documentKind } from "@/backend/kernel/documents/document-kind";
import { renderDocument } from "@/backend/kernel/documents/document-renderer";
import type { Tx } from "@/backend/db/client";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { GeneratedFile, type SignedInContext, type Input } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";

export type TubeLabels = NonNullable<Awaited<ReturnType<typeof findTubeLabels>>>;

const tubeLabelsDocument = documentKind<TubeLabels>("tubeLabels");

/** The tubes of an order that are to be packed. */
export function listTubes(tx: Tx, orderId: number) {
  return tx
    .select({ barcode: kits.barcode, name: orderLines.name })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .where(and(eq(orderLines.orderId, orderId), isNull(kits.voidedAt)))
    .orderBy(asc(orderLines.position), asc(kits.id));
}

/** Undefined for an order without tubes. */
async function findTubeLabels(tx: Tx, orderId: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const tubes = await listTubes(tx, orderId);
  if (order === undefined || tubes.length === 0) return undefined;
  const { number, language, placedAt, createdAt } = order;
  return { number, language, placedAt: (placedAt ?? createdAt).toISOString(), tubes };
}

export async function readTubeLabels(
  { tx }: SignedInContext,
  { params: { id: orderId } }: Input<"adminOrders.tubeLabels">,
) {
  const labels = await findTubeLabels(tx, orderId);
  if (labels === undefined) return notFound();
  const content = await renderDocument(tubeLabelsDocument, labels);
  return content instanceof Refusal
    ? content
    : new GeneratedFile(`tube-labels-${labels.number}.pdf`, content);
}
