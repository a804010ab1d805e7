import { Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { toMinorUnits } from "@/lib/domain/money";
import { payerOf } from "./payer-of";
import type { PaymentProps } from "./payment-props";
import { PaypalPayment, StripePayment } from "./provider-forms";
import { renewsBy } from "./renews-by";
import type { StepProps } from "./step-props";
import type { usePlacing } from "./use-placing";

interface ProviderPayProps extends Pick<StepProps, "checkout" | "words" | "providerWords"> {
  readonly provider: "stripe" | "paypal";
  readonly placing: ReturnType<typeof usePlacing>;
  readonly areAccepted: () => boolean;
  readonly payLabel: string;
}

/** The provider's own form: it begins the payment when somebody pays, and what comes of it is looked up by the shop. */
export function ProviderPay({ provider, words, providerWords, ...given }: ProviderPayProps) {
  const { checkout, placing, areAccepted, payLabel } = given;
  const { cart, paying } = checkout;
  const renews = renewsBy(checkout);
  const method = paying?.choice.method ?? (provider === "stripe" ? "A" : "P");
  const props: PaymentProps = {
    clientId: paying?.choice.clientId ?? "",
    amount: toMinorUnits(cart.total),
    currency: cart.currency.code,
    payer: payerOf(checkout),
    payLabel,
    start: async () => {
      if (!areAccepted()) throw new Error("The terms are not accepted.");
      return placing.begin({ method, provider, ...(renews && { renews }) });
    },
    onDone: (transactionId) => placing.place({ method, provider, transactionId }),
    onFailed: placing.setFailure,
  };
  return (
    <Suspense fallback={<Skeleton label={words.loading} />}>
      {provider === "stripe" ? (
        <StripePayment {...props} words={providerWords.stripe} />
      ) : (
        <PaypalPayment
          {...props}
          words={providerWords.paypal}
          isLive={paying?.choice.isLive ?? false}
          renews={renews}
          mayStart={areAccepted}
        />
      )}
    </Suspense>
  );
}
