/** Keeps the dash of a product name on the line of the word before it. */
export const keepDash = (name: string): string => name.replaceAll(" –", "\u00a0–");
