import { string } from "yup";
import { approvalStates } from "@/lib/config/approvals";
import type { Shapes } from "@/lib/contract/contract";
import {
  answerObject,
  answerText,
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

const standing = answerObject({
  /** What everybody finds now; null where that is nothing. */
  listing: answerObject(listingFacts).nullable().defined(),
  /** The newest one. */
  application: answerObject({
    ...listingFacts,
    statement: answerText(),
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
    answer: paged(answerObject({ id: id(), ...listingFacts })),
  },
  choices: {
    answer: answerObject({ countries: listOf(listingFacts.country), breeds: listingFacts.breeds }),
  },
  mine: { answer: standing },
  apply: { body: breederApplication, answer: standing },
  withdraw: { answer: standing },
} as const satisfies Shapes<typeof responsibleBreedersRoutes>;
