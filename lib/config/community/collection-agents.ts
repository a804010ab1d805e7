/** `submitted` and `underReview`: with staff. `approved`: the quiz is open. Only `active` agents can collect samples. */
export const agentStates = [
  "submitted",
  "underReview",
  "approved",
  "active",
  "expired",
  "withdrawn",
  "declined",
] as const;

export type AgentState = (typeof agentStates)[number];

/** How long an agent is authorised after the quiz. */
export const agentTermMonths = 12;

/** How long before the end the agent is reminded and can renew. */
export const renewalDays = 30;

export const nominationDays = 60;

/** Discount of agents on kits that they hold as stock. */
export const agentDiscountPercent = 15;

/** The answers are in the backend. Wording: `messages/en/community/collection-agents.json`. */
export const quizQuestions = ["own", "chip", "food", "swabs", "seal", "results"] as const;

export type QuizQuestion = (typeof quizQuestions)[number];

export const quizOptions = ["a", "b", "c"] as const;

export type QuizOption = (typeof quizOptions)[number];

export const agentLimits = {
  perPage: 10,
  mapPoints: 2_000,
  areaLength: 200,
  feeLength: 80,
  availabilityLength: 200,
  experienceLength: 1_000,
  messageLength: 1_000,
  /** Open nominations of one member. */
  nominations: 10,
  /** Agents this far from a searched place are listed. */
  nearKm: 250,
} as const;
