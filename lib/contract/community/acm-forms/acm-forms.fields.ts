import { array, number, string } from "yup";
import { acmCollectorTypes, acmLimits, acmSigners, signatureSize } from "@/lib/config/community/acm-forms";
import { limits } from "@/lib/config/limits";
import { barcode, optionalBarcode } from "@/lib/contract/kits/public/activation.fields";
import * as f from "@/lib/contract/fields";

export const collectorType = () => string().oneOf(acmCollectorTypes, "fields.invalid").required();

export const signer = () => string().oneOf(acmSigners, "fields.invalid").required();

export const acmRequest = {
  animalId: f.id(),
  collectorType: collectorType(),
  collectorName: f.text(limits.shortTextLength),
  clinic: f.optionalText(limits.shortTextLength).nullable(),
  place: f.text(limits.shortTextLength),
  plannedOn: f.day(),
};

/** What the collector finds and does. */
export const acmCollection = {
  /** As scanned at the time of sampling. */
  chipNumber: string()
    .matches(/^[0-9A-Za-z]{9,15}$/, "fields.invalid")
    .required(),
  barcode: barcode(),
  secondBarcode: optionalBarcode(),
  collectedOn: f.day(),
};

export const acmSignature = {
  signer: signer(),
  name: f.text(limits.shortTextLength),
  /** Null for a typed signature. */
  strokes: array()
    .of(
      array()
        .of(
          number()
            .integer("fields.number")
            .min(0, "fields.invalid")
            .max(signatureSize.width, "fields.invalid")
            .required(),
        )
        .min(2, "fields.invalid")
        .max(acmLimits.strokeNumbers, "fields.invalid")
        .required(),
    )
    .min(1, "fields.required")
    .max(acmLimits.strokes, "fields.invalid")
    .nullable()
    .defined(),
};
