import { type ReactNode, Suspense } from "react";
import { useMessages } from "#use-messages";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoredCard } from "@/store/api/orders/checkout";
import { SandboxCardForm } from "@/components/orders/checkout/payment/sandbox/sandbox-card-form-client";
import type { CardFieldsProps } from "./payment-props";
import { lazyPart } from "@/components/ui/lazy-part";

const StripeCard = lazyPart(
  async () => (await import("@/components/orders/checkout/payment/stripe/stripe-card-client")).StripeCard,
);

interface CardFormProps extends Omit<CardFieldsProps, "onToken"> {
  readonly provider: string;
  /** Submit label of the sandbox form; Stripe's form has its own. */
  readonly submitLabel: string;
  /** Why the payment with the last token was refused; shown by the sandbox form. */
  readonly failure?: string | undefined;
  readonly onToken: (token: string, card?: StoredCard) => Promise<void> | void;
  /** Placed next to the submit button. */
  readonly children?: ReactNode;
}

/** Card fields of the provider, or of the sandbox. Both exchange the card for a token. */
export function CardForm({ provider, children, ...props }: CardFormProps) {
  const messages = useMessages("payments.stripe");
  const { clientId, payer, submitLabel, failure, onToken, onFailed } = props;
  if (provider !== "stripe")
    return (
      <SandboxCardForm payer={payer} submitLabel={submitLabel} failure={failure} onToken={onToken}>
        {children}
      </SandboxCardForm>
    );
  return (
    <Suspense fallback={<Skeleton label={messages.loading} />}>
      <StripeCard clientId={clientId} payer={payer} onToken={onToken} onFailed={onFailed} />
      {children}
    </Suspense>
  );
}
