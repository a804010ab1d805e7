"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormFailure } from "@/components/form/form-failure";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { ordersRoutes } from "@/lib/contract/orders/orders/orders.routes";

/** Requests the link to an order by mail. Shows the same message whether the order exists or not. */
export function OrderLookupForm() {
  const t = useTranslator("orders.lookup");
  const [isSent, setIsSent] = useState(false);
  if (isSent)
    return (
      <div role="status" className="grid gap-3">
        <h2>{t("sentTitle")}</h2>
        <p>{t("sentText")}</p>
        <div>
          <Button kind="secondary" onClick={() => setIsSent(false)}>
            {t("again")}
          </Button>
        </div>
      </div>
    );
  return <RequestForm onSent={() => setIsSent(true)} />;
}

function RequestForm({ onSent }: { readonly onSent: () => void }) {
  const t = useTranslator("orders.lookup");
  const form = useCallForm({
    route: ordersRoutes.lookup,
    schema: async () => (await import("@/lib/contract/orders/orders/orders.forms")).orderLookupForm,
    defaults: { number: "", email: "" },
    toBody: emptyToNull,
    onSuccess: onSent,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <TextField
        {...form.field("number")}
        label={t("number")}
        hint={t("numberHint")}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.orderNumberLength}
      />
      <EmailField {...form.field("email")} label={t("email")} />
      <FormFailure message={form.failure} />
      <Button type="submit" pending={form.isSending && t("sending")}>
        {t("send")}
      </Button>
    </form>
  );
}
