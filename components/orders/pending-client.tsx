"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { fill } from "@/components/approvals/approval-words";
import type { SendingWords } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import type { CheckoutWords } from "@/components/checkout/checkout-words";
import type { ProviderWords } from "@/components/checkout/step-props";
import type { PendingPayment } from "@/store/orders";
import type pendingOrders from "@/messages/en/pending-orders.json";
import type { CancelWords } from "./cancel-order-client";
import type { Payable } from "./payable";
import { PayableList } from "./payable-list";
import { type Due, useChoiceOfOrders } from "./use-choice-of-orders";

const PayDialog = lazy(() =>
  import("./pay-dialog-client").then(({ PayDialog: dialog }) => ({ default: dialog })),
);

export type PendingWords = typeof pendingOrders;

interface PendingProps {
  readonly orders: readonly Payable[];
  readonly first: { readonly ids: readonly number[]; readonly payment?: PendingPayment | undefined };
  readonly payer: { readonly name: string; readonly email: string };
  /** What there is to use; vets have none. */
  readonly points: number;
  readonly language: Language;
  readonly words: PendingWords;
  readonly overdue: string;
  readonly cancelWords: CancelWords;
  readonly sandboxWords: CheckoutWords["sandbox"];
  readonly providerWords: ProviderWords;
  readonly sendingWords: SendingWords;
}

/** Choosing what to pay, what it comes to, and the way to pay it. */
export function PendingOrders({
  orders,
  first,
  points,
  language,
  words,
  overdue,
  cancelWords,
  ...paying
}: PendingProps) {
  const choice = useChoiceOfOrders(first);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { due, ids } = choice;
  const payment = due.at === "known" ? due.payment : undefined;
  return (
    <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[1fr_20rem]">
      <PayableList
        {...{ orders, words, overdue, cancelWords }}
        chosen={ids}
        sendingWords={paying.sendingWords}
        {...choice}
      />
      <section aria-label={words.total} className={cn(cardLook, "grid gap-4 full:sticky full:top-24")}>
        {points > 0 && <Points have={points} {...{ language, words }} onUse={choice.usePoints} />}
        <Sum due={due} language={language} words={words} onRetry={choice.retry} />
        <Button
          ref={opener}
          disabled={payment === undefined}
          className="disabled:opacity-60"
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpen(true);
            setIsOpen(true);
          }}
        >
          {words.pay}
        </Button>
      </section>
      {wasOpen && payment && (
        <Suspense fallback={null}>
          <PayDialog
            {...paying}
            isOpen={isOpen}
            onOpen={setIsOpen}
            opener={opener}
            payment={payment}
            orderIds={ids}
            onChanged={choice.recount}
            numbers={orders.filter(({ id }) => ids.includes(id)).map(({ number }) => number)}
            language={language}
            words={words}
          />
        </Suspense>
      )}
    </div>
  );
}

interface SumProps {
  readonly due: Due;
  readonly language: Language;
  readonly words: PendingWords;
  readonly onRetry: () => void;
}

function Sum({ due, language, words, onRetry }: SumProps) {
  const money = (amount: string, { currency }: PendingPayment) => formatMoney({ amount, currency }, language);
  return (
    <div role="status" className="grid min-h-14 content-center gap-1">
      {due.at === "none" && <p className="text-quiet">{words.nothingChosen}</p>}
      {due.at === "counting" && <p className="text-quiet">{words.counting}</p>}
      {due.at === "failed" && (
        <>
          <p className="font-medium text-affected">{due.message}</p>
          <Button kind="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      )}
      {due.at === "known" && (
        <>
          <p className="flex flex-wrap justify-between gap-2 text-lead font-semibold">
            <span>{words.total}</span>
            <span className="tabular-nums">{money(due.payment.amount, due.payment)}</span>
          </p>
          {due.payment.loyaltyPoints > 0 && (
            <p className="text-small text-quiet">
              {fill(words.pointsUsed, {
                count: String(due.payment.loyaltyPoints),
                amount: money(due.payment.pointsValue, due.payment),
              })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface PointsProps {
  readonly have: number;
  readonly language: Language;
  readonly words: PendingWords;
  readonly onUse: (count: number) => void;
}

function Points({ have, language, words, onUse }: PointsProps) {
  return (
    <TextField
      label={words.points}
      hint={fill(words.pointsHint, { count: new Intl.NumberFormat(language).format(have) })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(limits.pointsMax).length}
      onBlur={({ target }) => onUse(pointsIn(target.value))}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && onUse(pointsIn(currentTarget.value))}
    />
  );
}

/** What is no number is none. */
const pointsIn = (typed: string): number =>
  /^\d+$/.test(typed.trim()) ? Math.min(Number(typed), limits.pointsMax) : 0;
