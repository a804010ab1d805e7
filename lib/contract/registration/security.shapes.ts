import type { Shapes } from "@/lib/contract/contract";
import { answerObject, answerText, anyText, optionalText, text } from "@/lib/contract/fields";
import type { securityRoutes } from "./security.routes";

/** What stands in every form that asks the question: its answer, its proof, and a field no person sees. */
export const securityFields = () => ({
  security: text(40),
  challenge: anyText(200),
  /** Programs fill it in. */
  website: optionalText(200),
});

export const securityShapes = {
  question: { answer: answerObject({ question: answerText(), challenge: answerText() }) },
} as const satisfies Shapes<typeof securityRoutes>;
