"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";
import { readPaymentReturn } from "@/store/persistence/payment-return";
import { completeReturn } from "@/store/api/orders/checkout";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";
import type { Translate } from "@/lib/i18n/translator";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { BackToPayment } from "./back-to-payment-client";

type ProcessingMessages = Pick<Messages["checkout"], "complete" | "errors">;

interface ProcessingProps {
  /** The payment the buyer returns from, if the URL names it. */
  readonly payment: Parameters<typeof completeReturn>[1] | undefined;
  readonly email: string;
}

const firstPauseMs = 2000;
const longestPauseMs = 15_000;

/** The payment is not confirmed yet: polls its state, less often each time. */
export function Processing({ payment, email }: ProcessingProps) {
  const t = useTranslator("checkout");
  const failure = usePollPayment(payment, t);
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{failure === undefined ? t("complete.processingTitle") : t("complete.failedTitle")}</h1>
      <div role="status" className="grid gap-3">
        <p className="wrap-anywhere">{failure ?? t("complete.processingText", { email })}</p>
        {failure !== undefined && <p>{t("complete.failedText")}</p>}
        {failure === undefined && <Spinner />}
      </div>
      {failure !== undefined && <BackToPayment label={t("complete.backToPayment")} />}
    </div>
  );
}

function usePollPayment(payment: ProcessingProps["payment"], t: Translate<ProcessingMessages>) {
  const router = useRouter();
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const [key] = useState(createIdempotencyKey);

  /** Resolves to true once the payment has failed. An effect event: each refresh brings new props, which must not restart polling. */
  const checkPayment = useEffectEvent(async (): Promise<boolean> => {
    const returning = readPaymentReturn();
    const result = returning && payment && (await dispatch(completeReturn(returning, payment, key)));
    if (!result || result.ok) return false;
    const { error } = result;
    if (error.kind !== "failure" || error.code !== "payment_error") return false;
    const text = paymentErrorMessage(error.failure, t);
    dispatch(toastAdded({ kind: "error", text }));
    setFailure(text);
    return true;
  });

  useEffect(() => {
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll(pauseMs: number) {
      if ((await checkPayment()) || isUnmounted) return;
      router.refresh();
      timer = setTimeout(() => void poll(Math.min(2 * pauseMs, longestPauseMs)), pauseMs);
    }
    void poll(firstPauseMs);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [router]);
  return failure;
}

const errorKeys = ["declined", "expired", "insufficient-funds", "not-confirmed"] as const;

function paymentErrorMessage(failure: string | undefined, t: Translate<ProcessingMessages>): string {
  return t(`errors.payment.${errorKeys.find((key) => key === failure) ?? "other"}`);
}
