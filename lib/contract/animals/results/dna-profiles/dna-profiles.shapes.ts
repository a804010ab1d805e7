import { array, number, string } from "yup";
import { resultStates } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  id,
  listOf,
  nullableText,
  responseObject,
  responseText,
  species,
  text,
  wholeNumber,
} from "@/lib/contract/fields";
import { technologies } from "@/lib/domain/parentage";
import type { dnaProfilesRoutes } from "./dna-profiles.routes";

const tube = () => castObject({ id: id(), barcode: text(limits.barcodeLength) });

export const dnaProfilesShapes = {
  get: {
    params: tube(),
    /** Must be the animal's when given. */
    query: castObject({ species: species().notRequired() }),
    response: responseObject({
      animal: responseObject({ id: id(), name: responseText(), species: species() }),
      barcode: responseText(),
      state: string().oneOf(resultStates).required(),
      /** Null while there is none to show. */
      profile: responseObject({
        panel: responseText(),
        panelKey: responseText(),
        technology: string().oneOf(technologies).required(),
        madeOn: responseText(),
        markerCount: wholeNumber(),
        /** Markers with a result, in the order of the panel; both alleles. */
        markers: listOf(
          responseObject({ marker: responseText(), alleles: array().of(responseText()).required() }),
        ),
        /** Markers of the sex, which are never compared. */
        sexMarkers: listOf(
          responseObject({ marker: responseText(), alleles: array().of(responseText()).required() }),
        ),
        missing: listOf(responseText()),
        /** Markers with two different alleles, in percent. */
        heterozygosity: number().nullable().defined(),
      })
        .nullable()
        .defined(),
    }),
  },
  marsResults: {
    params: tube(),
    response: responseObject({
      results: listOf(
        responseObject({
          /** Laboratory. */
          source: responseText(),
          testName: responseText(),
          result: responseText(),
          testedOn: nullableText(),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof dnaProfilesRoutes>;
