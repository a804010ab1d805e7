import { openStepPath, useStepParam } from "@/components/form/step-path";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { parseStep, type StepName } from "./steps";

export const useStepFromUrl = (first: StepName): StepName => parseStep(useStepParam(first)) ?? "cart";

export const stepPath = (step: StepName) =>
  step === "cart" ? fixedPaths.checkout : `${fixedPaths.checkout}?step=${step}`;

export const openStep = (step: StepName, history: "push" | "replace" = "push"): void =>
  openStepPath(stepPath(step), history);
