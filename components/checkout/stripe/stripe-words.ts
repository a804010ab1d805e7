import type stripe from "@/messages/en/stripe.json";

/** As they stand in the messages: which of them is needed is known in the browser only. */
export type StripeWords = typeof stripe;
export type StripeFailure = keyof StripeWords["failures"];
