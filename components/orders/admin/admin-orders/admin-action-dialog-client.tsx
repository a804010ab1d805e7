"use client";

import { useTranslator } from "#use-messages";
import type { Translator } from "@/lib/i18n/translator";
import { FormFailure } from "@/components/form/form-failure";
import { emptyToNull } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogState } from "@/components/ui/dialog-client";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { adminOrdersRoutes } from "@/lib/contract/orders/admin/admin-orders/admin-orders.routes";
import { formatMoney } from "@/lib/domain/format";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { AdminAction, AdminActionOrder } from "./admin-actions-types";
import { RefundFields, useRefundChoice } from "@/components/orders/admin/admin-payments/refund-fields";

export interface ActionFormProps {
  readonly order: AdminActionOrder;
  readonly onDone: () => void;
}

type AdminActionDialogProps = ActionFormProps & DialogState & { readonly action: AdminAction };

export function AdminActionDialog({ action, order, onDone, ...dialog }: AdminActionDialogProps) {
  const t = useTranslator("adminOrders");
  const Form = forms[action];
  return (
    <Dialog
      {...dialog}
      title={t(`${action}.title`, { number: order.number })}
      description={describeAction(t, action, order)}
      closeLabel={t(`${action}.close`)}
    >
      <Form order={order} onDone={onDone} />
    </Dialog>
  );
}

function describeAction(
  t: Translator<"adminOrders">,
  action: AdminAction,
  { refundable, isHeld }: AdminActionOrder,
): string {
  if (action === "cancel" && isHeld) return t("cancel.heldText");
  const amount = refundable ? formatMoney(refundable, pageLanguage()) : "";
  if (action === "refund" && refundable?.amount === "0.00") return t("refund.withoutMoneyText");
  if (action === "refund" && refundable?.isTransfer) return t("refund.transferText", { amount });
  return t(`${action}.text`, { amount });
}

function PaidForm(props: ActionFormProps) {
  const t = useTranslator("adminOrders.paid");
  const form = useCallForm({
    route: adminOrdersRoutes.markPaid,
    schema: async () =>
      (await import("@/lib/contract/orders/admin/admin-orders/admin-orders.forms")).markPaidForm,
    defaults: { note: "" },
    toBody: emptyToNull,
    toInput: (body) => ({ params: { id: props.order.id }, body }),
    onSuccess: props.onDone,
    staysBusy: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <TextArea {...form.field("note")} label={t("note")} required maxLength={limits.noteLength} autoFocus />
      <FormFailure message={form.failure} />
      <Button type="submit" pending={form.isSending && t("sending")}>
        {t("submit")}
      </Button>
    </form>
  );
}

function CancelForm(props: ActionFormProps) {
  const t = useTranslator("adminOrders.cancel");
  const form = useCallForm({
    route: adminOrdersRoutes.cancel,
    schema: async () =>
      (await import("@/lib/contract/orders/admin/admin-orders/admin-orders.forms")).cancelForm,
    defaults: { reason: "" },
    toBody: emptyToNull,
    toInput: (body) => ({ params: { id: props.order.id }, body }),
    onSuccess: props.onDone,
    staysBusy: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <TextArea
        {...form.field("reason")}
        label={t("reason")}
        required
        maxLength={limits.noteLength}
        autoFocus
      />
      <FormFailure message={form.failure} />
      <Button type="submit" kind="danger" pending={form.isSending && t("sending")}>
        {t("submit")}
      </Button>
    </form>
  );
}

const forms = { refund: RefundForm, paid: PaidForm, cancel: CancelForm } as const;

/** Refunds an order: all, some units, or an amount. */
function RefundForm({ order, onDone }: ActionFormProps) {
  const refundable = order.refundable ?? { amount: "0.00", currency: { code: "USD" }, units: [] };
  const choice = useRefundChoice(refundable);
  const form = useCallForm({
    route: adminOrdersRoutes.refund,
    schema: async () => {
      const forms = await import("@/lib/contract/orders/admin/admin-orders/admin-orders.forms");
      // An empty amount must never mean everything.
      if (choice.mode === "amount")
        return refundable.isTransfer ? forms.transferRefundPartForm : forms.refundPartForm;
      return refundable.isTransfer ? forms.transferRefundForm : forms.refundForm;
    },
    defaults: { amount: "", units: "", reference: "", reason: "" },
    toBody: choice.toBody,
    toInput: (body) => ({ params: { id: order.id }, body }),
    onSuccess: onDone,
    staysBusy: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <RefundFields
        refundable={refundable}
        choice={choice}
        amountError={form.field("amount").error}
        unitsError={form.field("units").error}
        reference={form.field("reference")}
        reason={form.field("reason")}
        failure={form.failure}
        isSending={form.isSending}
      />
    </form>
  );
}
