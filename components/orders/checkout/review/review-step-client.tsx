"use client";

import { type Ref, type ReactNode, useRef, useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { createPayer } from "@/components/orders/checkout/payment/payer";
import { ProviderPayment } from "@/components/orders/public/provider-payment";
import { isRenewing } from "@/components/orders/checkout/payment/selected-payment";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { RenewalNote } from "./renewal-note";
import { ReviewSections } from "./review-sections";
import { UnavailableLines } from "./unavailable-lines-client";
import type { usePlaceOrder } from "./use-place-order";
import { WithdrawalNote } from "./withdrawal-note";

interface ReviewStepProps extends Omit<StepProps, "onNext" | "nextLabel"> {
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly placing: ReturnType<typeof usePlaceOrder>;
  /** About an earlier, interrupted attempt. */
  readonly notice: string | undefined;
}

/** Summary of the order, the terms and the order button. */
export function ReviewStep({ checkout, onBack, termsPaths, placing, ...rest }: ReviewStepProps) {
  const t = useTranslator("checkout");
  const language = useLanguage();
  const { cart, options, selectedPayment } = checkout;
  const { areAccepted, ...terms } = useTerms(t("review.termsMissing"));
  const amount = formatMoney({ amount: cart.total, currency: cart.currency }, language);
  const needsPayment = !options.isOnAccount && toMinorUnits(cart.total) !== 0;
  const provider = needsPayment ? formProvider(selectedPayment) : undefined;
  const payLabel = t("review.pay", { amount });

  function order() {
    if (!areAccepted()) return;
    void placing.place(needsPayment && selectedPayment ? toPaymentBody(selectedPayment) : undefined);
  }

  function orderLabel() {
    if (!needsPayment) return t("review.order");
    return selectedPayment?.choice.method === "EFT" ? t("review.orderTransfer", { amount }) : payLabel;
  }

  return (
    <div className="grid gap-6">
      <p className="text-quiet">{t("review.intro")}</p>
      <Notice>{rest.notice}</Notice>
      <UnavailableLines cart={cart} />
      <ReviewSections checkout={checkout} />
      <WithdrawalNote checkout={checkout} />
      <RenewalNote checkout={checkout} />
      <TermsField {...terms} paths={termsPaths} />
      <FormFailure message={placing.failure} />
      {provider !== undefined ? (
        <OrderWithProvider
          checkout={checkout}
          placing={placing}
          provider={provider}
          areAccepted={areAccepted}
          payLabel={payLabel}
        />
      ) : (
        <Button
          onClick={order}
          pending={placing.isSending && t("review.sending")}
          className="min-h-14 text-lead"
        >
          {orderLabel()}
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button kind="quiet" className="-ml-5" onClick={onBack}>
          {t("back")}
        </Button>
        {selectedPayment?.choice.isLive && <p className="text-small text-quiet">{t("review.secure")}</p>}
      </div>
    </div>
  );
}

/** Shows a missing acceptance at the checkbox and focuses it. */
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

interface TermsFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly error: string | undefined;
  readonly onTick: () => void;
  readonly paths: ReviewStepProps["termsPaths"];
}

/** The links are outside the label, so that following them does not tick the box. */
function TermsField({ ref, error, onTick, paths }: TermsFieldProps) {
  const t = useTranslator("checkout.review");
  return (
    <div>
      <Checkbox ref={ref} label={t("termsLabel")} required onChange={onTick} error={error} />
      <p className="flex flex-wrap gap-x-4 pl-8 text-small">
        <Link
          href={paths.terms}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-8 items-center"
        >
          {t("termsLink")}
        </Link>
        <Link
          href={paths.privacy}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-8 items-center"
        >
          {t("privacyLink")}
        </Link>
      </p>
    </div>
  );
}

function Notice({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return <p className="rounded-box border border-carrier bg-carrier-soft px-4 py-3">{children}</p>;
}

interface OrderWithProviderProps extends Pick<ReviewStepProps, "checkout" | "placing"> {
  readonly provider: "stripe" | "paypal";
  readonly areAccepted: () => boolean;
  readonly payLabel: string;
}

/** The provider's form in place of the order button. */
function OrderWithProvider({ checkout, placing, provider, ...rest }: OrderWithProviderProps) {
  const { cart, selectedPayment } = checkout;
  const { areAccepted, payLabel } = rest;
  const renews = isRenewing(checkout);
  const method = selectedPayment?.choice.method ?? (provider === "stripe" ? "A" : "P");
  return (
    <ProviderPayment
      provider={provider}
      payLabel={payLabel}
      renews={renews}
      clientId={selectedPayment?.choice.clientId ?? ""}
      isLive={selectedPayment?.choice.isLive ?? false}
      amount={toMinorUnits(cart.total)}
      currency={cart.currency.code}
      payer={createPayer(checkout)}
      canStart={areAccepted}
      start={async () => {
        if (!areAccepted()) throw new Error("The terms are not accepted.");
        return placing.startProviderPayment({ method, provider, ...(renews && { renews }) });
      }}
      onDone={(transactionId) => placing.place({ method, provider, transactionId })}
      onFailed={placing.setFailure}
    />
  );
}

type SelectedPayment = StepProps["checkout"]["selectedPayment"];

/** The provider whose form takes the payment here. Cards already have a token, and transfers are paid later. */
function formProvider(payment: SelectedPayment): "stripe" | "paypal" | undefined {
  const { method, provider } = payment?.choice ?? {};
  if (method === "C" || (provider !== "stripe" && provider !== "paypal")) return undefined;
  return provider;
}

function toPaymentBody({ choice: { method, provider }, token }: NonNullable<SelectedPayment>) {
  return {
    method,
    // Transfers have no provider.
    ...(provider !== "transfer" && { provider }),
    ...(token !== undefined && { token }),
  };
}
