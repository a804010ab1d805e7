import { array, string } from "yup";
import { detailsProblems, stages } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import { trackerStates } from "@/lib/config/kits/sample-tracker";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { sampleTrackerRoutes } from "./sample-tracker.routes";

const stage = () => string().oneOf(stages, "fields.invalid").required();
const state = () => string().oneOf(trackerStates, "fields.invalid").required();
const problem = () => string().oneOf(detailsProblems).nullable().defined();
const barcode = () => f.text(limits.barcodeLength);

const sample = f.responseObject({
  /** As printed on the tube, without spaces. */
  barcode: f.responseText(),
  state: state(),
  /** The last stage that was reached; on hold the report is not. */
  stage: stage(),
  /** All ten in their order; null for those that are to come, and for those that were skipped. */
  stages: f.listOf(f.responseObject({ stage: stage(), reachedAt: f.nullableInstant() })),
  isActivated: f.flag(),
  /** Working days in the laboratory. */
  turnaroundDays: f.nullableObject({ min: f.wholeNumber(), max: f.wholeNumber() }),
  /** When the report is promised, and why the date was moved. */
  promisedOn: f.nullableDay(),
  promiseReason: f.nullableText(),
  /** Changes with everything else in this response. */
  version: f.responseText(),
  /** Null for everybody but the owner of the animal; before there is one, the account of the activation. */
  own: f.nullableObject({
    animalId: f.id(),
    animalName: f.responseText(),
    /** Null for an owner who did not activate the kit. */
    token: f.token().nullable().defined(),
    canPost: f.flag(),
    problem: problem(),
    problemNote: f.nullableText(),
    failReason: f.nullableText(),
    /** Another tube of the same animal that has not failed; `isNew`: it replaces this one. */
    otherTube: f.nullableObject({ barcode: f.responseText(), isNew: f.flag() }),
  }),
});

export const sampleTrackerShapes = {
  get: {
    summary: "Where a sample is, by barcode or order number.",
    params: f.castObject({ id: barcode() }),
    response: sample,
  },
  list: {
    summary: "Where the user's samples are.",
    query: f.castObject(f.paging()),
    response: f.paged(
      f.responseObject({
        barcode: f.responseText(),
        animalName: f.responseText(),
        product: f.responseText(),
        /** Token of the page that shows and corrects the activation; null for an owner who did not activate the kit. */
        token: f.token().nullable().defined(),
        state: state(),
        stage: stage(),
        promisedOn: f.nullableDay(),
        problem: problem(),
      }),
    ),
  },
  versions: {
    summary: "How often samples have changed, for the live tracker.",
    body: f.strictObject({ barcodes: array().of(barcode()).max(limits.trackedSamples).required() }),
    response: f.responseObject({
      results: f.listOf(f.responseObject({ barcode: f.responseText(), version: f.responseText() })),
    }),
  },
} as const satisfies Shapes<typeof sampleTrackerRoutes>;
