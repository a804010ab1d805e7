import { number, string } from "yup";
import { relations } from "@/lib/config/animals/animal-access";
import { familyRelations, sexes } from "@/lib/config/animals/animals";
import { descentObstacles } from "@/lib/config/animals/clear-by-descent";
import { resultStates, stages } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { outcome, proofParent, report, versionFields } from "./results.fields";
import type { resultsRoutes } from "./results.routes";

const named = { id: f.id(), name: f.responseText() };

const advanceStates = ["not-activated", ...resultStates] as const;

export const resultsShapes = {
  get: {
    summary: "The results of a sample.",
    params: f.castObject({ id: f.id(), barcode: f.text(limits.barcodeLength) }),
    /** An earlier version; default: the newest. `against`: the version it is compared with; default: the one before. */
    query: f.castObject({ version: f.optionalId(), against: f.optionalId() }),
    response: f.responseObject({
      animal: f.responseObject({
        id: f.id(),
        name: f.responseText(),
        species: f.species(),
        sex: string().oneOf(sexes).required(),
        breed: f.nullableObject(named),
        photoId: f.nullableText(),
      }),
      /** How the reader stands to the animal. */
      relation: string().oneOf(relations).required(),
      barcode: f.responseText(),
      product: f.responseText(),
      state: string().oneOf(resultStates).required(),
      stage: string().oneOf(stages).required(),
      /** Promised date of the report. */
      promisedOn: f.nullableDay(),
      /** Newest first. */
      versions: f.listOf(f.responseObject(versionFields)),
      /** Only when the state is ready. */
      report: report.nullable().defined(),
    }),
  },
  list: {
    summary: "Results of all animals of the user.",
    /** Only reports of the last days; default: all. */
    query: f.castObject({ ...f.paging(), days: f.optionalId().max(limits.resultDays, "fields.number") }),
    response: f.paged(
      f.responseObject({
        animalId: f.id(),
        litterId: f.id().nullable().defined(),
        name: f.responseText(),
        species: f.species(),
        breed: f.nullableObject(named),
        photoId: f.nullableText(),
        barcode: f.responseText(),
        product: f.responseText(),
        issuedAt: f.instant(),
        /** Tests of diseases by outcome. */
        atRisk: f.wholeNumber(),
        carrier: f.wholeNumber(),
        clear: f.wholeNumber(),
        /** Names of the tests at risk. */
        atRiskTests: f.listOf(f.responseText()),
      }),
    ),
  },
  clearByDescent: {
    summary: "Results that follow from both parents.",
    params: f.castObject({ id: f.id() }),
    response: f.responseObject({
      animal: f.responseObject({ id: f.id(), name: f.responseText() }),
      /** Limit between the animal and tested ones. */
      generations: f.wholeNumber(),
      obstacle: string().oneOf(descentObstacles).nullable().defined(),
      results: f.listOf(
        f.responseObject({
          code: f.responseText(),
          name: f.responseText(),
          isBreedRelevant: f.flag(),
          /** Dam and sire. */
          parents: f.listOf(proofParent),
        }),
      ),
    }),
  },
  family: {
    summary: "Results of an animal beside those of parents, siblings and offspring.",
    params: f.castObject({ id: f.id() }),
    response: f.responseObject({
      animal: f.responseObject({ id: f.id(), name: f.responseText() }),
      /** The animal first, then its parents, litter mates and offspring. */
      members: f.listOf(
        f.responseObject({
          id: f.id(),
          name: f.responseText(),
          relation: string().oneOf(familyRelations).required(),
          sex: string().oneOf(sexes).required(),
          species: f.species(),
          breed: f.nullableObject(named),
          photoId: f.nullableText(),
          bornOn: f.nullableDay(),
        }),
      ),
      /** Relatives whose results the reader may not see. */
      hiddenCount: f.wholeNumber(),
      /** Diseases with a result of at least one of them. */
      tests: f.listOf(
        f.responseObject({
          code: f.responseText(),
          name: f.responseText(),
          results: f.listOf(
            f.responseObject({
              animalId: f.id(),
              outcome: outcome(),
              genotype: f.nullableText(),
            }),
          ),
        }),
      ),
    }),
  },
  advance: {
    summary: "Samples that the user ordered for clients, and how far each is.",
    query: f.castObject(f.paging()),
    response: f.paged(
      f.responseObject({
        barcode: f.responseText(),
        product: f.responseText(),
        orderNumber: f.responseText(),
        client: f.responseText(),
        state: string().oneOf(advanceStates).required(),
        /** Null unless it was shared with the reader. */
        animal: f.nullableObject({ id: number().required(), name: f.responseText() }),
        issuedAt: f.nullableInstant(),
      }),
    ),
  },
} as const satisfies Shapes<typeof resultsRoutes>;
