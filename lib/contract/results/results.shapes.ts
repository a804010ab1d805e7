import { string } from "yup";
import { sexes } from "@/lib/config/animals";
import { labWorkKinds } from "@/lib/config/fulfilment";
import { labResultKinds, noCallReasons, resultStates, stages } from "@/lib/config/lab";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  paged,
  responseObject,
  responseText,
  species,
  text,
  wholeNumber,
} from "@/lib/contract/fields";
import { limits } from "@/lib/config/limits";
import { paging } from "@/lib/contract/orders/orders.fields";
import { inheritances } from "@/lib/domain/inheritance";
import { resultOutcomes } from "@/lib/domain/report-content";
import type { resultsRoutes } from "./results.routes";

const test = responseObject({
  code: responseText(),
  name: responseText(),
  /** One sentence about the condition or trait. */
  summary: responseText(),
  inheritance: string().oneOf(inheritances).required(),
  /** As printed on reports; null without a result. */
  genotype: nullableText(),
  outcome: string().oneOf(resultOutcomes).required(),
  /** Why there is no result. */
  reason: string().oneOf(noCallReasons).nullable().defined(),
});

const report = responseObject({
  version: wholeNumber(),
  issuedAt: responseText(),
  isPartial: flag(),
  tests: listOf(test),
  profile: responseObject({
    /** Name of the panel. */
    panel: responseText(),
    markerCount: wholeNumber(),
    missing: listOf(responseText()),
  })
    .nullable()
    .defined(),
  /** Results without a genotype. */
  others: listOf(string().oneOf(labResultKinds).required()),
  /** Ordered work of which the report has nothing yet. */
  missingWork: listOf(string().oneOf(labWorkKinds).required()),
  assayVersion: responseText(),
});

export const resultsShapes = {
  get: {
    params: castObject({ id: id(), barcode: text(limits.barcodeLength) }),
    response: responseObject({
      animal: responseObject({
        id: id(),
        name: responseText(),
        species: species(),
        sex: string().oneOf(sexes).required(),
      }),
      barcode: responseText(),
      product: responseText(),
      state: string().oneOf(resultStates).required(),
      stage: string().oneOf(stages).required(),
      /** Promised date of the report. */
      promisedOn: nullableText(),
      /** Only when the state is ready. */
      report: report.nullable().defined(),
    }),
  },
  list: {
    query: castObject(paging()),
    response: paged(
      responseObject({
        animalId: id(),
        name: responseText(),
        barcode: responseText(),
        product: responseText(),
        issuedAt: responseText(),
      }),
    ),
  },
} as const satisfies Shapes<typeof resultsRoutes>;
