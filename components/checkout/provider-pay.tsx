import { Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { toMinorUnits } from "@/lib/domain/money";
import type { PaymentChoice } from "@/store/api/checkout";
import { payerOf } from "./payer-of";
import { paymentForms } from "./provider-forms";
import type { StepProps } from "./step-props";
import type { usePlacing } from "./use-placing";

interface ProviderPayProps extends Pick<StepProps, "checkout" | "words" | "stripeWords" | "paypalWords"> {
  readonly provider: keyof typeof paymentForms;
  readonly choice: PaymentChoice;
  readonly placing: ReturnType<typeof usePlacing>;
  readonly areAccepted: () => boolean;
  readonly payLabel: string;
}

/** The provider's own form: it begins the payment when somebody pays, and what comes of it is looked up by the shop. */
export function ProviderPay({ provider, checkout, placing, areAccepted, words, ...rest }: ProviderPayProps) {
  const Form = paymentForms[provider];
  const { cart } = checkout;
  const { method, clientId } = rest.choice;

  async function start() {
    if (!areAccepted()) throw new Error("The terms are not accepted.");
    return placing.begin({ method, provider });
  }

  return (
    <Suspense fallback={<Skeleton label={words.loading} />}>
      <Form
        {...rest}
        clientId={clientId}
        mayStart={areAccepted}
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
