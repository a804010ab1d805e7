import { boolean, string } from "yup";
import { resultsColumns, type ResultsLayout, rowProblems, tubeFilters } from "@/lib/config/admin-lab";
import { detailsProblems, labEventTypes, labStages, reportStatuses } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import { noContent, type Shapes } from "@/lib/contract/contract";
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
  speciesOrNone,
  text,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { adminLabBodies, tubeBarcode } from "./admin-lab.forms";
import type { adminLabRoutes } from "./admin-lab.routes";

const stage = () => string().oneOf(labStages).nullable().defined();
const problem = () => string().oneOf(detailsProblems).nullable().defined();

const facts = {
  barcode: responseText(),
  /** Null for a tube without a test. */
  product: nullableText(),
  /** Null until the kit is activated. */
  animal: nullableText(),
  species: speciesOrNone(),
  stage: stage(),
  problem: problem(),
  /** The release of results waits for a payment. */
  isUnpaid: flag(),
  isFailed: flag(),
  isCancelled: flag(),
  /** When it arrived; before that, when it was activated. */
  since: nullableText(),
  promisedOn: nullableText(),
  isOverdue: flag(),
};

const event = responseObject({
  id: id(),
  at: responseText(),
  lab: responseText(),
  type: string().oneOf(labEventTypes).required(),
  stage: stage(),
  problem: problem(),
  /** Note of a hold; reason of a failure, cancellation or new date. */
  note: nullableText(),
  promisedOn: nullableText(),
  run: wholeNumber().nullable().defined(),
  /** Loci, markers and other results of a run. */
  results: wholeNumber().nullable().defined(),
});

const tube = responseObject({
  ...facts,
  problemNote: nullableText(),
  failReason: nullableText(),
  promiseReason: nullableText(),
  isVoid: flag(),
  sentAt: nullableText(),
  activatedAt: nullableText(),
  postedAt: nullableText(),
  order: responseObject({ id: id(), number: responseText() }).nullable().defined(),
  sex: nullableText(),
  bornOn: nullableText(),
  breed: nullableText(),
  /** Loci and markers with a result, all runs together. */
  resultCount: wholeNumber(),
  reports: listOf(
    responseObject({
      version: wholeNumber(),
      status: string().oneOf(reportStatuses).required(),
      issuedAt: responseText(),
    }),
  ),
  /** Newest first. */
  events: listOf(event),
});

const layouts = Object.keys(resultsColumns) as ResultsLayout[];

const upload = responseObject({
  layout: string().oneOf(layouts).required(),
  rows: wholeNumber(),
  tubes: wholeNumber(),
  /** Rows that were saved: all, the valid ones, or none. */
  saved: wholeNumber(),
  wrong: wholeNumber(),
  /** The first of them. `row` is the line of the file; the header is line 1. */
  errors: listOf(
    responseObject({
      row: wholeNumber(),
      column: responseText(),
      value: responseText(),
      problem: string().oneOf(rowProblems).required(),
    }),
  ),
});

const byBarcode = () => castObject({ barcode: tubeBarcode() });

export const adminLabShapes = {
  list: {
    query: castObject({ ...paging(), filter: string().oneOf(tubeFilters).default("working") }),
    response: paged(responseObject(facts)).shape({
      counts: listOf(
        responseObject({ filter: string().oneOf(tubeFilters).required(), count: wholeNumber() }),
      ),
      openProblems: wholeNumber(),
    }),
  },
  get: { params: byBarcode(), response: tube },
  move: {
    body: adminLabBodies.move,
    response: responseObject({ moved: wholeNumber(), skipped: listOf(responseText()) }),
  },
  hold: { params: byBarcode(), body: adminLabBodies.hold, response: tube },
  release: { params: byBarcode(), body: adminLabBodies.release, response: tube },
  fail: { params: byBarcode(), body: adminLabBodies.reason, response: tube },
  cancel: { params: byBarcode(), body: adminLabBodies.reason, response: tube },
  promise: { params: byBarcode(), body: adminLabBodies.promise, response: tube },
  send: { params: byBarcode(), response: tube },
  uploadResults: {
    query: castObject({
      actionId: token(),
      assayVersion: text(limits.assayVersionLength),
      validRowsOnly: boolean().typeError(fieldMessages.invalid).default(false),
    }),
    response: upload,
  },
  problems: {
    query: castObject({ ...paging(), isSolved: boolean().typeError(fieldMessages.invalid).default(false) }),
    response: paged(
      responseObject({
        id: id(),
        barcode: responseText(),
        /** Whether there is a tube with this barcode. */
        isKnown: flag(),
        email: responseText(),
        message: responseText(),
        createdAt: responseText(),
        solvedAt: nullableText(),
      }),
    ),
  },
  solve: { params: castObject({ id: id() }), response: noContent },
} as const satisfies Shapes<typeof adminLabRoutes>;
