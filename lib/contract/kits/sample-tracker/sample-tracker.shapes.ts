import { array, string } from "yup";
import { detailsProblems, stages } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import { trackerStates } from "@/lib/config/sample-tracker";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  paged,
  paging,
  responseObject,
  responseText,
  strictObject,
  text,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { sampleTrackerRoutes } from "./sample-tracker.routes";

const stage = () => string().oneOf(stages, fieldMessages.invalid).required();
const state = () => string().oneOf(trackerStates, fieldMessages.invalid).required();
const problem = () => string().oneOf(detailsProblems).nullable().defined();
const barcode = () => text(limits.barcodeLength);

const sample = responseObject({
  /** As printed on the tube, without spaces. */
  barcode: responseText(),
  state: state(),
  /** The last stage that was reached; on hold the report is not. */
  stage: stage(),
  /** All ten in their order; null for those that are to come, and for those that were skipped. */
  stages: listOf(responseObject({ stage: stage(), reachedAt: nullableText() })),
  isActivated: flag(),
  /** Working days in the laboratory. */
  turnaroundDays: responseObject({ min: wholeNumber(), max: wholeNumber() }).nullable().defined(),
  /** When the report is promised, and why the date was moved. */
  promisedOn: nullableText(),
  promiseReason: nullableText(),
  /** Changes with everything else in this response. */
  version: responseText(),
  /** Null for everybody but the owner of the animal; before there is one, the account of the activation. */
  own: responseObject({
    animalId: id(),
    animalName: responseText(),
    /** Null for an owner who did not activate the kit. */
    token: token().nullable().defined(),
    canPost: flag(),
    problem: problem(),
    problemNote: nullableText(),
    failReason: nullableText(),
    /** Another tube of the same animal that has not failed; `isNew`: it replaces this one. */
    otherTube: responseObject({ barcode: responseText(), isNew: flag() }).nullable().defined(),
  })
    .nullable()
    .defined(),
});

export const sampleTrackerShapes = {
  get: { params: castObject({ id: barcode() }), response: sample },
  list: {
    query: castObject(paging()),
    response: paged(
      responseObject({
        barcode: responseText(),
        animalName: responseText(),
        product: responseText(),
        /** Token of the page that shows and corrects the activation; null for an owner who did not activate the kit. */
        token: token().nullable().defined(),
        state: state(),
        stage: stage(),
        promisedOn: nullableText(),
        problem: problem(),
      }),
    ),
  },
  versions: {
    body: strictObject({ barcodes: array().of(barcode()).max(limits.trackedSamples).required() }),
    response: responseObject({
      results: listOf(responseObject({ barcode: responseText(), version: responseText() })),
    }),
  },
} as const satisfies Shapes<typeof sampleTrackerRoutes>;
