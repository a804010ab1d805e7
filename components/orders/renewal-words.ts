import type renewal from "@/messages/en/renewal.json";

/** As they stand in the messages: dates and amounts are put in where they are known. */
export type RenewalWords = typeof renewal;
