import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { BegunPayment, PaymentProps } from "@/components/checkout/payment-props";
import { StripeCard } from "@/components/checkout/stripe/stripe-card-client";
import { StripePayment } from "@/components/checkout/stripe/stripe-payment-client";
import words from "@/messages/en/stripe.json";

const payer = { name: "Robin Doe", email: "robin@example.test", postalCode: "2000", country: "AU" };

/** Whoever shows the forms: it says what they tell, and its amount can be changed. */
function FormPage({ isCard }: { readonly isCard: boolean }) {
  const [told, setTold] = useState("nothing yet");
  const [amount, setAmount] = useState(12_950);
  const onFailed = (message: string) => setTold(`failed: ${message}`);
  const props: PaymentProps = {
    clientId: "pk_test_form",
    amount,
    currency: "AUD",
    payer,
    payLabel: `Order and pay $${(amount / 100).toFixed(2)}`,
    start: async () => {
      const answer = await fetch("/begin", { method: "POST", body: JSON.stringify({ amount }) });
      if (!answer.ok) throw new Error("refused");
      return (await answer.json()) as BegunPayment;
    },
    onDone: (transactionId) => setTold(`done: ${transactionId}`),
    onFailed,
  };
  return (
    <>
      <p role="status">{told}</p>
      <label>
        Note <input name="note" />
      </label>
      <button onClick={() => setAmount(9_900)}>Use a coupon</button>
      {isCard ? (
        <StripeCard
          clientId="pk_test_form"
          payer={payer}
          words={words}
          onToken={(token) => setTold(`token: ${token}`)}
          onFailed={onFailed}
        />
      ) : (
        <StripePayment {...props} words={words} />
      )}
    </>
  );
}

const place = document.getElementById("form");
if (place)
  createRoot(place).render(
    <StrictMode>
      <FormPage isCard={location.hash === "#card"} />
    </StrictMode>,
  );
