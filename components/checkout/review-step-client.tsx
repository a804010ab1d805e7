"use client";

import { type ReactNode, useRef, useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { fill } from "./checkout-words";
import { ProviderPay } from "./provider-pay";
import { ReviewParts } from "./review-parts";
import type { StepProps } from "./step-props";
import { TermsField } from "./terms-field";
import { UnsoldLines } from "./unsold-lines-client";
import type { usePlacing } from "./use-placing";
import { WithdrawalNote } from "./withdrawal-note";
import { YearlyNote } from "./yearly-note";

interface ReviewStepProps extends Omit<StepProps, "onNext" | "nextLabel"> {
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly placing: ReturnType<typeof usePlacing>;
  /** Something about an earlier try that has to be known. */
  readonly notice: string | undefined;
}

/** Everything once more, the terms, and the one button that orders. */
export function ReviewStep({
  checkout,
  words,
  language,
  onBack,
  termsPaths,
  placing,
  ...rest
}: ReviewStepProps) {
  const { cart, options, paying } = checkout;
  const texts = words.review;
  const { areAccepted, ...terms } = useTerms(texts.termsMissing);
  const amount = formatMoney({ amount: cart.total, currency: cart.currency }, language);
  const isFree = toMinorUnits(cart.total) === 0;
  const provider = options.isOnAccount || isFree ? undefined : providerOf(paying);

  function order() {
    if (!areAccepted()) return;
    const needsPayment = !options.isOnAccount && !isFree;
    void placing.place(needsPayment && paying ? paymentOf(paying) : undefined);
  }

  return (
    <div className="grid gap-6">
      <p className="text-quiet">{texts.intro}</p>
      <Notice>{rest.notice}</Notice>
      <UnsoldLines cart={cart} words={texts} />
      <ReviewParts {...{ checkout, words, countries: rest.countries, language }} />
      <WithdrawalNote checkout={checkout} words={texts} />
      <YearlyNote checkout={checkout} language={language} words={rest.renewalWords} />
      <TermsField {...terms} paths={termsPaths} words={texts} />
      <FormFailure message={placing.failure} />
      {provider !== undefined ? (
        <ProviderPay
          {...{ checkout, words, placing, provider }}
          providerWords={rest.providerWords}
          payLabel={fill(texts.pay, { amount })}
          areAccepted={areAccepted}
        />
      ) : (
        <Button onClick={order} pending={placing.isSending && texts.sending} className="min-h-14 text-lead">
          {isFree || options.isOnAccount
            ? texts.order
            : fill(paying?.choice.method === "EFT" ? texts.orderTransfer : texts.pay, { amount })}
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button kind="quiet" className="-ml-5" onClick={onBack}>
          {words.back}
        </Button>
        {paying?.choice.isLive && <p className="text-small text-quiet">{texts.secure}</p>}
      </div>
    </div>
  );
}

/** Asked at the box itself, which gets the keyboard. */
function useTerms(missing: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  function areAccepted(): boolean {
    const isAccepted = ref.current?.checked === true;
    setMissing(!isAccepted);
    if (!isAccepted) ref.current?.focus();
    return isAccepted;
  }
  return { ref, areAccepted, error: isMissing ? missing : undefined, onTick: () => setMissing(false) };
}

function Notice({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return <p className="rounded-box border border-carrier bg-carrier-soft px-4 py-3">{children}</p>;
}

type Paying = StepProps["checkout"]["paying"];

/** Whose own form takes the payment; a card has been exchanged before, and a transfer comes later. */
function providerOf(paying: Paying): "stripe" | "paypal" | undefined {
  const { method, provider } = paying?.choice ?? {};
  if (method === "C" || (provider !== "stripe" && provider !== "paypal")) return undefined;
  return provider;
}

function paymentOf({ choice: { method, provider }, token }: NonNullable<Paying>) {
  return {
    method,
    // A transfer has no provider to name.
    ...(provider !== "transfer" && { provider }),
    ...(token !== undefined && { token }),
  };
}
