"use client";

import { useState } from "react";
import { CallForm } from "@/components/form/call-form";
import { trimTexts } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationForms } from "@/lib/contract/kits/activation/activation.forms";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";

interface ProblemButtonProps {
  readonly barcode: string;
  readonly email: string;
  /** Name of the animal. */
  readonly name: string;
  readonly messages: Pick<Messages["results"], "problem">;
  readonly formMessages: Messages["form"];
}

/** Sends a doubt about a report to the laboratory, with the barcode. */
export function ProblemButton(props: ProblemButtonProps) {
  const t = useTranslator(props.messages);
  return (
    <DialogButton
      kind="quiet"
      label={t("problem.title")}
      title={t("problem.title")}
      description={t("problem.text", { name: props.name })}
      closeLabel={t("problem.close")}
    >
      <ProblemForm {...props} />
    </DialogButton>
  );
}

function ProblemForm({ barcode, email, messages, formMessages }: ProblemButtonProps) {
  const t = useTranslator(messages);
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm({
    route: activationRoutes.reportProblem,
    schema: activationForms.problem,
    defaults: { barcode, email, message: "" },
    toBody: trimTexts,
    messages: formMessages,
    onSuccess: () => setSentTo(form.hook.getValues("email")),
  });
  if (sentTo !== undefined)
    return (
      <p role="status" className="font-medium">
        {t("problem.sent", { email: sentTo })}
      </p>
    );
  return (
    <CallForm form={form} submitLabel={t("problem.submit")} pendingLabel={t("problem.submitting")}>
      <TextArea {...form.field("message")} label={t("problem.message")} maxLength={limits.statementLength} />
      <TextField
        {...form.field("email")}
        label={t("problem.email")}
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength + 1}
      />
    </CallForm>
  );
}
