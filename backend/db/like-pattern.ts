/** A text anywhere in a column, with the wildcards of LIKE escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
