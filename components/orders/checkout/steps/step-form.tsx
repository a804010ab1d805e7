import type { ComponentProps } from "react";
import { useTranslator } from "#use-messages";
import { StepForm as SharedStepForm } from "@/components/form/step-form";

export function StepForm(props: Omit<ComponentProps<typeof SharedStepForm>, "backLabel">) {
  const t = useTranslator("checkout");
  return <SharedStepForm {...props} backLabel={t("back")} />;
}
