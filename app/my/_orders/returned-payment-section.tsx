import { ClientMessages } from "@/lib/i18n/client-messages";
import { ReturnedPayment } from "@/components/orders/orders/returned-payment-client";

interface ReturnedPaymentSectionProps {
  readonly params: Readonly<Record<string, string | string[] | undefined>>;
}

/** The payment the buyer returns from: providers add it to the URL. */
export function ReturnedPaymentSection({ params }: ReturnedPaymentSectionProps) {
  const transactionId = params["payment_intent"] ?? params["payment"];
  if (typeof transactionId !== "string") return null;
  return (
    <ClientMessages areas={["orders"]}>
      <ReturnedPayment key={transactionId} transactionId={transactionId} />
    </ClientMessages>
  );
}
