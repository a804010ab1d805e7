import type { AcmFormData } from "@/backend/community/acm-forms/open-file";
import type { PackingSlip } from "@/backend/orders/admin/admin-orders/packing-slip";
import type { TubeLabels } from "@/backend/orders/admin/admin-orders/tube-labels";
import type { Invoice } from "@/backend/orders/invoices/find-invoice";
import type { IssuedDocumentData } from "@/backend/kernel/documents/issued/issued-document";
import { renderIssued } from "@/backend/kernel/documents/issued/render-issued";
import { renderAcmForm } from "@/backend/community/acm-forms/render-acm-form";
import { renderInvoice } from "@/backend/orders/invoices/render-invoice";
import { renderPackingSlip } from "@/backend/orders/admin/admin-orders/render-packing-slip";
import { renderTubeLabels } from "@/backend/orders/admin/admin-orders/render-tube-labels";

/** What each kind of document shows. Plain data (structured clone). */
interface DocumentDataByKind {
  readonly acmForm: AcmFormData;
  readonly invoice: Invoice;
  readonly issued: IssuedDocumentData;
  readonly packingSlip: PackingSlip;
  readonly tubeLabels: TubeLabels;
}

export type DocumentKind = keyof DocumentDataByKind;
export type DocumentData<Kind extends DocumentKind> = DocumentDataByKind[Kind];

type Renderers = {
  readonly [Kind in DocumentKind]: (data: DocumentDataByKind[Kind]) => Promise<Uint8Array>;
};

/** Every document, by the function that renders it in the worker. */
const documentKinds: Renderers = {
  acmForm: renderAcmForm,
  invoice: renderInvoice,
  issued: renderIssued,
  packingSlip: renderPackingSlip,
  tubeLabels: renderTubeLabels,
};

export function renderTask<Kind extends DocumentKind>({
  kind,
  data,
}: DocumentTask<Kind>): Promise<Uint8Array> {
  return documentKinds[kind](data);
}

export interface DocumentTask<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind;
  readonly data: DocumentData<Kind>;
}
