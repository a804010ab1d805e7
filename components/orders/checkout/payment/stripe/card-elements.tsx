import { CardCvcElement, CardExpiryElement, CardNumberElement } from "@stripe/react-stripe-js";
import { type ComponentType, useId } from "react";
import { useTranslator } from "#use-messages";
import { FieldNotes } from "@/components/ui/field";
import { fieldStyle } from "./appearance";
import type { CardField, FieldState } from "./card-errors";

interface CardElementsProps {
  readonly errors: Readonly<Partial<Record<CardField, string | undefined>>>;
  readonly isDisabled: boolean;
  readonly onState: (field: CardField, state: FieldState) => void;
}

/** Stripe's card fields with our labels and error messages. */
export function CardElements({ errors, isDisabled, onState }: CardElementsProps) {
  const t = useTranslator("payments.stripe.card");
  const fieldProps = (field: CardField) => ({
    error: errors[field],
    isDisabled,
    onState: (state: FieldState) => onState(field, state),
  });
  return (
    <>
      <HostedField element={CardNumberElement} label={t("number")} {...fieldProps("number")} />
      <div className="grid grid-cols-2 items-start gap-4">
        <HostedField
          element={CardExpiryElement}
          label={t("expiry")}
          hint={t("expiryHint")}
          {...fieldProps("expiry")}
        />
        <HostedField
          element={CardCvcElement}
          label={t("securityCode")}
          hint={t("securityCodeHint")}
          {...fieldProps("securityCode")}
        />
      </div>
    </>
  );
}

interface HostedFieldProps {
  readonly element: ComponentType<ElementProps>;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onState: (state: FieldState) => void;
}

/** Props shared by Stripe's three card fields. */
interface ElementProps {
  readonly id?: string;
  readonly className?: string;
  readonly options?: { readonly style: ReturnType<typeof fieldStyle>; readonly disabled: boolean };
  readonly onChange?: (event: {
    readonly complete: boolean;
    readonly error?: { readonly code: string } | undefined;
  }) => void;
}

/** Looks like our fields. The focus is inside the iframe, so the box shows it. */
const boxStyles =
  "min-h-11 rounded-box bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink";

function HostedField({ element: Hosted, label, hint, error, isDisabled, onState }: HostedFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className={`${boxStyles} ${error ? "border-2 border-affected" : "border border-edge"}`}>
        <Hosted
          id={id}
          className="px-3 py-2.5"
          options={{ style: fieldStyle(), disabled: isDisabled }}
          onChange={({ complete, error: stripeError }) =>
            onState({ isComplete: complete, code: stripeError?.code })
          }
        />
      </div>
      <div aria-live="polite" className="grid gap-1.5">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
