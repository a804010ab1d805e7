/** Joins class lists, without the falsy ones. */
export const cn = (...lists: readonly (string | false | undefined)[]): string =>
  lists.filter(Boolean).join(" ");
