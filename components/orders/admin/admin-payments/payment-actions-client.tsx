"use client";

import { useRouter } from "next/navigation";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useCallForm } from "@/components/form/use-call-form";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/class-names";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { adminPaymentsRoutes } from "@/lib/contract/orders/admin/admin-payments/admin-payments.routes";
import { type Refundable, RefundFields, useRefundChoice } from "./refund-fields";

interface PaymentActionsProps {
  readonly paymentId: string;
  readonly canRetry: boolean;
  /** Undefined when nothing can be refunded. */
  readonly refundable: Refundable | undefined;
  readonly refundCount: number;
}

/** Retry, refund and note. After each the page is refreshed. */
export function PaymentActions(props: PaymentActionsProps) {
  const t = useTranslator("adminPayments.actions");
  return (
    <>
      {props.canRetry && <RetryCard {...props} />}
      <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-2">
        {props.refundable && (
          <section aria-labelledby="refund" className={cn(cardStyles, "grid gap-4")}>
            <h2 id="refund">{t("refund")}</h2>
            <RefundPaymentForm key={props.refundCount} {...props} refundable={props.refundable} />
          </section>
        )}
        <section aria-labelledby="note" className={cn(cardStyles, "grid gap-4")}>
          <h2 id="note">{t("note")}</h2>
          <NoteForm {...props} />
        </section>
      </div>
    </>
  );
}

function RetryCard({ paymentId }: PaymentActionsProps) {
  const t = useTranslator("adminPayments.actions");
  const router = useRouter();
  const retry = useRouteCall(adminPaymentsRoutes.retry);
  const send = async () => {
    await retry.send({ params: { paymentId } });
    router.refresh();
  };
  return (
    <section
      aria-labelledby="retry"
      className={cn(cardStyles, "grid justify-items-start gap-3 bg-carrier-soft")}
    >
      <h2 id="retry">{t("retryTitle")}</h2>
      <p>{t("retryText")}</p>
      <FormFailure message={retry.failure} />
      <Button onClick={() => void send()} pending={retry.isSending && t("retrying")}>
        {t("retry")}
      </Button>
    </section>
  );
}

type RefundPaymentFormProps = PaymentActionsProps & { readonly refundable: Refundable };

function RefundPaymentForm({ paymentId, refundable }: RefundPaymentFormProps) {
  const router = useRouter();
  const choice = useRefundChoice(refundable);
  const form = useCallForm({
    route: adminPaymentsRoutes.refund,
    schema: async () => {
      const forms = await import("@/lib/contract/orders/admin/admin-payments/admin-payments.forms");
      return choice.mode === "amount" ? forms.paymentRefundPartForm : forms.paymentRefundForm;
    },
    defaults: { amount: "", reason: "" },
    toBody: choice.toBody,
    toInput: (body) => ({ params: { paymentId }, body }),
    // The page then shows a new form, because there is a refund more.
    onSuccess: () => router.refresh(),
    staysBusy: true,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <RefundFields
        refundable={refundable}
        choice={choice}
        amountError={form.field("amount").error}
        unitsError={undefined}
        reason={form.field("reason")}
        failure={form.failure}
        isSending={form.isSending}
      />
    </form>
  );
}

function NoteForm({ paymentId }: PaymentActionsProps) {
  const t = useTranslator("adminPayments.actions");
  const router = useRouter();
  const form = useCallForm({
    route: adminPaymentsRoutes.addNote,
    schema: async () =>
      (await import("@/lib/contract/orders/admin/admin-payments/admin-payments.forms")).paymentNoteForm,
    defaults: { note: "", isClosed: false },
    toInput: (body) => ({ params: { paymentId }, body }),
    onSuccess: () => {
      form.hook.reset();
      router.refresh();
    },
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <TextArea
        {...form.field("note")}
        label={t("noteLabel")}
        hint={t("noteHint")}
        required
        maxLength={limits.noteLength}
      />
      <Checkbox {...form.field("isClosed")} label={t("close")} />
      <FormFailure message={form.failure} />
      <Button type="submit" kind="secondary" pending={form.isSending && t("saving")}>
        {t("save")}
      </Button>
      <p role="status" className="empty:hidden">
        {form.isDone ? t("saved") : ""}
      </p>
    </form>
  );
}
