import { loadWithMessages } from "@/lib/i18n/load-with-messages";
import { lazyPart } from "@/components/ui/lazy-part";

/** Payment of added tests. Loaded with the messages of payments, which activations without them do not need. */
export const ExtrasPayment = lazyPart(
  loadWithMessages(
    ["payments", "checkout"],
    async () => (await import("./extras-payment-client")).ExtrasPayment,
  ),
);
