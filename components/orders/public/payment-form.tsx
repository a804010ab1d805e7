import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { ChoiceCard } from "@/components/ui/choice-card";
import { CardForm } from "./card-form";
import type { PaymentProps, StartedPayment } from "./payment-props";
import { ProviderPayment } from "./provider-payment";

interface Method {
  readonly method: string;
  readonly provider: string;
  readonly clientId: string;
  readonly isLive: boolean;
}

interface PaymentMethodsProps<M extends Method> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly methods: readonly M[];
  readonly chosen: M;
  readonly onChoose: (method: M) => void;
  readonly label: (method: M) => string;
  readonly hint?: (method: M) => string;
  readonly isDisabled?: (method: M) => boolean;
}

export const methodKey = ({ method, provider }: Method) => `${method}-${provider}`;

/** The choice of a payment method, if there is one. */
export function PaymentMethods<M extends Method>(props: PaymentMethodsProps<M>) {
  const { legend, isLegendHidden = false, methods, chosen, onChoose, label, hint, isDisabled } = props;
  if (methods.length < 2) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className={isLegendHidden ? "sr-only" : "mb-2 font-medium"}>{legend}</legend>
      {methods.map((method) => (
        <ChoiceCard
          key={methodKey(method)}
          name="payment"
          value={methodKey(method)}
          isChosen={method === chosen}
          onChoose={() => onChoose(method)}
          label={label(method)}
          hint={hint?.(method)}
          isDisabled={isDisabled?.(method) ?? false}
        />
      ))}
    </fieldset>
  );
}

interface PaymentFormProps<M extends Method> extends Omit<
  PaymentProps,
  "clientId" | "payLabel" | "start" | "onDone"
> {
  readonly methods: readonly [M, ...M[]];
  readonly legend: string;
  readonly label: (method: M) => string;
  readonly payLabel: string;
  readonly failure: string | undefined;
  /** Pays with the card that was exchanged for a token. */
  readonly onToken: (token: string, method: M) => Promise<void> | void;
  readonly start: (method: M) => Promise<StartedPayment>;
  readonly onDone: (transactionId: string, method: M) => Promise<void> | void;
  /** Our page for buyers who return from their bank. */
  readonly returnPath: (payment: StartedPayment) => string;
}

/** Chooses a payment method and pays with it. Checkout, which does so in two steps, uses its parts. */
export function PaymentForm<M extends Method>({ methods, legend, label, ...payment }: PaymentFormProps<M>) {
  const [chosenKey, setChosenKey] = useState<string>();
  const chosen = methods.find((method) => methodKey(method) === chosenKey) ?? methods[0];
  return (
    <div className="grid gap-5">
      <PaymentMethods
        legend={legend}
        methods={methods}
        chosen={chosen}
        onChoose={(method) => setChosenKey(methodKey(method))}
        label={label}
      />
      <ChosenMethod key={methodKey(chosen)} {...payment} method={chosen} />
    </div>
  );
}

type ChosenMethodProps<M extends Method> = Omit<PaymentFormProps<M>, "methods" | "legend" | "label"> & {
  readonly method: M;
};

/** Card fields, or the provider's own form. */
function ChosenMethod<M extends Method>(props: ChosenMethodProps<M>) {
  const { method, failure, onToken, start, onDone, ...payment } = props;
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
          submitLabel={payment.payLabel}
          failure={failure}
          onToken={(token) => onToken(token, method)}
          onFailed={payment.onFailed}
        />
      ) : (
        <ProviderPayment
          {...payment}
          provider={provider}
          clientId={clientId}
          isLive={isLive}
          start={() => start(method)}
          onDone={(transactionId) => onDone(transactionId, method)}
        />
      )}
    </>
  );
}
