import { number, string } from "yup";
import { approvalStates } from "@/lib/config/approvals";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { listingFacts } from "./responsible-breeders.fields";
import { breederApplication } from "./responsible-breeders.forms";
import type { responsibleBreedersRoutes } from "./responsible-breeders.routes";

const status = f.responseObject({
  /** The published listing; null for none. */
  listing: f.responseObject(listingFacts).nullable().defined(),
  /** The latest application. */
  application: f
    .responseObject({
      ...listingFacts,
      statement: f.responseText(),
      state: string().oneOf(approvalStates).required(),
      note: f.nullableText(),
    })
    .nullable()
    .defined(),
});

const filters = {
  breed_id: f.optionalId(),
  /** Part of a breed's name. */
  breed: f.searchText(),
  species: f.species().notRequired(),
  country: f.typedCountryCode().optional(),
};

export const responsibleBreedersShapes = {
  list: {
    query: f.castObject({ ...filters, page: f.page(), size: f.pageSize() }),
    response: f.paged(f.responseObject({ id: f.id(), ...listingFacts })),
  },
  map: {
    query: f.castObject(filters),
    response: f.responseObject({
      points: f.listOf(
        f.responseObject({
          id: f.id(),
          name: f.responseText(),
          place: f.responseText(),
          latitude: number().min(-90).max(90).required(),
          longitude: number().min(-180).max(180).required(),
        }),
      ),
    }),
  },
  choices: {
    response: f.responseObject({ countries: f.listOf(listingFacts.country), breeds: listingFacts.breeds }),
  },
  getMine: { response: status },
  apply: { body: breederApplication, response: status },
  withdraw: { response: status },
} as const satisfies Shapes<typeof responsibleBreedersRoutes>;
