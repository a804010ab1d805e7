import { CardForm } from "@/components/orders/public/card-form";
import { ProviderPayment } from "@/components/orders/public/provider-payment";
import { FormFailure } from "@/components/form/form-failure";
import { activationPath } from "@/lib/navigation/activation-paths";
import { toMinorUnits } from "@/lib/domain/money";
import type { ActivationCart } from "@/store/api/kits/activation-cart";
import type { PaymentChoice } from "@/store/api/orders/checkout";
import type { buyerOf } from "./use-activation-cart";
import type { usePayExtras } from "./use-pay-extras";

interface MethodFormProps {
  readonly choice: PaymentChoice;
  readonly cart: ActivationCart;
  readonly buyer: NonNullable<ReturnType<typeof buyerOf>>;
  readonly paying: ReturnType<typeof usePayExtras>;
  readonly payLabel: string;
}

/** Card fields, or the form of the provider. */
export function MethodForm({ choice, cart, buyer, paying, payLabel }: MethodFormProps) {
  const { method, provider, clientId, isLive } = choice;
  const { user, address } = buyer;
  const payer = {
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    postalCode: address.postalCode,
    country: address.country,
  };
  if (method === "C" || (provider !== "stripe" && provider !== "paypal"))
    return (
      <>
        {provider === "stripe" && <FormFailure message={paying.failure} />}
        <CardForm
          provider={provider}
          clientId={clientId}
          payer={payer}
          submitLabel={payLabel}
          failure={paying.failure}
          onToken={(token) =>
            paying.place({ method, provider: provider === "stripe" ? "stripe" : "sandbox", token })
          }
          onFailed={paying.setFailure}
        />
      </>
    );
  return (
    <>
      <FormFailure message={paying.failure} />
      <ProviderPayment
        provider={provider}
        clientId={clientId}
        isLive={isLive}
        payer={payer}
        payLabel={payLabel}
        amount={toMinorUnits(cart.total)}
        currency={cart.currency.code}
        start={() => paying.startProviderPayment(choice)}
        onDone={(transactionId) => paying.place({ method, provider, transactionId })}
        onFailed={paying.setFailure}
        // Buyers returning from their bank go on where they left: see useReturnedPayment.
        returnPath={() => activationPath("review")}
      />
    </>
  );
}
