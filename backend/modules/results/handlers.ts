import type { Handlers } from "@/backend/http/handler-types";
import { readResults } from "./read-results";

export const resultsHandlers: Handlers<"results"> = {
  get: ({ tx, caller, params }) => readResults(tx, caller, params),
};
