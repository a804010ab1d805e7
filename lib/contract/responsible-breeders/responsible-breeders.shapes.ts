import { string } from "yup";
import { approvalStates } from "@/lib/config/approvals";
import type { Shapes } from "@/lib/contract/contract";
import {
  responseObject,
  responseText,
  castObject,
  id,
  listOf,
  nullableText,
  optionalId,
  page,
  paged,
  pageSize,
  searchText,
  species,
  typedCountryCode,
} from "@/lib/contract/fields";
import { listingFacts } from "./responsible-breeders.fields";
import { breederApplication } from "./responsible-breeders.forms";
import type { responsibleBreedersRoutes } from "./responsible-breeders.routes";

const standing = responseObject({
  /** What everybody finds now; null where that is nothing. */
  listing: responseObject(listingFacts).nullable().defined(),
  /** The newest one. */
  application: responseObject({
    ...listingFacts,
    statement: responseText(),
    state: string().oneOf(approvalStates).required(),
    note: nullableText(),
  })
    .nullable()
    .defined(),
});

export const responsibleBreedersShapes = {
  list: {
    query: castObject({
      breed_id: optionalId(),
      /** A part of a breed's name. */
      breed: searchText(),
      species: species().notRequired(),
      country: typedCountryCode().optional(),
      page: page(),
      size: pageSize(),
    }),
    response: paged(responseObject({ id: id(), ...listingFacts })),
  },
  choices: {
    response: responseObject({ countries: listOf(listingFacts.country), breeds: listingFacts.breeds }),
  },
  getMine: { response: standing },
  apply: { body: breederApplication, response: standing },
  withdraw: { response: standing },
} as const satisfies Shapes<typeof responsibleBreedersRoutes>;
