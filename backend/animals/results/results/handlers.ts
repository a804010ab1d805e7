import type { Handlers } from "@/backend/http/handler-types";
import { listAdvanceResults } from "./list-advance-results";
import { listReports } from "./list-reports";
import { readClearByDescent } from "./clear-by-descent";
import { readFamily } from "./read-family";
import { readResults } from "./read-results";

export const resultsHandlers: Handlers<"results"> = {
  get: ({ tx, caller }, { params, query }) => readResults(tx, caller, { ...params, ...query }),
  list: listReports,
  clearByDescent: readClearByDescent,
  family: readFamily,
  advance: listAdvanceResults,
};
