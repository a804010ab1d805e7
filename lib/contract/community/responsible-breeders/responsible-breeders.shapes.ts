import { string } from "yup";
import { approvalStates } from "@/lib/config/community/approvals";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { mapPoint } from "@/lib/contract/community/collection-agents/collection-agents.fields";
import { listingFacts } from "./responsible-breeders.fields";
import { breederApplication } from "./responsible-breeders.forms";
import type { responsibleBreedersRoutes } from "./responsible-breeders.routes";

const status = f.responseObject({
  /** The published listing; null for none. */
  listing: f.nullableObject(listingFacts),
  /** The latest application. */
  application: f.nullableObject({
    ...listingFacts,
    statement: f.responseText(),
    state: string().oneOf(approvalStates).required(),
    note: f.nullableText(),
  }),
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
    query: f.castObject({ ...filters, ...f.paging() }),
    response: f.paged(f.responseObject({ id: f.id(), ...listingFacts })),
  },
  map: {
    summary: "The same in a part of the map.",
    query: f.castObject(filters),
    response: f.responseObject({ points: f.listOf(mapPoint) }),
  },
  choices: {
    summary: "Breeds and countries that can be chosen from.",
    response: f.responseObject({ countries: f.listOf(listingFacts.country), breeds: listingFacts.breeds }),
  },
  getMine: { summary: "The user's own listing.", response: status },
  apply: { summary: "Applies for a listing, or changes it.", body: breederApplication, response: status },
  withdraw: { summary: "Removes the listing.", response: status },
} as const satisfies Shapes<typeof responsibleBreedersRoutes>;
