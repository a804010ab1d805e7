import type { AcmFormData } from "@/backend/modules/acm-forms/open-file";
import type { PackingSlip } from "@/backend/modules/admin-orders/packing-slip";
import type { TubeLabels } from "@/backend/modules/admin-orders/tube-labels";
import type { Invoice } from "@/backend/modules/invoices/find-invoice";
import type { IssuedDocumentData } from "./issued/issued-document";
import { renderIssued } from "./issued/render-issued";
import { renderAcmForm } from "./render-acm-form";
import { renderInvoice } from "./render-invoice";
import { renderPackingSlip } from "./render-packing-slip";
import { renderTubeLabels } from "./render-tube-labels";

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
