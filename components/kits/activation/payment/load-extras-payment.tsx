import { lazy } from "react";
import { pageLanguage } from "@/lib/i18n/page-language";
import { createTranslator } from "@/lib/i18n/translator";
import type { ExtrasPaymentProps } from "./extras-payment-props";

/** Payment of added tests. Loaded with the messages of payments, which activations without them do not need. */
export const ExtrasPayment = lazy(async () => {
  const language = pageLanguage();
  const [{ ExtrasPayment: Payment }, { loadMessages }] = await Promise.all([
    import("./extras-payment-client"),
    import("@/lib/i18n/load-messages"),
  ]);
  const [payments, checkout] = await Promise.all([
    loadMessages(language, "payments"),
    loadMessages(language, "checkout"),
  ]);
  const tCheckout = createTranslator(language, checkout);
  const WithMessages = (props: Omit<ExtrasPaymentProps, "payments" | "tCheckout">) => (
    <Payment {...props} payments={payments} tCheckout={tCheckout} />
  );
  return { default: WithMessages };
});
