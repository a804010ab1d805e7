import { array, number, string } from "yup";
import { acmCollectorTypes, acmLimits, acmSigners, signatureSize } from "@/lib/config/acm-forms";
import { limits } from "@/lib/config/limits";
import { barcode, optionalBarcode } from "@/lib/contract/kits/public/activation.fields";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

export const collectorType = () => string().oneOf(acmCollectorTypes, fieldMessages.invalid).required();

export const signer = () => string().oneOf(acmSigners, fieldMessages.invalid).required();

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
    .matches(/^[0-9A-Za-z]{9,15}$/, fieldMessages.invalid)
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
            .integer(fieldMessages.number)
            .min(0, fieldMessages.invalid)
            .max(signatureSize.width, fieldMessages.invalid)
            .required(),
        )
        .min(2, fieldMessages.invalid)
        .max(acmLimits.strokeNumbers, fieldMessages.invalid)
        .required(),
    )
    .min(1, fieldMessages.required)
    .max(acmLimits.strokes, fieldMessages.invalid)
    .nullable()
    .defined(),
};
