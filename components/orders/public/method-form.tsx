import { FormFailure } from "@/components/form/form-failure";
import { CardForm } from "./card-form";
import type { PaymentProps, StartedPayment } from "./payment-props";
import { ProviderPayment } from "./provider-payment";

interface MethodFormProps extends Omit<PaymentProps, "clientId" | "payLabel"> {
  readonly method: {
    readonly method: string;
    readonly provider: string;
    readonly clientId: string;
    readonly isLive: boolean;
  };
  readonly payLabel: string;
  readonly failure: string | undefined;
  /** Pays with the card that was exchanged for a token. */
  readonly onToken: (token: string) => Promise<void> | void;
  /** Our page for buyers who return from their bank. */
  readonly returnPath: (payment: StartedPayment) => string;
}

/** The form of the chosen payment method: card fields, or the provider's own form. */
export function MethodForm({ method, payLabel, failure, onToken, ...payment }: MethodFormProps) {
  const { provider, clientId, isLive } = method;
  const isSandbox = provider !== "stripe" && provider !== "paypal";
  return (
    <>
      {/* The sandbox form shows its failures next to its button. */}
      {!isSandbox && <FormFailure message={failure} />}
      {isSandbox || method.method === "C" ? (
        <CardForm
          provider={provider}
          clientId={clientId}
          payer={payment.payer}
          submitLabel={payLabel}
          failure={failure}
          onToken={onToken}
          onFailed={payment.onFailed}
        />
      ) : (
        <ProviderPayment
          {...payment}
          provider={provider}
          clientId={clientId}
          isLive={isLive}
          payLabel={payLabel}
        />
      )}
    </>
  );
}
