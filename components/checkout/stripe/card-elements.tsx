import { CardCvcElement, CardExpiryElement, CardNumberElement } from "@stripe/react-stripe-js";
import { type ComponentType, useId } from "react";
import { FieldNotes } from "@/components/ui/field";
import { fieldStyle } from "./appearance";
import type { CardField, FieldState } from "./card-problems";
import type { StripeWords } from "./stripe-words";

interface CardElementsProps {
  readonly words: StripeWords["card"];
  readonly problems: Readonly<Partial<Record<CardField, string | undefined>>>;
  readonly isClosed: boolean;
  readonly onState: (field: CardField, state: FieldState) => void;
}

/** Each field is a frame of Stripe's inside a box of ours, with our label and our words for what is wrong. */
export function CardElements({ words, problems, isClosed, onState }: CardElementsProps) {
  const of = (field: CardField) => ({
    problem: problems[field],
    isClosed,
    onState: (state: FieldState) => onState(field, state),
  });
  return (
    <>
      <HostedField element={CardNumberElement} label={words.number} {...of("number")} />
      <div className="grid grid-cols-2 items-start gap-4">
        <HostedField
          element={CardExpiryElement}
          label={words.expiry}
          hint={words.expiryHint}
          {...of("expiry")}
        />
        <HostedField
          element={CardCvcElement}
          label={words.securityCode}
          hint={words.securityCodeHint}
          {...of("securityCode")}
        />
      </div>
    </>
  );
}

interface HostedFieldProps {
  readonly element: ComponentType<ElementProps>;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly isClosed: boolean;
  readonly onState: (state: FieldState) => void;
}

/** What the three fields have in common. */
interface ElementProps {
  readonly id?: string;
  readonly className?: string;
  readonly options?: { readonly style: ReturnType<typeof fieldStyle>; readonly disabled: boolean };
  readonly onChange?: (event: {
    readonly complete: boolean;
    readonly error?: { readonly code: string } | undefined;
  }) => void;
}

/** As the fields of ours look; what is focused is inside a frame, so the box says it. */
const boxLook =
  "min-h-11 rounded-box bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink";

function HostedField({ element: Hosted, label, hint, problem, isClosed, onState }: HostedFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className={`${boxLook} ${problem ? "border-2 border-affected" : "border border-edge"}`}>
        <Hosted
          id={id}
          className="px-3 py-2.5"
          options={{ style: fieldStyle(), disabled: isClosed }}
          onChange={({ complete, error }) => onState({ isComplete: complete, code: error?.code })}
        />
      </div>
      <div aria-live="polite" className="grid gap-1.5">
        <FieldNotes id={id} hint={hint} error={problem} />
      </div>
    </div>
  );
}
