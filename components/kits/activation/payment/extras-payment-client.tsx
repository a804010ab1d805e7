"use client";

import { useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { useBusy } from "@/components/form/use-busy";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import type { Translator } from "@/lib/i18n/translator";
import type { ActivationCart } from "@/store/api/kits/activation-cart";
import { type CallError, messageOf } from "@/store/api/call-error";
import type { CheckoutOptions, PaymentChoice } from "@/store/api/orders/checkout";
import { useQueryCall } from "@/store/api/use-query-call";
import { CartTotals } from "./cart-totals";
import { CouponField } from "./coupon-field";
import { PaymentForm } from "@/components/orders/public/payment-form";
import { activationPath } from "@/lib/navigation/activation-paths";
import type { Rules } from "@/components/kits/activation/load-rules";
import { useActivationCart } from "./use-activation-cart";
import { usePayExtras } from "./use-pay-extras";
import { useReturnedPayment } from "./use-returned-payment";
import type { ExtrasPaymentProps } from "./extras-payment-props";

/** Pays the added tests, unless the buyer comes back from the bank with a payment. */
export function ExtrasPayment(props: ExtrasPaymentProps) {
  const t = useTranslator("activation.payment");

  const { state, failure, check } = useReturnedPayment(props);
  if (state === "checking")
    return (
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <p>{t("checking")}</p>
      </div>
    );
  if (state === "processing") return <ProcessingPayment failure={failure} onCheck={check} />;
  return (
    <>
      <FormFailure message={failure} />
      <NewPayment {...props} />
    </>
  );
}

interface ProcessingPaymentProps extends Pick<ExtrasPaymentProps, "onCheck"> {
  readonly failure?: string | undefined;
}

/** The bank has not answered yet. */
function ProcessingPayment({ failure: first, onCheck }: ProcessingPaymentProps) {
  const t = useTranslator("activation.payment");
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState(first);

  return (
    <div className="grid gap-4">
      <p role="status">{t("processing")}</p>
      <FormFailure message={failure} />
      <Button
        kind="secondary"
        className="justify-self-start"
        pending={isBusy && t("checking")}
        onClick={() => void run(async () => setFailure(await onCheck()))}
      >
        {t("check")}
      </Button>
    </div>
  );
}

/** The payment forms of checkout, for a cart of the added tests alone. */
function NewPayment(props: ExtrasPaymentProps) {
  const t = useTranslator("activation");
  const { activation, tests } = props;
  const { cart, error, retry, reprice } = useActivationCart(activation, tests);
  const options = useQueryCall(
    checkoutRoutes.options,
    { params: { sessionId: cart?.sessionId ?? "" } },
    { isSkipped: cart === undefined },
  );
  const failure = error ?? options.error;
  if (failure !== undefined && (error !== undefined || options.data === undefined))
    return (
      <FailedState
        message={describeFailure(failure, t)}
        retryLabel={t("retry")}
        onRetry={error ? retry : options.refetch}
      />
    );
  const buyer = activation.rules?.buyerOf(activation);
  if (cart === undefined || options.data === undefined || buyer === undefined)
    return <Skeleton label={t("payment.preparing")} lines={3} />;
  return (
    <Card className="grid gap-5">
      <h2 className="text-title-3">{t("payment.title")}</h2>
      <CartTotals cart={cart} />
      <CouponField cart={cart} onApply={reprice} />
      <Methods {...props} cart={cart} buyer={buyer} options={options.data} onChanged={retry} />
    </Card>
  );
}

function describeFailure(failure: CallError, t: Translator<"activation">): string {
  if (failure.kind === "fields") return Object.values(failure.fields).join(" ");
  return failure.kind === "network" ? messageOf(failure) : t("payment.failed");
}

interface MethodsProps extends ExtrasPaymentProps {
  readonly cart: ActivationCart;
  readonly buyer: NonNullable<ReturnType<Rules["buyerOf"]>>;
  readonly options: CheckoutOptions;
  readonly onChanged: () => void;
}

/** Transfers are not offered: the kit would have to wait for the money. */
const isUsable = ({ method, least }: PaymentChoice, { total }: ActivationCart) =>
  method !== "EFT" && (least === null || toMinorUnits(total) >= toMinorUnits(least));

function Methods({ cart, options, buyer, ...props }: MethodsProps) {
  const t = useTranslator("activation");
  const language = useLanguage();
  const [first, ...others] = options.methods.filter((method) => isUsable(method, cart));
  const paying = usePayExtras({ cart, buyer, onPaid: props.onPaid, onChanged: props.onChanged });
  const isFree = toMinorUnits(cart.total) === 0;
  if (paying.state === "processing") return <ProcessingPayment onCheck={props.onCheck} />;
  if (options.isOnAccount || isFree)
    return (
      <>
        <FormFailure message={paying.failure} />
        <Button
          className="min-h-14 text-lead"
          pending={paying.state === "sending" && t("payment.ordering")}
          onClick={() => void paying.place()}
        >
          {isFree ? t("review.submit") : t("payment.onAccount")}
        </Button>
      </>
    );
  if (first === undefined) return <p>{t("payment.none")}</p>;
  return (
    <PaymentForm
      methods={[first, ...others]}
      legend={t("payment.method")}
      label={({ method }) => (method === "EFT" ? "" : t(`payment.methods.${method}`))}
      payer={payerOf(buyer)}
      payLabel={t("payment.pay", {
        amount: formatMoney({ amount: cart.total, currency: cart.currency }, language),
      })}
      amount={toMinorUnits(cart.total)}
      currency={cart.currency.code}
      failure={paying.failure}
      onToken={(token, method) => paying.place({ ...payWith(method), token })}
      start={paying.startProviderPayment}
      onDone={(transactionId, method) => paying.place({ ...payWith(method), transactionId })}
      onFailed={paying.setFailure}
      // Buyers returning from their bank go on where they left: see useReturnedPayment.
      returnPath={() => activationPath("review")}
    />
  );
}

/** Transfers are not among the methods. */
const payWith = ({ method, provider }: PaymentChoice) => ({
  method,
  ...(provider !== "transfer" && { provider }),
});

const payerOf = ({ user, address }: MethodsProps["buyer"]) => ({
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
  postalCode: address.postalCode,
  country: address.country,
});
