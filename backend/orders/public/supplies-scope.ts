/** Scope of the idempotency keys of a buyer. */
export const suppliesScope = (userId: number): string => `supplies:${userId}`;
