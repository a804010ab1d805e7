import type { ReactNode, SyntheticEvent } from "react";
import { useTranslator } from "#use-messages";
import { StepForm } from "@/components/form/step-form";
import type { StepProps } from "@/components/kits/activation/activation-props";

interface ActivationFormProps extends Pick<StepProps, "activation"> {
  readonly form: {
    readonly isSending?: boolean;
    readonly failure?: string | undefined;
    readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** By default "Continue". */
  readonly nextLabel?: string;
  readonly children: ReactNode;
}

export function ActivationForm({ activation, form, nextLabel, children }: ActivationFormProps) {
  const t = useTranslator("activation");
  return (
    <StepForm
      pending={form.isSending === true && t("saving")}
      failure={form.failure}
      nextLabel={nextLabel ?? t("continue")}
      backLabel={t("back")}
      onBack={activation.back}
      onSubmit={form.submit}
    >
      {children}
    </StepForm>
  );
}
