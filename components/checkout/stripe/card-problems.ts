import type { StripeWords } from "./stripe-words";

export const cardFields = ["number", "expiry", "securityCode"] as const;
export type CardField = (typeof cardFields)[number];

/** What one of Stripe's fields has last said of what stands in it. */
export interface FieldState {
  readonly isComplete: boolean;
  readonly code?: string | undefined;
}

export type FieldStates = Readonly<Record<CardField, FieldState>>;

export const emptyStates: FieldStates = {
  number: { isComplete: false },
  expiry: { isComplete: false },
  securityCode: { isComplete: false },
};

/** What is shown at a field: of one that is being filled in only what Stripe calls wrong, of all once it is sent. */
export function problemOf(
  field: CardField,
  { isComplete, code }: FieldState,
  words: StripeWords["card"],
  isSent: boolean,
): string | undefined {
  const isWrong = code !== undefined && !code.startsWith("incomplete_");
  if (isComplete || !(isSent || isWrong)) return undefined;
  if (field !== "expiry") return words.numberWrong;
  return code?.endsWith("_past") ? words.yearWrong : words.monthWrong;
}
