import { string } from "yup";
import { acmFormStates, acmLimits } from "@/lib/config/community/acm-forms";
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
  plannedOn: f.responseDay(),
  chipNumber: f.nullableText(),
  barcode: f.nullableText(),
  secondBarcode: f.nullableText(),
  collectedOn: f.nullableDay(),
  signatures: f.listOf(
    f.responseObject({ signer: signer(), name: f.responseText(), isDrawn: f.flag(), at: f.instant() }),
  ),
  hasScan: f.flag(),
  createdAt: f.instant(),
  signedAt: f.nullableInstant(),
  attachedAt: f.nullableInstant(),
  /** The microchip read at the collection is another one than on file. */
  hasOtherChip: f.flag(),
});

export const acmFormsShapes = {
  list: {
    summary: "Lists the user's sample collection forms.",
    query: f.castObject(f.paging()),
    response: f.paged(form),
  },
  create: { summary: "Starts a sample collection form.", body: f.strictObject(acmRequest), response: form },
  get: { summary: "One sample collection form.", params, response: form },
  file: {
    summary: "The form as a PDF.",
    params,
    response: { fileType: "application/pdf", maxBytes: acmLimits.pdfBytes },
  },
  fill: {
    summary: "Saves the fields of a form that is not yet signed.",
    params,
    body: f.strictObject(acmCollection),
    response: form,
  },
  sign: {
    summary: "Signs the form as owner or as collector.",
    params,
    body: f.strictObject(acmSignature),
    response: form,
  },
  uploadScan: { summary: "Uploads a scan of a form signed on paper.", params, response: form },
  /** One type for PDF and photo: never shown by a browser, only saved. */
  scan: {
    summary: "The uploaded scan.",
    params,
    response: { fileType: "application/octet-stream", maxBytes: acmLimits.scanBytes },
  },
  attach: { summary: "Attaches the signed form to a sample.", params, response: form },
  remove: { summary: "Removes a form that is not attached to a sample.", params, response: noContent },
} as const satisfies Shapes<typeof acmFormsRoutes>;
