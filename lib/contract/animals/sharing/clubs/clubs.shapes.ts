import { array, string } from "yup";
import { clubRoles, maxTransferredAnimals } from "@/lib/config/animals/animal-access";
import { listedAnimal } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.fields";
import type { Shapes } from "@/lib/contract/contract";
import { noContent } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { clubsRoutes } from "./clubs.routes";

const club = { id: f.id(), name: f.responseText() };

export const clubsShapes = {
  transferAnimals: {
    summary: "Shows animals to all clubs of the user, who stays the owner.",
    body: f.strictObject({
      animal_ids: array()
        .of(f.id())
        .min(1, "fields.required")
        .max(maxTransferredAnimals, "fields.invalid")
        .required(),
    }),
    /** How many animals the clubs of the caller can see now. */
    response: f.responseObject({ count: f.wholeNumber() }),
  },
  access: {
    summary: "Animals that the user's clubs can see.",
    query: f.castObject({ ...f.paging(), query: f.searchText() }),
    response: f.paged(
      f.responseObject({
        animal: listedAnimal(),
        /** Null after the owner's account was deleted. */
        owner: f.nullableText(),
        isMine: f.flag(),
        canRemove: f.flag(),
        clubs: f.listOf(f.responseText()),
      }),
    ),
  },
  removeAccess: {
    summary: "Takes an animal back from clubs.",
    query: f.castObject({ animalId: f.id() }),
    response: noContent,
  },
  mine: {
    summary: "Clubs that the user belongs to.",
    response: f.listOf(f.responseObject({ ...club, role: string().oneOf(clubRoles).required() })),
  },
} as const satisfies Shapes<typeof clubsRoutes>;
