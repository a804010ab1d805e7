import type { Body } from "@/lib/contract/calls";
import { subDays } from "date-fns";
import {
  type QuizOption,
  type QuizQuestion,
  quizQuestions,
  renewalDays,
} from "@/lib/config/community/collection-agents";
import type { collectionAgents } from "@/backend/db/schema/collection-agents";

type AgentRow = typeof collectionAgents.$inferSelect;

/** Only here: the browser never receives them. */
const rightAnswers: Readonly<Record<QuizQuestion, QuizOption>> = {
  own: "c",
  chip: "b",
  food: "a",
  swabs: "b",
  seal: "c",
  results: "a",
};

/** Questions that are missing, or answered wrong or twice. */
export function findWrongAnswers(
  answers: Body<"collectionAgents.takeQuiz">["answers"],
): readonly QuizQuestion[] {
  return quizQuestions.filter((question) => {
    const chosen = answers.filter((answer) => answer.question === question);
    return chosen.length !== 1 || chosen[0]?.option !== rightAnswers[question];
  });
}

/** After approval, in the last weeks of a term, and after it has ended. */
export function canTakeQuiz({ state, expiresAt }: AgentRow, now: Date): boolean {
  if (state === "approved" || state === "expired") return true;
  return state === "active" && expiresAt !== null && subDays(expiresAt, renewalDays) <= now;
}
