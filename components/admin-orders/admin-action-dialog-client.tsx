"use client";

import type { RefObject } from "react";
import { FormFailure } from "@/components/form/form-failure";
import type { FormMessages } from "@/store/api/failure-message";
import { emptyToNull } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog-client";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { cancelForm, markPaidForm, refundForm } from "@/lib/contract/admin-orders/admin-orders.forms";
import { adminOrdersRoutes } from "@/lib/contract/admin-orders/admin-orders.routes";
import type { AdminAction, AdminActionOrder } from "./admin-actions-client";
import type { Messages } from "@/lib/i18n/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";

interface ActionFormProps {
  readonly order: AdminActionOrder;
  readonly messages: Messages["adminOrders"];
  readonly formMessages: FormMessages;
  readonly onDone: () => void;
}

interface AdminActionDialogProps extends ActionFormProps {
  readonly action: AdminAction;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

export function AdminActionDialog({
  action,
  isOpen,
  onOpenChange,
  triggerRef,
  ...form
}: AdminActionDialogProps) {
  const { order, messages } = form;
  const t = useTranslator(messages);
  const Form = forms[action];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(`${action}.title`, { number: order.number })}
      description={t(`${action}.text`, { amount: order.refundable ?? "" })}
      closeLabel={t(`${action}.close`)}
      triggerRef={triggerRef}
    >
      <Form {...form} />
    </Dialog>
  );
}

function RefundForm(props: ActionFormProps) {
  const t = useTranslator(props.messages.refund);
  const form = useCallForm({
    route: adminOrdersRoutes.refund,
    schema: refundForm,
    defaults: { amount: "", reason: "" },
    toBody: emptyToNull,
    toInput: (body) => ({ params: { id: props.order.id }, body }),
    onSuccess: props.onDone,
    messages: props.formMessages,
    staysBusy: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <TextField
        {...form.field("amount")}
        label={t("amount")}
        hint={t("amountHint")}
        inputMode="decimal"
        autoComplete="off"
        // Instead of the close button, which comes first in the tab order.
        autoFocus
      />
      <TextArea {...form.field("reason")} label={t("reason")} required maxLength={limits.noteLength} />
      <FormFailure message={form.failure} />
      <Button type="submit" kind="danger" pending={form.isSending && t("sending")}>
        {t("submit")}
      </Button>
    </form>
  );
}

function PaidForm(props: ActionFormProps) {
  const t = useTranslator(props.messages.paid);
  const form = useCallForm({
    route: adminOrdersRoutes.markPaid,
    schema: markPaidForm,
    defaults: { note: "" },
    toBody: emptyToNull,
    toInput: (body) => ({ params: { id: props.order.id }, body }),
    onSuccess: props.onDone,
    messages: props.formMessages,
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
  const t = useTranslator(props.messages.cancel);
  const form = useCallForm({
    route: adminOrdersRoutes.cancel,
    schema: cancelForm,
    defaults: { reason: "" },
    toBody: emptyToNull,
    toInput: (body) => ({ params: { id: props.order.id }, body }),
    onSuccess: props.onDone,
    messages: props.formMessages,
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
