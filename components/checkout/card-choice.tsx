import { Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { KeptCard, PaymentChoice } from "@/store/api/checkout";
import { cardName } from "./card-name";
import { payerOf } from "./payer-of";
import { StripeCard } from "./provider-forms";
import { SandboxCardForm } from "./sandbox/sandbox-card-form-client";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

interface CardChoiceProps extends StepProps {
  readonly choice: PaymentChoice;
  readonly onFailure: (message: string | undefined) => void;
}

/** A card's fields, the provider's own where there is one; once they have been exchanged, which card it is. */
export function CardChoice({ choice, onFailure, ...props }: CardChoiceProps) {
  const { checkout, words, sendingWords, onNext, onBack, nextLabel } = props;
  const { paying } = checkout;
  const isReady = paying?.token !== undefined && paying.choice.provider === choice.provider;
  const payer = payerOf(checkout);
  const back = (
    <Button kind="quiet" onClick={onBack}>
      {words.back}
    </Button>
  );

  function take(token: string, card?: KeptCard) {
    checkout.setPaying({ choice, token, card });
    onFailure(undefined);
    onNext();
  }

  return (
    <>
      {isReady && (
        <StepForm {...{ words, nextLabel, onBack }} pending={false} onSubmit={onNext}>
          <KeptCardLine {...{ paying, words }} onChange={() => checkout.setPaying(undefined)} />
        </StepForm>
      )}
      {/* Kept, though not seen: whoever has to try another card, or comes back, finds what they typed. */}
      <div hidden={isReady} className="grid gap-4">
        {choice.provider === "stripe" ? (
          <Suspense fallback={<Skeleton label={words.loading} />}>
            <StripeCard
              words={props.providerWords.stripe}
              clientId={choice.clientId}
              payer={payer}
              onToken={take}
              onFailed={onFailure}
            />
            {back}
          </Suspense>
        ) : (
          <SandboxCardForm
            payer={payer}
            words={words.sandbox}
            sendingWords={sendingWords}
            submitLabel={nextLabel}
            onToken={take}
          >
            {back}
          </SandboxCardForm>
        )}
      </div>
    </>
  );
}

interface KeptCardLineProps {
  readonly paying: NonNullable<StepProps["checkout"]["paying"]>;
  readonly words: StepProps["words"];
  readonly onChange: () => void;
}

function KeptCardLine({ paying: { card }, words: { payment }, onChange }: KeptCardLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-sand px-4 py-3">
      <p className="font-medium">{card ? cardName(card, payment) : payment.methods.C}</p>
      <Button kind="quiet" onClick={onChange}>
        {payment.change}
      </Button>
    </div>
  );
}
