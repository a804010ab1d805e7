/** Refusal of a sign-in with the right password, before the mailed link has been opened. */
export const unconfirmedCode = "unconfirmed";
