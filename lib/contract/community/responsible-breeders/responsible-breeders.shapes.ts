import { number, string } from "yup";
import { approvalStates } from "@/lib/config/community/approvals";
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
    summary: "Breeders who test their animals, by breed and place.",
    query: f.castObject({ ...filters, page: f.page(), size: f.pageSize() }),
    response: f.paged(f.responseObject({ id: f.id(), ...listingFacts })),
  },
  map: {
    summary: "The same in a part of the map.",
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
    summary: "Breeds and countries that can be chosen from.",
    response: f.responseObject({ countries: f.listOf(listingFacts.country), breeds: listingFacts.breeds }),
  },
  getMine: { summary: "The user's own listing.", response: status },
  apply: { summary: "Applies for a listing, or changes it.", body: breederApplication, response: status },
  withdraw: { summary: "Removes the listing.", response: status },
} as const satisfies Shapes<typeof responsibleBreedersRoutes>;
