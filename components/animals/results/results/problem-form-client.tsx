"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { trimTexts } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationForms } from "@/lib/contract/kits/activation/activation.forms";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";

interface ProblemFormProps {
  readonly barcode: string;
  readonly email: string;
}

/** Sends a doubt about a report to the laboratory, with the barcode. */
export function ProblemForm({ barcode, email }: ProblemFormProps) {
  const t = useTranslator("results.problem");
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm({
    route: activationRoutes.reportProblem,
    schema: activationForms.problem,
    defaults: { barcode, email, message: "" },
    toBody: trimTexts,
    onSuccess: () => setSentTo(form.hook.getValues("email")),
  });
  if (sentTo !== undefined)
    return (
      <p role="status" className="font-medium">
        {t("sent", { email: sentTo })}
      </p>
    );
  return (
    <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("submitting")}>
      <TextArea {...form.field("message")} label={t("message")} maxLength={limits.statementLength} />
      <TextField
        {...form.field("email")}
        label={t("email")}
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength + 1}
      />
    </CallForm>
  );
}
