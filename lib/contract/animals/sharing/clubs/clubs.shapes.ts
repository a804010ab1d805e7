import { array, string } from "yup";
import { clubRoles, maxTransferredAnimals } from "@/lib/config/animal-access";
import { listedAnimal } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.fields";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
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
  strictObject,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { clubsRoutes } from "./clubs.routes";

const club = { id: id(), name: responseText() };

export const clubsShapes = {
  transferAnimals: {
    body: strictObject({
      animal_ids: array()
        .of(id())
        .min(1, fieldMessages.required)
        .max(maxTransferredAnimals, fieldMessages.invalid)
        .required(),
    }),
    /** How many animals the clubs of the caller can see now. */
    response: responseObject({ count: wholeNumber() }),
  },
  access: {
    query: castObject({ page: page(), size: pageSize(), query: searchText() }),
    response: paged(
      responseObject({
        animal: listedAnimal(),
        /** Null after the owner's account was deleted. */
        owner: nullableText(),
        isMine: flag(),
        canRemove: flag(),
        clubs: listOf(responseText()),
      }),
    ),
  },
  removeAccess: { query: castObject({ animalId: id() }), response: noContent },
  mine: {
    response: listOf(responseObject({ ...club, role: string().oneOf(clubRoles).required() })),
  },
} as const satisfies Shapes<typeof clubsRoutes>;
