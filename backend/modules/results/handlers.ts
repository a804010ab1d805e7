import type { Handlers } from "@/backend/http/handler-types";
import { listReports } from "./list-reports";
import { readResults } from "./read-results";

export const resultsHandlers: Handlers<"results"> = {
  get: ({ tx, caller, params }) => readResults(tx, caller, params),
  list: ({ tx, caller, query }) => listReports(tx, caller, query),
};
