"use client";

import { useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import type { PaymentChoice } from "@/store/api/orders/checkout";
import { CardPayment } from "@/components/orders/checkout/payment/card-payment";
import { methodKey, PaymentMethods } from "@/components/orders/public/payment-form";
import { StepForm } from "./step-form";
import type { StepProps } from "./step-props";

interface PaymentStepProps extends StepProps {
  /** Why the last payment failed. */
  readonly failure: string | undefined;
  readonly onFailure: (message: string | undefined) => void;
  /** A reload of the review step has lost the card. */
  readonly isCardForgotten: boolean;
}

/** Providers have a minimum amount. */
const isTooSmall = ({ least }: PaymentChoice, { cart }: StepProps["checkout"]) =>
  least !== null && toMinorUnits(cart.total) < toMinorUnits(least);

/** Payment method. Card fields are shown here; methods with their own window start at the review step. */
export function PaymentStep({ failure, onFailure, isCardForgotten, ...props }: PaymentStepProps) {
  const t = useTranslator("checkout");
  const { checkout, onNext, onBack, nextLabel } = props;
  const { methods } = checkout.options;
  const usable = methods.filter((method) => !isTooSmall(method, checkout));
  const [chosenKey, setChosenKey] = useState(
    checkout.selectedPayment && methodKey(checkout.selectedPayment.choice),
  );
  const chosen = usable.find((method) => methodKey(method) === chosenKey) ?? usable[0];
  const minimumMessage = useMinimumMessage(checkout.cart);
  if (chosen === undefined)
    return (
      <EmptyState title={methods[0] ? minimumMessage(methods[0]) : t("payment.none")}>
        <Button kind="secondary" onClick={onBack}>
          {t("back")}
        </Button>
      </EmptyState>
    );

  function choose(next: PaymentChoice) {
    setChosenKey(methodKey(next));
    onFailure(undefined);
    // A token belongs to the previous method.
    checkout.selectPayment(undefined);
  }

  function submit(choice: PaymentChoice) {
    checkout.selectPayment({ choice });
    onFailure(undefined);
    onNext();
  }

  return (
    <div className="grid gap-6">
      <p className="text-quiet">{t("payment.intro")}</p>
      {isCardForgotten && chosen.method === "C" && (
        <p role="status" className="rounded-box border border-carrier bg-carrier-soft px-4 py-3">
          {t("payment.forgotten")}
        </p>
      )}
      <FormFailure message={failure} />
      <PaymentMethods
        legend={t("titles.payment")}
        isLegendHidden
        methods={methods}
        chosen={chosen}
        onChoose={choose}
        label={({ method }) => t(`payment.methods.${method}`)}
        isDisabled={(choice) => !usable.includes(choice)}
        hint={(choice) =>
          usable.includes(choice) ? t(`payment.hints.${choice.method}`) : minimumMessage(choice)
        }
      />
      {chosen.method === "C" ? (
        <CardPayment key={methodKey(chosen)} {...props} choice={chosen} onFailure={onFailure} />
      ) : (
        <StepForm nextLabel={nextLabel} onBack={onBack} pending={false} onSubmit={() => submit(chosen)}>
          {null}
        </StepForm>
      )}
    </div>
  );
}

function useMinimumMessage({ currency }: StepProps["checkout"]["cart"]) {
  const language = useLanguage();
  const t = useTranslator("checkout.payment");
  return ({ least }: PaymentChoice) =>
    t("tooSmall", { amount: formatMoney({ amount: least ?? "0.00", currency }, language) });
}
