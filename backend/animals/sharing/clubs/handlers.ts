import type { Handlers } from "@/backend/http/handler-types";
import { addClubAnimals } from "./add-club-animals";
import { listClubAnimals } from "./list-club-animals";
import { listOwnClubs } from "@/backend/animals/public/own-clubs";
import { removeClubAnimal } from "./remove-club-animal";

export const clubsHandlers: Handlers<"clubs"> = {
  transferAnimals: ({ tx, caller, body }) => addClubAnimals(tx, caller, body.animal_ids),
  mine: ({ tx, caller }) => listOwnClubs(tx, caller),
  access: ({ tx, caller, query }) => listClubAnimals(tx, caller, query),
  removeAccess: ({ query, ...context }) => removeClubAnimal(context, query.animalId),
};
