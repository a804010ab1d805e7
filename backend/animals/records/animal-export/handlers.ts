import type { Handlers } from "@/backend/http/handler-types";
import { exportAnimal, exportAnimals } from "./export-animals";

export const animalExportHandlers: Handlers<"animalExport"> = {
  all: ({ tx, caller, query }) => exportAnimals(tx, caller, query.format),
  one: ({ tx, caller, params, query }) => exportAnimal(tx, caller, params.id, query.format),
};
