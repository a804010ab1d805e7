import { eq } from "drizzle-orm";
import { documentKind } from "@/backend/kernel/documents/document-kind";
import { renderDocument } from "@/backend/kernel/documents/document-renderer";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { GeneratedFile, type SignedInContext, type Input } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { readOrderDetails } from "@/backend/orders/orders/read-order";
import { listTubes } from "./tube-labels";

export type PackingSlip = NonNullable<Awaited<ReturnType<typeof findPackingSlip>>>;

const packingSlipDocument = documentKind<PackingSlip>("packingSlip");

/** What goes into a parcel and where it goes; no prices. Undefined if there is no such order. */
export async function findPackingSlip(tx: Tx, id: number) {
  const order = await readOrderDetails(tx, eq(orders.id, id));
  if (order === undefined) return undefined;
  const { details, row } = order;
  const { language, isSwabRequired, sampleCollector } = row.order;
  return {
    language,
    wantsSwabs: isSwabRequired,
    collector: sampleCollector,
    number: details.number,
    placedAt: details.placedAt,
    name: details.name,
    phoneNumber: details.phoneNumber,
    address: details.shippingAddress,
    shippingMethod: details.shippingMethod,
    tubes: await listTubes(tx, id),
    lines: details.lines
      .filter(({ unitsLeft }) => unitsLeft > 0)
      .map(({ product, unitsLeft, animal, note, patientReference, swabs }) => ({
        name: product.name,
        quantity: unitsLeft,
        animal,
        note,
        patientReference,
        swabs,
      })),
  };
}

export async function readPackingSlip(
  { tx }: SignedInContext,
  { params: { id } }: Input<"adminOrders.packingSlip">,
) {
  const slip = await findPackingSlip(tx, id);
  if (slip === undefined) return notFound();
  const content = await renderDocument(packingSlipDocument, slip);
  return content instanceof Refusal ? content : new GeneratedFile(`packing-slip-${slip.number}.pdf`, content);
}
