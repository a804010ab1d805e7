"use client";

import { useRouter } from "next/navigation";
import { useLanguage, useTranslator } from "#use-messages";
import type { Payer } from "@/components/orders/public/payment-props";
import { PaymentForm } from "@/components/orders/public/payment-form";
import { Dialog, type DialogState } from "@/components/ui/dialog-client";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits } from "@/lib/domain/money";
import { PaymentStatus } from "./payment-status";
import type { PendingPayment } from "./use-order-selection";
import { usePayOrders } from "./use-pay-orders";

interface PayFormProps {
  readonly payment: PendingPayment;
  readonly orderIds: readonly number[];
  /** Called when the backend reports another amount. */
  readonly onAmountChanged: () => void;
  readonly payer: Payer;
}

/** Dialog that pays all selected orders at once. Closing it discards the card input. */
export function PayOrdersDialog({
  isOpen,
  onOpenChange,
  triggerRef,
  orderNumbers,
  ...form
}: PayFormProps & DialogState & { readonly orderNumbers: readonly string[] }) {
  const router = useRouter();
  const t = useTranslator("orders.pending.dialog");
  const language = useLanguage();
  const { payment } = form;
  const changeOpen = (next: boolean) => {
    onOpenChange(next);
    // Paid orders leave the list.
    if (!next) router.refresh();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={t("title", { amount: formatMoney(payment, language) })}
      description={t("text", { numbers: orderNumbers.join(", ") })}
      closeLabel={t("close")}
      triggerRef={triggerRef}
    >
      <PayForm {...form} />
    </Dialog>
  );
}

function PayForm({ payment, orderIds, onAmountChanged, payer }: PayFormProps) {
  const t = useTranslator("orders.pending.dialog");
  const language = useLanguage();
  const { methods, loyaltyPoints: points, amount } = payment;
  const [first, ...others] = methods;
  const paying = usePayOrders({ orderIds, points, amount, onAmountChanged });
  if (paying.progress.state !== "choosing")
    return <PaymentStatus progress={paying.progress} onCheck={paying.check} />;
  if (first === undefined) return <p>{t("none")}</p>;
  return (
    <PaymentForm
      methods={[first, ...others]}
      legend={t("how")}
      label={({ method }) => t(`methods.${method}`)}
      payer={payer}
      payLabel={t("title", { amount: formatMoney(payment, language) })}
      amount={toMinorUnits(amount)}
      currency={payment.currency.code}
      failure={paying.failure}
      onToken={(token, method) => paying.payWithToken(method, token)}
      start={paying.startPayment}
      onDone={paying.complete}
      onFailed={paying.fail}
      // The screen settles the payment of a buyer who returns from their bank.
      returnPath={() => window.location.pathname}
    />
  );
}
