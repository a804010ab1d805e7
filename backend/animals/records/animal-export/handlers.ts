import type { Handlers } from "@/backend/http/handler-types";
import { exportAnimal, exportAnimals } from "./export-animals";

export const animalExportHandlers: Handlers<"animalExport"> = {
  all: exportAnimals,
  one: exportAnimal,
};
