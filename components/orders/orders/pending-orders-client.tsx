"use client";

import { Suspense, useEffect, useRef } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import type { PendingPayment } from "./use-order-selection";
import type { UnpaidOrderItem } from "./unpaid-order-item";
import { UnpaidOrderList } from "./unpaid-order-list";
import { type AmountDue, useOrderSelection } from "./use-order-selection";
import { lazyPart } from "@/components/ui/lazy-part";

const PayOrdersDialog = lazyPart(async () => (await import("./pay-orders-dialog-client")).PayOrdersDialog);

interface PendingOrdersProps {
  readonly orders: readonly UnpaidOrderItem[];
  readonly initial: { readonly ids: readonly number[]; readonly payment?: PendingPayment | undefined };
  readonly payer: { readonly name: string; readonly email: string };
  /** Loyalty points the user has; vets have none. */
  readonly points: number;
}

/** Selection of unpaid orders, the amount due and the button that opens the payment dialog. */
export function PendingOrders(props: PendingOrdersProps) {
  const { orders, initial, payer, points } = props;
  const t = useTranslator("orders.pending");
  const selection = useOrderSelection(initial);
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  const { due, ids } = selection;
  const payment = due.state === "known" ? due.payment : undefined;
  /** Comes to pay a certain order: the payment stands above a list that can be long. */
  const paysChosen = initial.payment !== undefined;
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (paysChosen) region.current?.focus();
  }, [paysChosen]);
  const list = (
    <UnpaidOrderList orders={orders} selectedIds={ids} toggle={selection.toggle} select={selection.select} />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[1fr_20rem]">
      {!paysChosen && list}
      <section
        ref={region}
        aria-label={t("total")}
        tabIndex={-1}
        className={cn(
          cardStyles,
          "grid gap-4 outline-none full:sticky full:top-24 full:col-start-2 full:row-start-1",
        )}
      >
        {points > 0 && <Points available={points} onUse={selection.usePoints} />}
        <Total due={due} onRetry={selection.retry} />
        <Button
          ref={triggerRef}
          disabled={payment === undefined}
          className="disabled:opacity-60"
          aria-haspopup="dialog"
          onClick={() => onOpenChange(true)}
        >
          {t("pay")}
        </Button>
      </section>
      {paysChosen && list}
      {hasBeenOpen && payment && (
        <Suspense fallback={null}>
          <PayOrdersDialog
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            triggerRef={triggerRef}
            payment={payment}
            payer={payer}
            orderIds={ids}
            onAmountChanged={selection.refresh}
            orderNumbers={orders.filter(({ id }) => ids.includes(id)).map(({ number }) => number)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Total({ due, onRetry }: { readonly due: AmountDue; readonly onRetry: () => void }) {
  const language = useLanguage();
  const t = useTranslator("orders.pending");
  const money = (amount: string, { currency }: PendingPayment) => formatMoney({ amount, currency }, language);
  return (
    <div role="status" className="grid min-h-14 content-center gap-1">
      {due.state === "none" && <p className="text-quiet">{t("nothingChosen")}</p>}
      {due.state === "loading" && <p className="text-quiet">{t("counting")}</p>}
      {due.state === "failed" && (
        <>
          <p className="font-medium text-affected">{due.message}</p>
          <Button kind="secondary" onClick={onRetry}>
            {t("retry")}
          </Button>
        </>
      )}
      {due.state === "known" && (
        <>
          <p className="flex flex-wrap justify-between gap-2 text-lead font-semibold">
            <span>{t("total")}</span>
            <span className="tabular-nums">{money(due.payment.amount, due.payment)}</span>
          </p>
          {due.payment.loyaltyPoints > 0 && (
            <p className="text-small text-quiet">
              {t("pointsUsed", {
                count: due.payment.loyaltyPoints,
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
  readonly available: number;
  readonly onUse: (count: number) => void;
}

function Points({ available, onUse }: PointsProps) {
  const t = useTranslator("orders.pending");
  return (
    <TextField
      label={t("points")}
      hint={t("pointsHint", { count: available })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(limits.pointsMax).length}
      onBlur={({ target }) => onUse(parsePoints(target.value))}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && onUse(parsePoints(currentTarget.value))}
    />
  );
}

/** Zero for non-numeric input. */
const parsePoints = (typed: string): number =>
  /^\d+$/.test(typed.trim()) ? Math.min(Number(typed), limits.pointsMax) : 0;
