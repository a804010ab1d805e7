import type breeders from "@/messages/en/responsible-breeders.json";

/** As they stand in the messages: who is here is known in the browser only. */
export type BreederWords = Pick<typeof breeders, "visit" | "fields" | "facts">;
