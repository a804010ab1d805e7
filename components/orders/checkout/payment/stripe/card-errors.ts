import type { StripeTranslate } from "./stripe-messages";

export const cardFields = ["number", "expiry", "securityCode"] as const;
export type CardField = (typeof cardFields)[number];

/** Last state reported by one of Stripe's fields. */
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

/** Error of a field: while typing only definite errors, after submitting also incomplete input. */
export function describeCardError(
  field: CardField,
  { isComplete, code }: FieldState,
  t: StripeTranslate,
  isSubmitted: boolean,
): string | undefined {
  const isInvalid = code !== undefined && !code.startsWith("incomplete_");
  if (isComplete || !(isSubmitted || isInvalid)) return undefined;
  if (field !== "expiry") return t("card.numberWrong");
  return code?.endsWith("_past") ? t("card.yearWrong") : t("card.monthWrong");
}
