import { array, string } from "yup";
import { detailsProblems, labStages } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

export const tubeBarcode = () =>
  string()
    .matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, "fields.invalid")
    .max(limits.barcodeLength, f.tooLong(limits.barcodeLength))
    .required();

/** Id of the form's action: sent again, it is not repeated. */
const actionId = () => f.token();

const forms = {
  stage: { stage: string().oneOf(labStages).required() },
  hold: { problem: string().oneOf(detailsProblems).required(), note: f.optionalText(limits.noteLength) },
  release: {},
  reason: { reason: f.text(limits.noteLength) },
  promise: { promisedOn: f.day(), reason: f.text(limits.noteLength) },
};

/** What an admin types. */
export const adminLabForms = {
  stage: f.strictObject(forms.stage),
  hold: f.strictObject(forms.hold),
  release: f.strictObject(forms.release),
  reason: f.strictObject(forms.reason),
  promise: f.strictObject(forms.promise),
};

export const adminLabBodies = {
  move: f.strictObject({
    ...forms.stage,
    actionId: actionId(),
    barcodes: array().of(tubeBarcode()).min(1, "fields.required").max(limits.movedTubes).required(),
  }),
  hold: f.strictObject({ ...forms.hold, actionId: actionId() }),
  release: f.strictObject({ ...forms.release, actionId: actionId() }),
  reason: f.strictObject({ ...forms.reason, actionId: actionId() }),
  promise: f.strictObject({ ...forms.promise, actionId: actionId() }),
};
