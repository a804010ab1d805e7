import type { Handlers } from "@/backend/http/handlers";
import { listBreeds } from "./list-breeds";
import { readBreed } from "./read-breed";

export const breedsHandlers: Handlers<"breeds"> = {
  list: ({ tx, query }) => listBreeds(tx, query),
  one: ({ tx, params }) => readBreed(tx, params.id),
};
