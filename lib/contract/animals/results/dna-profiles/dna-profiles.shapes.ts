import { array, number, string } from "yup";
import { resultStates } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { technologies } from "@/lib/domain/animals/parentage";
import type { dnaProfilesRoutes } from "./dna-profiles.routes";

const tube = () => f.castObject({ id: f.id(), barcode: f.text(limits.barcodeLength) });

export const dnaProfilesShapes = {
  get: {
    summary: "The DNA profile of a sample: its markers.",
    params: tube(),
    /** Must be the animal's when given. */
    query: f.castObject({ species: f.species().notRequired() }),
    response: f.responseObject({
      animal: f.responseObject({ id: f.id(), name: f.responseText(), species: f.species() }),
      barcode: f.responseText(),
      state: string().oneOf(resultStates).required(),
      /** Null while there is none to show. */
      profile: f.nullableObject({
        panel: f.responseText(),
        panelKey: f.responseText(),
        technology: string().oneOf(technologies).required(),
        madeOn: f.responseDay(),
        markerCount: f.wholeNumber(),
        /** Markers with a result, in the order of the panel; both alleles. */
        markers: f.listOf(
          f.responseObject({ marker: f.responseText(), alleles: array().of(f.responseText()).required() }),
        ),
        /** Markers of the sex, which are never compared. */
        sexMarkers: f.listOf(
          f.responseObject({ marker: f.responseText(), alleles: array().of(f.responseText()).required() }),
        ),
        missing: f.listOf(f.responseText()),
        /** Markers with two different alleles, in percent. */
        heterozygosity: number().nullable().defined(),
      }),
    }),
  },
  marsResults: {
    summary: "Results of an earlier laboratory, as imported.",
    params: tube(),
    response: f.responseObject({
      results: f.listOf(
        f.responseObject({
          /** Laboratory. */
          source: f.responseText(),
          testName: f.responseText(),
          result: f.responseText(),
          testedOn: f.nullableDay(),
        }),
      ),
    }),
  },
} as const satisfies Shapes<typeof dnaProfilesRoutes>;
