import { string } from "yup";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import { accessScopes } from "@/lib/config/animals/animal-access";
import { sexes } from "@/lib/config/animals/animals";
import { dvLimits, dvReadKinds } from "@/lib/config/animals/dv-access";
import { parentageOutcomes } from "@/lib/config/animals/parentage";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { dvAccessRoutes } from "./dv-access.routes";

const animal = f.responseObject({
  id: f.id(),
  name: f.responseText(),
  sex: string().oneOf(sexes).required(),
  bornOn: f.nullableDay(),
  breed: f.nullableText(),
  ...eachPetIdentifier(f.nullableText),
});

/** Null where none was compared. */
const parent = () => f.nullableObject({ name: f.nullableText() });

export const dvAccessShapes = {
  list: {
    summary: "Animals that Dogs Victoria may read, for its staff.",
    query: f.castObject({ ...f.paging(), query: f.searchText() }),
    response: f.paged(
      f.responseObject({
        animal,
        /** Null after the owner's account was deleted. */
        owner: f.nullableText(),
        scopes: f.listOf(string().oneOf(accessScopes).required()),
        /** Current reports; with the scope `results`. */
        reports: f.listOf(
          f.responseObject({ barcode: f.responseText(), tests: f.wholeNumber(), issuedAt: f.instant() }),
        ),
        /** With the scope `parentage`. */
        profiles: f.listOf(
          f.responseObject({
            panel: f.responseText(),
            madeOn: f.responseDay(),
            /** Null for profiles of other laboratories. */
            barcode: f.nullableText(),
            /** A vet or a collection agent took the sample. */
            isCertified: f.flag(),
          }),
        ),
        /** With the scope `parentage`. Names of parents only where they are visible too. */
        parentage: f.listOf(
          f.responseObject({
            id: f.id(),
            outcome: string().oneOf(parentageOutcomes).required(),
            reportedAt: f.instant(),
            dam: parent(),
            sire: parent(),
          }),
        ),
      }),
    ),
  },
  exportTable: {
    summary: "The same as a CSV file.",
    query: f.castObject({ query: f.searchText() }),
    response: { fileType: "text/csv", maxBytes: dvLimits.exportBytes },
  },
  reads: {
    summary: "When Dogs Victoria read the data of an animal.",
    params: f.castObject({ id: f.id() }),
    query: f.castObject(f.paging()),
    response: f.paged(
      f.responseObject({
        id: f.id(),
        kind: string().oneOf(dvReadKinds).required(),
        /** Null after the reader's account was deleted. */
        reader: f.nullableText(),
        at: f.instant(),
      }),
    ),
  },
} as const satisfies Shapes<typeof dvAccessRoutes>;
