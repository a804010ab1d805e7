import type { Handlers } from "@/backend/http/handler-types";
import { listParents } from "./list-parents";
import { readStrategy } from "./read-strategy";
import { listTypedTests } from "./typed-parent";

export const breedingStrategyHandlers: Handlers<"breedingStrategy"> = {
  get: ({ tx, caller, query }) => readStrategy(tx, caller, query),
  parents: ({ tx, caller, query }) => listParents(tx, caller, query),
  tests: ({ tx, query }) => listTypedTests(tx, query),
};
