import { useTranslator } from "#use-messages";
import { trimTexts } from "@/components/form/contract-resolver";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import type { CorrectionProps } from "./details-hold-props";

interface HoldMessageProps extends CorrectionProps {
  readonly onSent: () => void;
}

/** A message to the lab about the tube that is on hold. */
export function HoldMessage({ activation, held, onCancel, onSent }: HoldMessageProps) {
  const t = useTranslator("activation.complete");

  const { email } = activation;
  const form = useCallForm({
    route: activationRoutes.reportProblem,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.problem,
    defaults: { message: "" },
    toBody: (values) => trimTexts({ ...values, barcode: held.barcode, email }),
    onSuccess: onSent,
  });
  return (
    <StepForm
      pending={form.isSending && t("hold.message.submitting")}
      failure={form.failure}
      nextLabel={t("hold.message.submit")}
      backLabel={t("cancel")}
      onBack={onCancel}
      onSubmit={form.submit}
    >
      <TextArea
        {...form.field("message")}
        label={t("hold.message.label")}
        hint={t("hold.message.hint", { email })}
        maxLength={limits.statementLength}
      />
    </StepForm>
  );
}
