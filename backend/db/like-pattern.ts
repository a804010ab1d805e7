/** A text with the wildcards of LIKE escaped. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A text anywhere in a column. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`;
