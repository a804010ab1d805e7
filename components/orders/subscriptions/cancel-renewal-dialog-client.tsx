"use client";

import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { type CallThunk, useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogState } from "@/components/ui/dialog-client";
import { adminOrdersRoutes } from "@/lib/contract/orders/admin/admin-orders/admin-orders.routes";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { callApi } from "@/store/api/call-api";

export interface CancelRenewalProps {
  readonly canCancel: boolean;
  /** Customers have the token of their order, administrators its id. */
  readonly by: { readonly token: string } | { readonly orderId: number };
  /** Formatted date until which the subscription is paid. */
  readonly runsUntil: string;
  readonly label: string;
}

type CancelRenewalDialogProps = Omit<CancelRenewalProps, "canCancel" | "label"> &
  DialogState & { readonly onDone: () => void };

export function CancelRenewalDialog(props: CancelRenewalDialogProps) {
  const { by, runsUntil, onDone, ...box } = props;
  const t = useTranslator("subscriptions.confirm");
  const cancelling = useMutationCall(checkoutRoutes.cancelRenewal);
  async function cancel() {
    const outcome = await cancelling.run(cancelRenewal(by));
    if (outcome.ok) onDone();
  }
  return (
    <Dialog {...box} title={t("title")} description={t("text", { date: runsUntil })} closeLabel={t("close")}>
      <FormFailure message={cancelling.failure} />
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" pending={cancelling.isSending && t("sending")} onClick={() => void cancel()}>
          {t("submit")}
        </Button>
        {/* Focused first, so that pressing Enter does not cancel by accident. */}
        <Button kind="quiet" autoFocus onClick={() => box.onOpenChange(false)}>
          {t("keep")}
        </Button>
      </div>
    </Dialog>
  );
}

const cancelRenewal = (by: CancelRenewalDialogProps["by"]): CallThunk =>
  "token" in by
    ? callApi(checkoutRoutes.cancelRenewal, { params: { token: by.token } })
    : callApi(adminOrdersRoutes.cancelRenewal, { params: { id: by.orderId } });
