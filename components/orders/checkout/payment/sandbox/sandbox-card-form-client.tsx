"use client";

import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useMessages, useTranslator } from "#use-messages";
import { failureMessage } from "@/store/api/failure-message";
import { FormFailure } from "@/components/form/form-failure";
import { useBusy } from "@/components/form/use-busy";
import { readFieldErrors } from "@/components/orders/checkout/steps/field-errors";
import type { CardFieldsProps } from "@/components/orders/public/payment-props";
import { toStepBody, useStepForm } from "@/components/orders/checkout/steps/use-step-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { callApi } from "@/store/api/call-api";
import type { NewCard, StoredCard } from "@/store/api/orders/checkout";
import { useShopDispatch } from "@/store/hooks";
import { sandboxCardholder, sandboxCards } from "@/lib/config/orders/sandbox-cards";

const brandNames = { visa: "Visa", mastercard: "Mastercard" } as const;

export interface SandboxCardFormProps extends Omit<CardFieldsProps, "clientId" | "onToken" | "onFailed"> {
  readonly submitLabel?: string;
  /** Why the payment with the last token was refused. */
  readonly failure?: string | undefined;
  readonly onToken: (token: string, card: StoredCard) => Promise<void> | void;
  /** Placed next to the submit button. */
  readonly children?: ReactNode;
}

type CardValues = Record<"name" | "number" | "expiryMonth" | "expiryYear" | "securityCode", string>;

/** Card form of the sandbox. The number is sent to the sandbox vault only and is not stored in the browser. */
export function SandboxCardForm({ payer, onToken, ...rest }: SandboxCardFormProps) {
  const formMessages = useMessages("form");
  const dispatch = useShopDispatch();
  const t = useTranslator("payments.sandbox");
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useBusy();
  const card = useStepForm({
    schema: async () => (await import("@/lib/contract/orders/checkout/checkout.forms")).checkoutForms.card,
    values: emptyCard(payer?.name ?? ""),
    toBody,
  });
  const { form } = card;

  async function send(body: NewCard): Promise<void> {
    setFailure(undefined);
    const route = checkoutRoutes.createSandboxCard;
    const result = await dispatch(callApi(route, { body }));
    if (result.ok) await onToken(result.data.token, result.data);
    else if (!card.showErrors(readFieldErrors(result.error)))
      setFailure(failureMessage(result.error, { messages: formMessages, failure: route.failure }));
  }

  const submit = (event: SyntheticEvent<HTMLFormElement>) =>
    void form.handleSubmit((body) => run(() => send(body)))(event);
  return (
    // POST even before hydration: card data must never end up in a URL.
    <form method="post" noValidate autoComplete="off" className="grid gap-6" onSubmit={submit}>
      <SandboxNotice
        onUse={(number) => {
          const name = form.getValues("name") || sandboxCardholder;
          const expiryYear = String(new Date().getFullYear() + 1);
          form.reset({ name, number, expiryMonth: "12", expiryYear, securityCode: "123" });
          form.setFocus("number");
        }}
      />
      <CardFields field={card.field} />
      <FormFailure message={failure ?? rest.failure} />
      <div className="flex flex-col gap-2 wide:flex-row wide:items-center wide:gap-4">
        <Button type="submit" pending={isBusy && t("submitting")} className="min-h-13 wide:min-w-56">
          {rest.submitLabel ?? t("submit")}
        </Button>
        {rest.children}
      </div>
    </form>
  );
}

interface CardFieldsOwnProps {
  readonly field: ReturnType<typeof useStepForm<CardValues, object>>["field"];
}

/** Without autocomplete: the browser would offer the buyer's real card. */
function CardFields({ field }: CardFieldsOwnProps) {
  const t = useTranslator("payments.sandbox");
  const digits = { inputMode: "numeric", autoComplete: "off" } as const;
  const [nextYear] = useState(() => String(new Date().getFullYear() + 1));
  return (
    <div className="grid gap-4">
      <TextField {...field("number")} {...digits} label={t("number")} maxLength={23} />
      <div className="grid grid-cols-2 items-start gap-4 wide:grid-cols-3">
        <TextField
          {...field("expiryMonth")}
          {...digits}
          label={t("expiryMonth")}
          hint={t("expiryMonthHint")}
          maxLength={2}
        />
        <TextField
          {...field("expiryYear")}
          {...digits}
          label={t("expiryYear")}
          hint={t("expiryYearHint", { year: nextYear })}
          maxLength={4}
        />
        <TextField {...field("securityCode")} {...digits} label={t("securityCode")} maxLength={4} />
      </div>
      <TextField {...field("name")} label={t("name")} autoComplete="off" maxLength={limits.shortTextLength} />
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

/** Sends month and year as numbers; a two-digit year is completed. */
function toBody(values: FieldValues): FieldValues {
  const { expiryMonth, expiryYear, ...fields } = toStepBody(values);
  const year = toNumber(expiryYear);
  const fullYear = year !== undefined && year >= 0 && year < 100 ? 2000 + year : year;
  return { ...fields, expiryMonth: toNumber(expiryMonth), expiryYear: fullYear };
}

/** Undefined for empty input; NaN for non-numeric input, which validation rejects. */
function toNumber(typed: unknown): number | undefined {
  return typeof typed === "string" ? Number(typed) : undefined;
}

/** Groups the digits as on a card. */
const formatNumber = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

/** Says that nothing is charged and lists the test cards, so that nobody enters a real one. */
function SandboxNotice({ onUse }: { readonly onUse: (number: string) => void }) {
  const t = useTranslator("payments.sandbox");
  return (
    <section
      aria-labelledby="sandbox"
      className="grid gap-3 rounded-box border border-carrier bg-carrier-soft p-4"
    >
      <h3 id="sandbox" className="text-carrier">
        {t("title")}
      </h3>
      <p className="text-small">{t("text")}</p>
      <details className="group">
        <summary className="disclosure font-semibold">{t("cards")}</summary>
        <ul className="divide-y divide-carrier/30">
          {sandboxCards.map(({ outcome, number, brand }) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="text-small">
                <span className="font-medium whitespace-nowrap tabular-nums">{formatNumber(number)}</span>
                <br />
                {`${brandNames[brand]}, ${t(`kinds.${outcome}`)}`}
              </span>
              <Button
                kind="quiet"
                aria-label={t("useNamed", { what: `${brandNames[brand]}, ${t(`kinds.${outcome}`)}` })}
                onClick={() => onUse(formatNumber(number))}
              >
                {t("use")}
              </Button>
            </li>
          ))}
        </ul>
        <p className="pt-2 text-small">{t("anyDate")}</p>
      </details>
    </section>
  );
}
