import { string } from "yup";
import { acmFormStates, acmLimits } from "@/lib/config/acm-forms";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  species,
  strictObject,
} from "@/lib/contract/fields";
import { acmCollection, acmRequest, acmSignature, collectorType, signer } from "./acm-forms.fields";
import type { acmFormsRoutes } from "./acm-forms.routes";

const params = castObject({ id: id() });

const form = responseObject({
  id: id(),
  state: string().oneOf(acmFormStates).required(),
  animal: responseObject({ id: id(), name: responseText(), species: species(), chipNumber: nullableText() }),
  collectorType: collectorType(),
  collectorName: responseText(),
  clinic: nullableText(),
  place: responseText(),
  plannedOn: responseText(),
  chipNumber: nullableText(),
  barcode: nullableText(),
  secondBarcode: nullableText(),
  collectedOn: nullableText(),
  signatures: listOf(
    responseObject({ signer: signer(), name: responseText(), isDrawn: flag(), at: responseText() }),
  ),
  hasScan: flag(),
  createdAt: responseText(),
  signedAt: nullableText(),
  attachedAt: nullableText(),
  /** The microchip read at the collection is another one than on file. */
  hasOtherChip: flag(),
});

export const acmFormsShapes = {
  list: { query: castObject({ page: page(), size: pageSize() }), response: paged(form) },
  create: { body: strictObject(acmRequest), response: form },
  get: { params, response: form },
  file: { params, response: { fileType: "application/pdf", maxBytes: acmLimits.pdfBytes } },
  fill: { params, body: strictObject(acmCollection), response: form },
  sign: { params, body: strictObject(acmSignature), response: form },
  uploadScan: { params, response: form },
  /** One type for PDF and photo: never shown by a browser, only saved. */
  scan: { params, response: { fileType: "application/octet-stream", maxBytes: acmLimits.scanBytes } },
  attach: { params, response: form },
  remove: { params, response: noContent },
} as const satisfies Shapes<typeof acmFormsRoutes>;
