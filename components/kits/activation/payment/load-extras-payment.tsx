import { lazyWithMessages } from "@/lib/i18n/lazy-with-messages";

/** Payment of added tests. Loaded with the messages of payments, which activations without them do not need. */
export const ExtrasPayment = lazyWithMessages(
  ["payments", "checkout"],
  async () => (await import("./extras-payment-client")).ExtrasPayment,
);
