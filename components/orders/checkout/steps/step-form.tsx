import type { ReactNode } from "react";
import { useTranslator } from "#use-messages";
import { StepForm as SharedStepForm } from "@/components/form/step-form";
import type { StepProps } from "./step-props";

interface StepFormProps extends Pick<StepProps, "nextLabel" | "onBack"> {
  /** Button label while the step is being saved. */
  readonly pending: string | false;
  readonly failure?: string | undefined;
  readonly onSubmit: () => void;
  readonly onInput?: () => void;
  readonly children: ReactNode;
}

export function StepForm({ ...props }: StepFormProps) {
  const t = useTranslator("checkout");
  return <SharedStepForm {...props} backLabel={t("back")} />;
}
