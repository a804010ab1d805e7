import { ReturnedPayment } from "@/components/orders/orders/returned-payment-client";
import type { Language } from "@/lib/config/languages";
import { getMessages } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";

interface ReturnedPaymentSectionProps {
  readonly params: Readonly<Record<string, string | string[] | undefined>>;
  readonly language: Language;
}

/** The payment the buyer returns from: providers add it to the URL. */
export function ReturnedPaymentSection({ params, language }: ReturnedPaymentSectionProps) {
  const transactionId = params["payment_intent"] ?? params["payment"];
  if (typeof transactionId !== "string") return null;
  return (
    <ReturnedPayment
      key={transactionId}
      transactionId={transactionId}
      messages={{
        orders: pickMessages(getMessages(language, "orders"), ["pending"]),
        form: getMessages(language, "form"),
      }}
    />
  );
}
