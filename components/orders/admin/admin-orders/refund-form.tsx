import { RefundFields, useRefundChoice } from "@/components/orders/admin/admin-payments/refund-fields";
import { useCallForm } from "@/components/form/use-call-form";
import { adminOrdersRoutes } from "@/lib/contract/orders/admin/admin-orders/admin-orders.routes";
import type { ActionFormProps } from "./admin-action-dialog-props";

/** Refunds an order: all, some units, or an amount. */
export function RefundForm({ order, onDone }: ActionFormProps) {
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
