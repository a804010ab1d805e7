"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { attemptKey } from "@/components/checkout/attempt-key";
import { type CheckoutWords, fill } from "@/components/checkout/checkout-words";
import { stepPath } from "@/components/checkout/use-step-address";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import { Spinner } from "@/components/ui/spinner";
import { readReturning } from "@/store/checkout-return";
import { settleReturn } from "@/store/checkout-return-calls";
import { useShopDispatch } from "@/store/hooks";
import { toastAsked } from "@/store/slices/toasts";
import type { CompleteWords } from "./complete-words";

interface ProcessingProps {
  /** Of which payment somebody comes back, where the address says it. */
  readonly payment: Parameters<typeof settleReturn>[1] | undefined;
  readonly email: string;
  readonly words: CompleteWords;
  readonly errorWords: CheckoutWords["errors"]["payment"];
}

const firstPauseMs = 2000;
const longestPauseMs = 15_000;

/** The bank has not answered yet: looked up at once where this browser has begun it, and then ever more seldom. */
export function Processing({ payment, email, words, errorWords }: ProcessingProps) {
  const failure = useWatching(payment, errorWords);
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{failure === undefined ? words.processingTitle : words.failedTitle}</h1>
      <div role="status" className="grid gap-3">
        <p className="wrap-anywhere">{failure ?? fill(words.processingText, { email })}</p>
        {failure !== undefined && <p>{words.failedText}</p>}
        {failure === undefined && <Spinner />}
      </div>
      {failure !== undefined && <LinkButton href={stepPath("payment")}>{words.backToPayment}</LinkButton>}
    </div>
  );
}

function useWatching(payment: ProcessingProps["payment"], words: ProcessingProps["errorWords"]) {
  const router = useRouter();
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const [key] = useState(attemptKey);

  /** True once it is known that nothing was paid. Each refresh brings new words: they must not begin the watching anew. */
  const settle = useEffectEvent(async (): Promise<boolean> => {
    const returning = readReturning();
    const error = returning && payment && (await dispatch(settleReturn(returning, payment, key)));
    if (error?.kind !== "failure" || error.code !== "payment_error") return false;
    const text = wordsFor(error.failure, words);
    dispatch(toastAsked({ kind: "error", text }));
    setFailure(text);
    return true;
  });

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(pauseMs: number) {
      if ((await settle()) || isOver) return;
      router.refresh();
      timer = setTimeout(() => void look(Math.min(2 * pauseMs, longestPauseMs)), pauseMs);
    }
    void look(firstPauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [router]);
  return failure;
}

function wordsFor(failure: string | undefined, words: ProcessingProps["errorWords"]): string {
  return Object.hasOwn(words, failure ?? "") ? words[failure as keyof typeof words] : words.other;
}
