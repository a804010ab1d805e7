/** Field messages that only the backend can decide on. */
export const acmMessages = {
  animal: "Please choose one of your animals",
  sameBarcode: "The second barcode must differ from the first",
  future: "This day is in the future",
  scan: "This is not a form we can read. Please send a PDF, JPEG, PNG or WebP",
} as const;
