"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormFailure } from "@/components/form/form-failure";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogState } from "@/components/ui/dialog-client";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { carrierCodes, carrierName, type CarrierCode } from "@/lib/config/orders/carriers";
import { limits } from "@/lib/config/limits";
import { adminOrdersRoutes } from "@/lib/contract/orders/admin/admin-orders/admin-orders.routes";

export interface PostableOrder {
  readonly id: number;
  readonly number: string;
  /** Carrier and number as entered; null until the order is posted. */
  readonly posting: {
    readonly carrier: CarrierCode;
    readonly carrierName: string | null;
    readonly trackingNumber: string | null;
  } | null;
}

interface PostedFormProps {
  readonly order: PostableOrder;
  readonly onDone: () => void;
}

export function PostedDialog({ order, onDone, ...dialog }: PostedFormProps & DialogState) {
  const t = useTranslator("adminOrders.posted");
  const { number, posting } = order;
  return (
    <Dialog
      {...dialog}
      title={t(posting ? "correctTitle" : "title", { number })}
      description={t(posting ? "correctText" : "text")}
      closeLabel={t("close")}
    >
      <PostedForm order={order} onDone={onDone} />
    </Dialog>
  );
}

function PostedForm({ order, onDone }: PostedFormProps) {
  const t = useTranslator("adminOrders.posted");
  const { posting } = order;
  const [carrier, setCarrier] = useState<string>(posting?.carrier ?? "");
  const form = useCallForm({
    route: adminOrdersRoutes.markPosted,
    schema: async () =>
      (await import("@/lib/contract/orders/admin/admin-orders/admin-orders.forms")).markPostedForm,
    defaults: {
      carrier: posting?.carrier ?? "",
      carrierName: posting?.carrierName ?? "",
      trackingNumber: posting?.trackingNumber ?? "",
    },
    toBody: emptyToNull,
    toInput: (body) => ({ params: { id: order.id }, body }),
    onSuccess: onDone,
    staysBusy: true,
  });
  const carrierField = form.field("carrier");
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <Select
        {...carrierField}
        label={t("carrier")}
        placeholder={t("choose")}
        options={carrierCodes.map((value) => ({ value, label: carrierName(value) ?? t("other") }))}
        onChange={(event) => {
          setCarrier(event.target.value);
          void carrierField.onChange(event);
        }}
        required
        // Instead of the close button, which comes first in the tab order.
        autoFocus
      />
      {carrier === "other" && (
        <TextField
          {...form.field("carrierName")}
          label={t("carrierName")}
          maxLength={limits.shortTextLength}
          required
        />
      )}
      <TextField
        {...form.field("trackingNumber")}
        label={t("trackingNumber")}
        hint={t("trackingHint")}
        maxLength={limits.trackingNumberLength}
        autoComplete="off"
      />
      <FormFailure message={form.failure} />
      <Button type="submit" pending={form.isSending && t("sending")}>
        {t(posting ? "correctSubmit" : "submit")}
      </Button>
    </form>
  );
}
