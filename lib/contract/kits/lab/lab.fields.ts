import { array, number, object, string } from "yup";
import {
  detailsProblems,
  labEventTypes,
  labResultKinds,
  labStages,
  noCallReasons,
} from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

const maxInteger = 2_147_483_647;
const counted = (max: number) =>
  number().integer("fields.number").min(1, "fields.number").max(max, "fields.number").required();
const matching = (pattern: RegExp) => string().matches(pattern, "fields.invalid");
const code = (max: number) => f.anyText(max).matches(/^[A-Za-z0-9][\w.:/*+-]*$/, "fields.invalid");

const allele = () => code(40).required();

const genotype = f.strictObject({
  locus: code(60).required(),
  /** Null without a result. */
  alleles: array().of(allele()).min(1, "fields.invalid").max(2, "fields.invalid").nullable().defined(),
  reason: string().oneOf(noCallReasons).notRequired(),
});

const profile = f.strictObject({
  panel: code(60).required(),
  /** Marker to its two alleles. */
  alleles: object().required(),
});

const otherResult = f.strictObject({
  kind: string().oneOf(labResultKinds).required(),
  content: object().required(),
});

export const eventFields = {
  /** The sender's own id. An event sent again has the same one. */
  eventId: code(100).required(),
  barcode: f.text(limits.barcodeLength),
  /** Order of the events of a tube. */
  sequence: counted(maxInteger),
  /** In UTC. */
  occurredAt: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/)
    .required()
    .meta({ format: "date-time" }),
  type: string().oneOf(labEventTypes).required(),
};

/** What an event has besides, by its type. */
export const contentFields = {
  stage: { stage: string().oneOf(labStages).required() },
  hold: { problem: string().oneOf(detailsProblems).required(), note: f.optionalText(limits.noteLength) },
  release: {},
  fail: { reason: f.text(limits.noteLength) },
  cancel: { reason: f.optionalText(limits.noteLength) },
  promise: {
    promisedOn: matching(/^\d{4}-\d\d-\d\d$/)
      .required()
      .meta({ format: "date" }),
    reason: f.text(limits.noteLength),
  },
  results: {
    run: counted(1_000),
    assayVersion: code(60).required(),
    genotypes: array().of(genotype).max(2_000, "fields.invalid").notRequired(),
    profile: profile.default(undefined).notRequired(),
    others: array().of(otherResult).max(labResultKinds.length, "fields.invalid").notRequired(),
  },
} as const;

const { stage, hold, promise, results } = contentFields;

/** An event of any type as it is documented. Which fields a type needs is checked per event. */
export const eventDocument = f.strictObject({
  ...eventFields,
  stage: stage.stage.notRequired(),
  problem: hold.problem.notRequired(),
  note: hold.note,
  reason: f.optionalText(limits.noteLength),
  promisedOn: promise.promisedOn.notRequired(),
  ...results,
  run: results.run.notRequired(),
  assayVersion: results.assayVersion.notRequired(),
});
