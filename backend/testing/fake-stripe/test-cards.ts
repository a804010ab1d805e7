/** Stripe's published test cards and their outcomes. */
export const testCards = {
  pm_card_visa: { brand: "visa", last4: "4242" },
  pm_card_mastercard: { brand: "mastercard", last4: "4444" },
  pm_card_visa_chargeDeclined: { brand: "visa", last4: "0002", decline: "generic_decline" },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    brand: "visa",
    last4: "9995",
    decline: "insufficient_funds",
  },
  pm_card_chargeDeclinedExpiredCard: { brand: "visa", last4: "0069", decline: "expired_card" },
  pm_card_authenticationRequired: { brand: "visa", last4: "3184", needsAuthentication: true },
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof testCards;

export interface TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly decline?: string;
  /** The bank requires authentication. */
  readonly needsAuthentication?: boolean;
}

export const isTestCard = (name: string): name is TestCardName => Object.hasOwn(testCards, name);

export const declineError = (reason: string) => ({
  type: "card_error",
  code: reason === "expired_card" ? "expired_card" : "card_declined",
  decline_code: reason,
  message: "Your card was declined.",
});
