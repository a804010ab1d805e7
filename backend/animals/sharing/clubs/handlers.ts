import type { Handlers } from "@/backend/http/handler-types";
import { addClubAnimals } from "./add-club-animals";
import { listClubAnimals } from "./list-club-animals";
import { listOwnClubs } from "@/backend/animals/public/own-clubs";
import { removeClubAnimal } from "./remove-club-animal";

export const clubsHandlers: Handlers<"clubs"> = {
  transferAnimals: addClubAnimals,
  mine: listOwnClubs,
  access: listClubAnimals,
  removeAccess: removeClubAnimal,
};
