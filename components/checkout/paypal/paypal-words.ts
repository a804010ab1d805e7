import type paypal from "@/messages/en/paypal.json";

/** As they stand in the messages: which of them is needed is known in the browser only. */
export type PaypalWords = typeof paypal;
