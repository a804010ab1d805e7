import { eachPetIdentifier } from "@/lib/domain/pet-identifiers";
import { string } from "yup";
import { accessScopes } from "@/lib/config/animal-access";
import { sexes } from "@/lib/config/animals";
import { dvLimits, dvReadKinds } from "@/lib/config/dv-access";
import { parentageOutcomes } from "@/lib/config/parentage";
import type { Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  searchText,
  wholeNumber,
} from "@/lib/contract/fields";
import type { dvAccessRoutes } from "./dv-access.routes";

const animal = responseObject({
  id: id(),
  name: responseText(),
  sex: string().oneOf(sexes).required(),
  bornOn: nullableText(),
  breed: nullableText(),
  ...eachPetIdentifier(nullableText),
});

/** Null where none was compared. */
const parent = () => responseObject({ name: nullableText() }).nullable().defined();

export const dvAccessShapes = {
  list: {
    query: castObject({ page: page(), size: pageSize(), query: searchText() }),
    response: paged(
      responseObject({
        animal,
        /** Null after the owner's account was deleted. */
        owner: nullableText(),
        scopes: listOf(string().oneOf(accessScopes).required()),
        /** Current reports; with the scope `results`. */
        reports: listOf(
          responseObject({ barcode: responseText(), tests: wholeNumber(), issuedAt: responseText() }),
        ),
        /** With the scope `parentage`. */
        profiles: listOf(
          responseObject({
            panel: responseText(),
            madeOn: responseText(),
            /** Null for profiles of other laboratories. */
            barcode: nullableText(),
            /** A vet or a collection agent took the sample. */
            isCertified: flag(),
          }),
        ),
        /** With the scope `parentage`. Names of parents only where they are visible too. */
        parentage: listOf(
          responseObject({
            id: id(),
            outcome: string().oneOf(parentageOutcomes).required(),
            reportedAt: responseText(),
            dam: parent(),
            sire: parent(),
          }),
        ),
      }),
    ),
  },
  exportTable: {
    query: castObject({ query: searchText() }),
    response: { fileType: "text/csv", maxBytes: dvLimits.exportBytes },
  },
  reads: {
    params: castObject({ id: id() }),
    query: castObject({ page: page(), size: pageSize() }),
    response: paged(
      responseObject({
        id: id(),
        kind: string().oneOf(dvReadKinds).required(),
        /** Null after the reader's account was deleted. */
        reader: nullableText(),
        at: responseText(),
      }),
    ),
  },
} as const satisfies Shapes<typeof dvAccessRoutes>;
