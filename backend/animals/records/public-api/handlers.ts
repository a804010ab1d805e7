import type { Handlers } from "@/backend/http/handler-types";
import { getAnimal, listAnimals, listGenotypes, listResults } from "./read-animals";

export const publicApiHandlers: Handlers<"publicApi"> = {
  listAnimals,
  getAnimal,
  listResults,
  listGenotypes,
};
