import { Suspense } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { toMinorUnits } from "@/lib/domain/money";
import { payerOf } from "./payer-of";
import { paymentForms } from "./provider-forms";
import type { StepProps } from "./step-props";
import type { usePlacing } from "./use-placing";

interface ProviderPayProps extends Pick<StepProps, "checkout" | "words" | "stripeWords"> {
  readonly provider: keyof typeof paymentForms;
  readonly clientId: string;
  readonly placing: ReturnType<typeof usePlacing>;
  readonly areAccepted: () => boolean;
  readonly payLabel: string;
}

/** The provider's own form: it begins the payment when somebody pays, and what comes of it is looked up by the shop. */
export function ProviderPay({
  provider,
  clientId,
  checkout,
  placing,
  areAccepted,
  words,
  stripeWords,
  payLabel,
}: ProviderPayProps) {
  const Form = paymentForms[provider];
  const { cart, paying } = checkout;
  const method = paying?.choice.method ?? "A";

  async function start() {
    if (!areAccepted()) throw new Error("The terms are not accepted.");
    return placing.begin({ method, provider });
  }

  if (Form === undefined) return <FormFailure message={words.payment.blocked} />;
  return (
    <Suspense fallback={<Skeleton label={words.loading} />}>
      <Form
        words={stripeWords}
        clientId={clientId}
        payLabel={payLabel}
        amount={toMinorUnits(cart.total)}
        currency={cart.currency.code}
        payer={payerOf(checkout)}
        start={start}
        onDone={(transactionId) => placing.place({ method, provider, transactionId })}
        onFailed={placing.setFailure}
      />
    </Suspense>
  );
}
