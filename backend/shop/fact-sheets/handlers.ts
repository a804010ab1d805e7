import type { Handlers } from "@/backend/http/handler-types";
import { listFactSheets } from "./list-fact-sheets";
import { readFactSheet } from "./read-fact-sheet";

export const factSheetsHandlers: Handlers<"factSheets"> = {
  list: listFactSheets,
  get: readFactSheet,
};
