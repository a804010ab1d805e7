import type { Handlers } from "@/backend/http/handler-types";
import { readGenotypes } from "./read-genotypes";
import { predictColours } from "./predict-colours";

export const litterColoursHandlers: Handlers<"litterColours"> = {
  felineColour: ({ body }) => Promise.resolve(predictColours("feline", body)),
  publicFelineColour: ({ body }) => Promise.resolve(predictColours("feline", body)),
  canineColour: ({ body }) => Promise.resolve(predictColours("canine", body)),
  genotypes: ({ tx, caller, params, query }) => readGenotypes(tx, caller, { ...params, ...query }),
};
