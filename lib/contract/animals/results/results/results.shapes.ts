import { number, string } from "yup";
import { relations } from "@/lib/config/animal-access";
import { sexes } from "@/lib/config/animals";
import { descentObstacles } from "@/lib/config/clear-by-descent";
import { resultStates, stages } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  optionalId,
  paged,
  paging,
  responseObject,
  responseText,
  species,
  text,
  wholeNumber,
} from "@/lib/contract/fields";
import { proofParent, report, versionFields } from "./results.fields";
import type { resultsRoutes } from "./results.routes";

const advanceStates = ["not-activated", ...resultStates] as const;

export const resultsShapes = {
  get: {
    params: castObject({ id: id(), barcode: text(limits.barcodeLength) }),
    /** An earlier version; default: the newest. */
    query: castObject({ version: optionalId() }),
    response: responseObject({
      animal: responseObject({
        id: id(),
        name: responseText(),
        species: species(),
        sex: string().oneOf(sexes).required(),
        breed: nullableText(),
      }),
      /** How the reader stands to the animal. */
      relation: string().oneOf(relations).required(),
      barcode: responseText(),
      product: responseText(),
      state: string().oneOf(resultStates).required(),
      stage: string().oneOf(stages).required(),
      /** Promised date of the report. */
      promisedOn: nullableText(),
      /** Newest first. */
      versions: listOf(responseObject(versionFields)),
      /** Only when the state is ready. */
      report: report.nullable().defined(),
    }),
  },
  list: {
    /** Only reports of the last days; default: all. */
    query: castObject({ ...paging(), days: optionalId() }),
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
  clearByDescent: {
    params: castObject({ id: id() }),
    response: responseObject({
      animal: responseObject({ id: id(), name: responseText() }),
      /** Limit between the animal and tested ones. */
      generations: wholeNumber(),
      obstacle: string().oneOf(descentObstacles).nullable().defined(),
      results: listOf(
        responseObject({
          code: responseText(),
          name: responseText(),
          isBreedRelevant: flag(),
          /** Dam and sire. */
          parents: listOf(proofParent),
        }),
      ),
    }),
  },
  advance: {
    query: castObject(paging()),
    response: paged(
      responseObject({
        barcode: responseText(),
        product: responseText(),
        orderNumber: responseText(),
        client: responseText(),
        state: string().oneOf(advanceStates).required(),
        /** Null unless it was shared with the reader. */
        animal: responseObject({ id: number().required(), name: responseText() }).nullable().defined(),
        issuedAt: nullableText(),
      }),
    ),
  },
} as const satisfies Shapes<typeof resultsRoutes>;
