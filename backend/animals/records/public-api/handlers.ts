import type { Handlers } from "@/backend/http/handler-types";
import { getAnimal, listAnimals, listGenotypes, listResults } from "./read-animals";

export const publicApiHandlers: Handlers<"publicApi"> = {
  listAnimals: ({ tx, caller, query }) => listAnimals(tx, caller, query),
  getAnimal: ({ tx, caller, params }) => getAnimal(tx, caller, params.id),
  listResults: ({ tx, caller, params }) => listResults(tx, caller, params.id),
  listGenotypes: ({ tx, caller, params }) => listGenotypes(tx, caller, params.id),
};
