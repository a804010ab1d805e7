import type { Handlers } from "@/backend/http/handler-types";
import { listParents } from "./list-parents";
import { readStrategy } from "./read-strategy";
import { listTypedTests } from "./typed-parent";

export const breedingStrategyHandlers: Handlers<"breedingStrategy"> = {
  get: readStrategy,
  parents: listParents,
  tests: listTypedTests,
};
