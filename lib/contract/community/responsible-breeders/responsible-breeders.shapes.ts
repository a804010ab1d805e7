import { number, string } from "yup";
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

const status = responseObject({
  /** The published listing; null for none. */
  listing: responseObject(listingFacts).nullable().defined(),
  /** The latest application. */
  application: responseObject({
    ...listingFacts,
    statement: responseText(),
    state: string().oneOf(approvalStates).required(),
    note: nullableText(),
  })
    .nullable()
    .defined(),
});

const filters = {
  breed_id: optionalId(),
  /** Part of a breed's name. */
  breed: searchText(),
  species: species().notRequired(),
  country: typedCountryCode().optional(),
};

export const responsibleBreedersShapes = {
  list: {
    query: castObject({ ...filters, page: page(), size: pageSize() }),
    response: paged(responseObject({ id: id(), ...listingFacts })),
  },
  map: {
    query: castObject(filters),
    response: responseObject({
      points: listOf(
        responseObject({
          id: id(),
          name: responseText(),
          place: responseText(),
          latitude: number().min(-90).max(90).required(),
          longitude: number().min(-180).max(180).required(),
        }),
      ),
    }),
  },
  choices: {
    response: responseObject({ countries: listOf(listingFacts.country), breeds: listingFacts.breeds }),
  },
  getMine: { response: status },
  apply: { body: breederApplication, response: status },
  withdraw: { response: status },
} as const satisfies Shapes<typeof responsibleBreedersRoutes>;
