import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { StartedPayment, PaymentProps } from "@/components/orders/public/payment-props";
import { StripeCard } from "@/components/orders/checkout/payment/stripe/stripe-card-client";
import { MessagesProvider } from "@/lib/i18n/messages-provider-client";
import form from "@/messages/en/kernel/form.json" with { type: "json" };
import payments from "@/messages/en/orders/payments.json" with { type: "json" };
import { StripePayment } from "@/components/orders/checkout/payment/stripe/stripe-payment-client";

const payer = { name: "Robin Doe", email: "robin@example.test", postalCode: "2000", country: "AU" };

/** Host page of Stripe's forms: shows their outcome and can change the amount. */
function FormPage({ isCard }: { readonly isCard: boolean }) {
  const [outcome, setOutcome] = useState("nothing yet");
  const [amount, setAmount] = useState(12_950);
  const onFailed = (message: string) => setOutcome(`failed: ${message}`);
  const props: PaymentProps = {
    clientId: "pk_test_form",
    amount,
    currency: "AUD",
    payer,
    payLabel: `Order and pay $${(amount / 100).toFixed(2)}`,
    start: async () => {
      const response = await fetch("/begin", { method: "POST", body: JSON.stringify({ amount }) });
      if (!response.ok) throw new Error("refused");
      return (await response.json()) as StartedPayment;
    },
    onDone: (transactionId) => setOutcome(`done: ${transactionId}`),
    onFailed,
  };
  return (
    <>
      <p role="status">{outcome}</p>
      <label>
        Note <input name="note" />
      </label>
      <button onClick={() => setAmount(9_900)}>Use a coupon</button>
      {isCard ? (
        <StripeCard
          clientId="pk_test_form"
          payer={payer}
          onToken={(token) => setOutcome(`token: ${token}`)}
          onFailed={onFailed}
        />
      ) : (
        <StripePayment {...props} />
      )}
    </>
  );
}

const root = document.getElementById("form");
if (root)
  createRoot(root).render(
    <StrictMode>
      <MessagesProvider messages={{ payments, form }}>
        <FormPage isCard={location.hash === "#card"} />
      </MessagesProvider>
    </StrictMode>,
  );
