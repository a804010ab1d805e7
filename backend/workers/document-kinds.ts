import { renderAcmForm } from "@/backend/community/acm-forms/render-acm-form";
import type { DocumentTask } from "@/backend/kernel/documents/document-kind";
import { renderIssued } from "@/backend/kernel/documents/issued/render-issued";
import { renderPackingSlip } from "@/backend/orders/admin/admin-orders/render-packing-slip";
import { renderTubeLabels } from "@/backend/orders/admin/admin-orders/render-tube-labels";
import { renderInvoice } from "@/backend/orders/invoices/render-invoice";

/** Every kind of document, by the function that renders it in the worker. */
const renderers: Readonly<Record<string, (data: never) => Promise<Uint8Array>>> = {
  acmForm: renderAcmForm,
  invoice: renderInvoice,
  issued: renderIssued,
  packingSlip: renderPackingSlip,
  tubeLabels: renderTubeLabels,
};

export async function renderTask({ name, data }: DocumentTask): Promise<Uint8Array> {
  const render = renderers[name];
  if (render === undefined) throw new Error(`There is no document of the kind ${name}.`);
  // `renderDocument` accepts only what its kind shows.
  return render(data as never);
}
