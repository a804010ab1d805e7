import { string } from "yup";
import { acmFormStates, acmLimits } from "@/lib/config/acm-forms";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { acmCollection, acmRequest, acmSignature, collectorType, signer } from "./acm-forms.fields";
import type { acmFormsRoutes } from "./acm-forms.routes";

const params = f.castObject({ id: f.id() });

const form = f.responseObject({
  id: f.id(),
  state: string().oneOf(acmFormStates).required(),
  animal: f.responseObject({
    id: f.id(),
    name: f.responseText(),
    species: f.species(),
    chipNumber: f.nullableText(),
  }),
  collectorType: collectorType(),
  collectorName: f.responseText(),
  clinic: f.nullableText(),
  place: f.responseText(),
  plannedOn: f.responseText(),
  chipNumber: f.nullableText(),
  barcode: f.nullableText(),
  secondBarcode: f.nullableText(),
  collectedOn: f.nullableText(),
  signatures: f.listOf(
    f.responseObject({ signer: signer(), name: f.responseText(), isDrawn: f.flag(), at: f.responseText() }),
  ),
  hasScan: f.flag(),
  createdAt: f.responseText(),
  signedAt: f.nullableText(),
  attachedAt: f.nullableText(),
  /** The microchip read at the collection is another one than on file. */
  hasOtherChip: f.flag(),
});

export const acmFormsShapes = {
  list: { query: f.castObject({ page: f.page(), size: f.pageSize() }), response: f.paged(form) },
  create: { body: f.strictObject(acmRequest), response: form },
  get: { params, response: form },
  file: { params, response: { fileType: "application/pdf", maxBytes: acmLimits.pdfBytes } },
  fill: { params, body: f.strictObject(acmCollection), response: form },
  sign: { params, body: f.strictObject(acmSignature), response: form },
  uploadScan: { params, response: form },
  /** One type for PDF and photo: never shown by a browser, only saved. */
  scan: { params, response: { fileType: "application/octet-stream", maxBytes: acmLimits.scanBytes } },
  attach: { params, response: form },
  remove: { params, response: noContent },
} as const satisfies Shapes<typeof acmFormsRoutes>;
