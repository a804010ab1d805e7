import { boolean, string } from "yup";
import { resultsColumns, type ResultsLayout, rowProblems, tubeFilters } from "@/lib/config/kits/admin-lab";
import { detailsProblems, labEventTypes, labStages, reportStatuses } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { adminLabBodies, tubeBarcode } from "./admin-lab.forms";
import type { adminLabRoutes } from "./admin-lab.routes";

const stage = () => string().oneOf(labStages).nullable().defined();
const problem = () => string().oneOf(detailsProblems).nullable().defined();

const facts = {
  barcode: f.responseText(),
  /** Null for a tube without a test. */
  product: f.nullableText(),
  /** Null until the kit is activated. */
  animal: f.nullableText(),
  species: f.speciesOrNone(),
  stage: stage(),
  problem: problem(),
  /** The release of results waits for a payment. */
  isUnpaid: f.flag(),
  isFailed: f.flag(),
  isCancelled: f.flag(),
  /** When it arrived; before that, when it was activated. */
  since: f.nullableInstant(),
  promisedOn: f.nullableDay(),
  isOverdue: f.flag(),
};

const event = f.responseObject({
  id: f.id(),
  at: f.instant(),
  lab: f.responseText(),
  type: string().oneOf(labEventTypes).required(),
  stage: stage(),
  problem: problem(),
  /** Note of a hold; reason of a failure, cancellation or new date. */
  note: f.nullableText(),
  promisedOn: f.nullableDay(),
  run: f.wholeNumber().nullable().defined(),
  /** Loci, markers and other results of a run. */
  results: f.wholeNumber().nullable().defined(),
});

const tube = f.responseObject({
  ...facts,
  problemNote: f.nullableText(),
  failReason: f.nullableText(),
  promiseReason: f.nullableText(),
  isVoid: f.flag(),
  sentAt: f.nullableInstant(),
  activatedAt: f.nullableInstant(),
  postedAt: f.nullableInstant(),
  order: f.nullableObject({ id: f.id(), number: f.responseText() }),
  sex: f.nullableText(),
  bornOn: f.nullableDay(),
  breed: f.nullableText(),
  /** Loci and markers with a result, all runs together. */
  resultCount: f.wholeNumber(),
  reports: f.listOf(
    f.responseObject({
      version: f.wholeNumber(),
      status: string().oneOf(reportStatuses).required(),
      issuedAt: f.instant(),
    }),
  ),
  /** Newest first. */
  events: f.listOf(event),
});

const layouts = Object.keys(resultsColumns) as ResultsLayout[];

const upload = f.responseObject({
  layout: string().oneOf(layouts).required(),
  rows: f.wholeNumber(),
  tubes: f.wholeNumber(),
  /** Rows that were saved: all, the valid ones, or none. */
  saved: f.wholeNumber(),
  wrong: f.wholeNumber(),
  /** The first of them. `row` is the line of the file; the header is line 1. */
  errors: f.listOf(
    f.responseObject({
      row: f.wholeNumber(),
      column: f.responseText(),
      value: f.responseText(),
      problem: string().oneOf(rowProblems).required(),
    }),
  ),
});

const byBarcode = () => f.castObject({ barcode: tubeBarcode() });

export const adminLabShapes = {
  list: {
    summary: "Tubes in the laboratory, by stage, date or text.",
    query: f.castObject({ ...f.paging(), filter: string().oneOf(tubeFilters).default("working") }),
    response: f.paged(f.responseObject(facts)).shape({
      counts: f.listOf(
        f.responseObject({ filter: string().oneOf(tubeFilters).required(), count: f.wholeNumber() }),
      ),
      openProblems: f.wholeNumber(),
    }),
  },
  get: { summary: "One tube with its events and results.", params: byBarcode(), response: tube },
  move: {
    summary: "Moves tubes to their next stage.",
    body: adminLabBodies.move,
    response: f.responseObject({ moved: f.wholeNumber(), skipped: f.listOf(f.responseText()) }),
  },
  hold: {
    summary: "Puts a tube on hold, with a reason.",
    params: byBarcode(),
    body: adminLabBodies.hold,
    response: tube,
  },
  release: { summary: "Ends a hold.", params: byBarcode(), body: adminLabBodies.release, response: tube },
  fail: {
    summary: "Marks a sample as failed, so that a new kit is sent.",
    params: byBarcode(),
    body: adminLabBodies.reason,
    response: tube,
  },
  cancel: {
    summary: "Cancels the work on a tube.",
    params: byBarcode(),
    body: adminLabBodies.reason,
    response: tube,
  },
  promise: {
    summary: "Promises a new date for the results.",
    params: byBarcode(),
    body: adminLabBodies.promise,
    response: tube,
  },
  send: {
    summary: "Notes that the tube for a new sample is in the post.",
    params: byBarcode(),
    response: tube,
  },
  uploadResults: {
    summary: "Uploads a file of genotypes.",
    query: f.castObject({
      actionId: f.token(),
      assayVersion: f.text(limits.assayVersionLength),
      validRowsOnly: boolean().typeError("fields.invalid").default(false),
    }),
    response: upload,
  },
  problems: {
    summary: "Problems with kits that customers reported.",
    query: f.castObject({
      ...f.paging(),
      isSolved: boolean().typeError("fields.invalid").default(false),
    }),
    response: f.paged(
      f.responseObject({
        id: f.id(),
        barcode: f.responseText(),
        /** Whether there is a tube with this barcode. */
        isKnown: f.flag(),
        email: f.responseText(),
        message: f.responseText(),
        createdAt: f.instant(),
        solvedAt: f.nullableInstant(),
      }),
    ),
  },
  solve: {
    summary: "Marks a reported problem as solved.",
    params: f.castObject({ id: f.id() }),
    response: noContent,
  },
} as const satisfies Shapes<typeof adminLabRoutes>;
