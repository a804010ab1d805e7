"use client";

import { useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { useProblemForm } from "@/components/kits/public/use-problem-form";
import { TextArea } from "@/components/ui/text-area";
import { EmailField } from "@/components/form/email-field";
import { limits } from "@/lib/config/limits";

/** Reports a problem with results to the laboratory, with the barcode. */
export function ProblemForm(props: { readonly barcode: string; readonly email: string }) {
  const t = useTranslator("results.problem");
  const { form, sentTo } = useProblemForm(props);
  if (sentTo !== undefined)
    return (
      <p role="status" className="font-medium">
        {t("sent", { email: sentTo })}
      </p>
    );
  return (
    <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("submitting")}>
      <TextArea {...form.field("message")} label={t("message")} maxLength={limits.statementLength} />
      <EmailField {...form.field("email")} label={t("email")} maxLength={limits.emailLength + 1} />
    </CallForm>
  );
}
