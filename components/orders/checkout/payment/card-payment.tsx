import { useTranslator } from "#use-messages";
import { StepForm } from "@/components/orders/checkout/steps/step-form";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";
import { Button } from "@/components/ui/button";
import type { PaymentChoice, StoredCard } from "@/store/api/orders/checkout";
import { CardForm } from "@/components/orders/public/card-form";
import { createPayer } from "./payer";
import { formatSelectedPayment } from "./selected-payment";

interface CardPaymentProps extends StepProps {
  readonly choice: PaymentChoice;
  readonly onFailure: (message: string | undefined) => void;
}

/** Card payment in the payment step: the card form, or the card once it has been exchanged for a token. */
export function CardPayment({ choice, onFailure, ...props }: CardPaymentProps) {
  const t = useTranslator("checkout");

  const { checkout, onNext, onBack, nextLabel } = props;
  const { selectedPayment, selectPayment } = checkout;
  const isReady = selectedPayment?.token !== undefined && selectedPayment.choice.provider === choice.provider;

  function saveToken(token: string, card?: StoredCard) {
    selectPayment({ choice, token, card });
    onFailure(undefined);
    onNext();
  }

  return (
    <>
      {isReady && (
        <StepForm nextLabel={nextLabel} onBack={onBack} pending={false} onSubmit={onNext}>
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-sand px-4 py-3">
            <p className="font-medium">{formatSelectedPayment(selectedPayment, t)}</p>
            <Button kind="quiet" onClick={() => selectPayment(undefined)}>
              {t("payment.change")}
            </Button>
          </div>
        </StepForm>
      )}
      {/* Hidden, not unmounted: buyers who have to try another card find their input. */}
      <div hidden={isReady} className="grid gap-4">
        <CardForm
          provider={choice.provider}
          clientId={choice.clientId}
          payer={createPayer(checkout)}
          submitLabel={nextLabel}
          onToken={saveToken}
          onFailed={onFailure}
        >
          <Button kind="quiet" onClick={onBack}>
            {t("back")}
          </Button>
        </CardForm>
      </div>
    </>
  );
}
