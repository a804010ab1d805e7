"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { RemoveClientSecret } from "@/components/orders/checkout/complete/remove-client-secret-client";
import { FormFailure } from "@/components/form/form-failure";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";
import { ordersRoutes } from "@/lib/contract/orders/orders/orders.routes";
import { callApi } from "@/store/api/call-api";
import { isStatus } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { PaymentStatus } from "./payment-status";
import { describePaymentFailure, type PaymentProgress, toProgress } from "./use-pay-orders";

/** Settles the payment with which a buyer returns from their bank, and shows the outcome. */
export function ReturnedPayment({ transactionId }: { readonly transactionId: string }) {
  const t = useTranslator("orders.pending.return");
  const { progress, failure, isHidden, settle } = useSettleReturn(transactionId);
  if (isHidden) return null;
  return (
    <section aria-label={t("title")} className={cn(cardStyles, "grid gap-4")}>
      <RemoveClientSecret />
      <FormFailure message={failure} />
      {progress === undefined && failure === undefined && (
        <div role="status" className="flex items-center gap-3">
          <Spinner />
          <p>{t("checking")}</p>
        </div>
      )}
      {progress !== undefined && progress.state !== "choosing" && (
        <PaymentStatus progress={progress} onCheck={() => void settle()} />
      )}
    </section>
  );
}

function useSettleReturn(transactionId: string) {
  const messages = useMessages("form");
  const router = useRouter();
  const dispatch = useShopDispatch();
  const [progress, setProgress] = useState<PaymentProgress>();
  const [failure, setFailure] = useState<string>();
  const [isHidden, setIsHidden] = useState(false);
  const hasStarted = useRef(false);

  async function settle(): Promise<void> {
    setProgress((shown) => shown && { ...shown, isChecking: true });
    const result = await dispatch(callApi(ordersRoutes.settlePending, { body: { transactionId } }));
    setProgress(result.ok ? toProgress(result.data) : undefined);
    // A payment of somebody else, or none: the address was changed.
    const isUnknown = !result.ok && isStatus(result.error, 404);
    setFailure(result.ok || isUnknown ? undefined : describePaymentFailure(result.error, messages));
    setIsHidden(isUnknown);
    // Paid orders leave the list.
    router.refresh();
  }

  const settleOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void settle();
  });
  useEffect(() => settleOnce(), []);
  return { progress, failure, isHidden, settle };
}
