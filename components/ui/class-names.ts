/** One class list of several; what does not apply is left out. */
export const cn = (...lists: readonly (string | false | undefined)[]): string =>
  lists.filter(Boolean).join(" ");
