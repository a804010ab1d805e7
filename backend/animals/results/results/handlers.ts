import type { Handlers } from "@/backend/http/handler-types";
import { listAdvanceResults } from "./list-advance-results";
import { listReports } from "./list-reports";
import { readClearByDescent } from "./clear-by-descent";
import { readResults } from "./read-results";

export const resultsHandlers: Handlers<"results"> = {
  get: ({ tx, caller, params, query }) => readResults(tx, caller, { ...params, ...query }),
  list: ({ tx, caller, query }) => listReports(tx, caller, query),
  clearByDescent: ({ tx, caller, params }) => readClearByDescent(tx, caller, params.id),
  advance: ({ tx, caller, query }) => listAdvanceResults(tx, caller, query),
};
