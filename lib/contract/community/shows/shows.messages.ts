/** Field messages that only the backend can decide on. */
export const showMessages = {
  past: "The show must be in the future",
  catalogue: "The catalogue closes before the show",
} as const;
