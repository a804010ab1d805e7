"use client";

import { useRouter } from "next/navigation";
import { type RefObject, Suspense, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import { FormFailure } from "@/components/form/form-failure";
import type { SendingWords } from "@/components/form/failure-words";
import type { CheckoutWords } from "@/components/checkout/checkout-words";
import { PaypalPayment, StripeCard, StripePayment } from "@/components/checkout/provider-forms";
import type { ProviderWords } from "@/components/checkout/step-props";
import { SandboxCardForm } from "@/components/checkout/sandbox/sandbox-card-form-client";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { LinkButton } from "@/components/ui/link-button";
import { RadioGroup } from "@/components/ui/radio-group";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import type { PendingPayment } from "@/store/orders";
import type { PendingWords } from "./pending-client";
import { type PayingState, usePaying } from "./use-paying";

interface PayDialogProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
  readonly payment: PendingPayment;
  readonly orderIds: readonly number[];
  readonly onChanged: () => void;
  readonly numbers: readonly string[];
  readonly payer: { readonly name: string; readonly email: string };
  readonly language: Language;
  readonly words: PendingWords;
  readonly sandboxWords: CheckoutWords["sandbox"];
  readonly providerWords: ProviderWords;
  readonly sendingWords: SendingWords;
}

/** One payment for all that was chosen. Closed and opened again, what was typed in it is gone: it is a card's. */
export function PayDialog({ isOpen, onOpen, opener, numbers, ...form }: PayDialogProps) {
  const router = useRouter();
  const { payment, words, language } = form;
  const amount = formatMoney(payment, language);
  const onClose = (next: boolean) => {
    onOpen(next);
    // Whatever has been paid meanwhile leaves the list.
    if (!next) router.refresh();
  };
  return (
    <DialogBox
      isOpen={isOpen}
      onOpen={onClose}
      title={fill(words.dialog.title, { amount })}
      description={fill(words.dialog.text, { numbers: numbers.join(", ") })}
      closeLabel={words.dialog.close}
      opener={opener}
    >
      <PayForm {...form} />
    </DialogBox>
  );
}

type PayFormProps = Omit<PayDialogProps, "isOpen" | "onOpen" | "opener" | "numbers">;
type Method = PendingPayment["methods"][number];

function PayForm({ payment, orderIds, onChanged, words, ...rest }: PayFormProps) {
  const methods = payment.methods;
  const [at, setAt] = useState(0);
  const method = methods[at];
  const { loyaltyPoints: points, amount } = payment;
  const paying = usePaying({ orderIds, points, amount, onChanged, words: rest.sendingWords });
  if (paying.state.at !== "choosing")
    return <Outcome state={paying.state} words={words} onCheck={paying.check} />;
  if (method === undefined) return <p>{words.dialog.none}</p>;
  return (
    <div className="grid gap-5">
      {methods.length > 1 && (
        <RadioGroup
          label={words.dialog.how}
          name="method"
          defaultValue={String(at)}
          onChoose={(value) => setAt(Number(value))}
          options={methods.map((one, index) => ({
            value: String(index),
            label: words.dialog.methods[one.method],
          }))}
        />
      )}
      {/* The card form of the sandbox says it itself, where its button is. */}
      {method.provider !== "sandbox" && <FormFailure message={paying.failure} />}
      <MethodForm method={method} payment={payment} paying={paying} words={words} {...rest} />
    </div>
  );
}

interface MethodFormProps extends Omit<PayFormProps, "orderIds" | "onChanged"> {
  readonly method: Method;
  readonly paying: ReturnType<typeof usePaying>;
}

/** The sandbox's own card form, or the provider's. */
function MethodForm({ method, payer, sandboxWords, sendingWords, ...rest }: MethodFormProps) {
  const { paying } = rest;
  const payWith = (token: string) => paying.payWith(method, token);
  if (method.provider === "sandbox")
    return (
      <SandboxCardForm
        payer={payer}
        words={sandboxWords}
        sendingWords={sendingWords}
        submitLabel={fill(rest.words.dialog.title, { amount: formatMoney(rest.payment, rest.language) })}
        refused={paying.failure}
        onToken={payWith}
      />
    );
  if (method.provider === "stripe" && method.method === "C")
    return (
      <Suspense fallback={null}>
        <StripeCard
          clientId={method.clientId}
          payer={payer}
          words={rest.providerWords.stripe}
          onToken={payWith}
          onFailed={paying.fail}
        />
      </Suspense>
    );
  return <ProviderForm {...rest} method={method} payer={payer} />;
}

/** With a window or a form of its own: it begins the payment when somebody pays. */
function ProviderForm({
  method,
  payment,
  paying,
  payer,
  providerWords,
}: Omit<MethodFormProps, "words" | "sandboxWords" | "sendingWords">) {
  const given = {
    clientId: method.clientId,
    payer,
    amount: toMinorUnits(payment.amount),
    currency: payment.currency.code,
    start: () => paying.begin(method),
    onDone: paying.settle,
    onFailed: paying.fail,
  };
  return (
    <Suspense fallback={null}>
      {method.provider === "paypal" ? (
        <PaypalPayment {...given} words={providerWords.paypal} isLive={method.isLive} />
      ) : (
        // Whoever comes back from their bank finds the list: what was paid meanwhile has left it.
        <StripePayment {...given} words={providerWords.stripe} returnPath={() => window.location.pathname} />
      )}
    </Suspense>
  );
}

interface OutcomeProps {
  readonly state: Exclude<PayingState, { readonly at: "choosing" }>;
  readonly words: PendingWords;
  readonly onCheck: () => void;
}

function Outcome({ state, words, onCheck }: OutcomeProps) {
  const { dialog } = words;
  return (
    <div role="status" className="grid gap-4">
      {state.at === "paid" && <p className="text-lead font-semibold">{words.done}</p>}
      {state.at === "processing" && <p>{dialog.processing}</p>}
      {state.at === "needs-action" && (
        <>
          <p>{dialog.confirm}</p>
          {state.actionUrl && <LinkButton href={state.actionUrl}>{dialog.confirmLink}</LinkButton>}
          <Button kind="secondary" pending={state.isChecking && dialog.paying} onClick={onCheck}>
            {dialog.check}
          </Button>
        </>
      )}
    </div>
  );
}
