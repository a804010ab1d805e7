"use client";

import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { failureOf, type SendingWords } from "@/components/form/failure-words";
import { FormFailure } from "@/components/form/form-failure";
import { type CheckoutWords, fill } from "@/components/checkout/checkout-words";
import { fieldErrorsOf } from "@/components/checkout/field-errors";
import type { CardFieldsProps } from "@/components/checkout/payment-props";
import { emptyIsNothing, useStepForm } from "@/components/checkout/use-step-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { checkoutForms } from "@/lib/contract/checkout/checkout.forms";
import { checkoutRoutes } from "@/lib/contract/checkout/checkout.routes";
import { keepCard, type KeptCard, type NewCard } from "@/store/api/checkout";
import { useShopDispatch } from "@/store/hooks";
import { SandboxNotice } from "./sandbox-notice";

export interface SandboxCardFormProps extends Omit<CardFieldsProps, "clientId" | "onToken" | "onFailed"> {
  readonly words: CheckoutWords["sandbox"];
  readonly sendingWords: SendingWords;
  readonly submitLabel?: string;
  /** Why what was tried with its token did not go through. */
  readonly refused?: string | undefined;
  readonly onToken: (token: string, card: KeptCard) => Promise<void> | void;
  /** Beside the button: the way back. */
  readonly children?: ReactNode;
}

type CardValues = Record<"name" | "number" | "expiryMonth" | "expiryYear" | "securityCode", string>;

/**
 * The card form of the shop without keys. The number goes to the sandbox's vault and nowhere else; what was typed stays in
 * these fields only, and while they are there.
 */
export function SandboxCardForm({ payer, words, sendingWords, onToken, ...rest }: SandboxCardFormProps) {
  const dispatch = useShopDispatch();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  const card = useStepForm({ schema: checkoutForms.card, values: emptyCard(payer?.name ?? ""), toBody });
  const { form } = card;

  async function send(body: NewCard) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setFailure(undefined);
    const told = await dispatch(keepCard(body));
    if (told.ok) await onToken(told.answer.token, told.answer);
    else if (!card.refuse(fieldErrorsOf(told.error)))
      setFailure(failureOf(told.error, { words: sendingWords, failed: checkoutRoutes.keepCard.failure }));
    isBusy.current = false;
    setIsSending(false);
  }

  const submit = (event: SyntheticEvent<HTMLFormElement>) => void form.handleSubmit(send)(event);
  return (
    // A post even before the script has loaded: what is typed must never stand in an address.
    <form method="post" noValidate autoComplete="off" className="grid gap-6" onSubmit={submit}>
      <SandboxNotice
        words={words}
        onUse={(number) => {
          form.setValue("number", number);
          form.clearErrors("number");
          form.setFocus("expiryMonth");
        }}
      />
      <CardFields field={card.field} words={words} />
      <FormFailure message={failure ?? rest.refused} />
      <div className="flex flex-col gap-2 wide:flex-row wide:items-center wide:gap-4">
        <Button type="submit" pending={isSending && words.submitting} className="min-h-13 wide:min-w-56">
          {rest.submitLabel ?? words.submit}
        </Button>
        {rest.children}
      </div>
    </form>
  );
}

interface CardFieldsOwnProps {
  readonly field: ReturnType<typeof useStepForm<CardValues, object>>["field"];
  readonly words: CheckoutWords["sandbox"];
}

/** No autocomplete: the browser would offer a real card, and this is not the place for one. */
function CardFields({ field, words }: CardFieldsOwnProps) {
  const digits = { inputMode: "numeric", autoComplete: "off" } as const;
  const nextYear = String(new Date().getFullYear() + 1);
  return (
    <div className="grid gap-4">
      <TextField {...field("number")} {...digits} label={words.number} maxLength={23} />
      <div className="grid grid-cols-2 items-start gap-4 wide:grid-cols-3">
        <TextField
          {...field("expiryMonth")}
          {...digits}
          label={words.expiryMonth}
          hint={words.expiryMonthHint}
          maxLength={2}
        />
        <TextField
          {...field("expiryYear")}
          {...digits}
          label={words.expiryYear}
          hint={fill(words.expiryYearHint, { year: nextYear })}
          maxLength={4}
        />
        <TextField {...field("securityCode")} {...digits} label={words.securityCode} maxLength={4} />
      </div>
      <TextField
        {...field("name")}
        label={words.name}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
    </div>
  );
}

const emptyCard = (name: string): CardValues => ({
  name,
  number: "",
  expiryMonth: "",
  expiryYear: "",
  securityCode: "",
});

/** What was typed as numbers is sent as numbers; `27` is taken for 2027. */
function toBody(values: FieldValues): FieldValues {
  const { expiryMonth, expiryYear, ...texts } = emptyIsNothing(values);
  const year = numberOf(expiryYear);
  const fullYear = year !== undefined && year >= 0 && year < 100 ? 2000 + year : year;
  return { ...texts, expiryMonth: numberOf(expiryMonth), expiryYear: fullYear };
}

/** Undefined where nothing was typed; no number where it is none, which the rules then say. */
function numberOf(typed: unknown): number | undefined {
  return typeof typed === "string" ? Number(typed) : undefined;
}
