import type { Handlers } from "@/backend/http/handlers";
import { applyAsBreeder } from "./apply";
import { listBreeders } from "./list-breeders";
import { listChoices } from "./list-choices";
import { readMine } from "./read-mine";
import { withdraw } from "./withdraw";

export const responsibleBreedersHandlers: Handlers<"responsibleBreeders"> = {
  list: ({ tx, query }) => listBreeders(tx, query),
  choices: ({ tx }) => listChoices(tx),
  mine: ({ tx, visit }) => readMine(tx, visit),
  apply: ({ tx, visit, body }) => applyAsBreeder(tx, visit, body),
  withdraw: ({ tx, visit }) => withdraw(tx, visit),
};
