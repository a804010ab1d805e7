/** Scope of the idempotency keys of a user who redeems points. */
export const loyaltyScope = (userId: number): string => `loyalty:${userId}`;
