import { array, string } from "yup";
import { detailsProblems, labStages } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import { day, optionalText, strictObject, text, token } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

export const tubeBarcode = () =>
  string()
    .matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, fieldMessages.invalid)
    .max(limits.barcodeLength, fieldMessages.tooLong(limits.barcodeLength))
    .required();

/** Id of the form's action: sent again, it is not repeated. */
const actionId = () => token();

const forms = {
  stage: { stage: string().oneOf(labStages).required() },
  hold: { problem: string().oneOf(detailsProblems).required(), note: optionalText(limits.noteLength) },
  release: {},
  reason: { reason: text(limits.noteLength) },
  promise: { promisedOn: day(), reason: text(limits.noteLength) },
};

/** What an admin types. */
export const adminLabForms = {
  stage: strictObject(forms.stage),
  hold: strictObject(forms.hold),
  release: strictObject(forms.release),
  reason: strictObject(forms.reason),
  promise: strictObject(forms.promise),
};

export const adminLabBodies = {
  move: strictObject({
    ...forms.stage,
    actionId: actionId(),
    barcodes: array().of(tubeBarcode()).min(1, fieldMessages.required).max(limits.movedTubes).required(),
  }),
  hold: strictObject({ ...forms.hold, actionId: actionId() }),
  release: strictObject({ ...forms.release, actionId: actionId() }),
  reason: strictObject({ ...forms.reason, actionId: actionId() }),
  promise: strictObject({ ...forms.promise, actionId: actionId() }),
};
