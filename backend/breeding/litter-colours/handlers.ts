import type { Handlers } from "@/backend/http/handler-types";
import { readGenotypes } from "./read-genotypes";
import { predictColours } from "./predict-colours";

export const litterColoursHandlers: Handlers<"litterColours"> = {
  felineColour: (_context, { body }) => Promise.resolve(predictColours("feline", body)),
  publicFelineColour: (_context, { body }) => Promise.resolve(predictColours("feline", body)),
  canineColour: (_context, { body }) => Promise.resolve(predictColours("canine", body)),
  genotypes: readGenotypes,
};
