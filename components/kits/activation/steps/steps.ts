import { activationSteps, type ActivationStep } from "@/lib/domain/kits/activation-steps";

/** What decides which steps an activation has. */
interface StepConditions {
  /** The account's address is used. */
  readonly isSignedIn: boolean;
  /** The tube came without a test. */
  readonly isBlank: boolean;
  /** There are tests to add, or it is not known yet. */
  readonly hasOffers: boolean;
}

export function listSteps({ isSignedIn, isBlank, hasOffers }: StepConditions): readonly ActivationStep[] {
  const isNeeded: Readonly<Partial<Record<ActivationStep, boolean>>> = {
    email: !isSignedIn,
    test: isBlank,
    extras: hasOffers,
  };
  return activationSteps.filter((step) => isNeeded[step] ?? true);
}

export function stepAfter(steps: readonly ActivationStep[], step: ActivationStep): ActivationStep {
  return steps[steps.indexOf(step) + 1] ?? "review";
}

export function stepBefore(
  steps: readonly ActivationStep[],
  step: ActivationStep,
): ActivationStep | undefined {
  return steps[steps.indexOf(step) - 1];
}

/** The requested step, or the first incomplete one before it. A step that is not needed leads to the next one. */
export function reachableStep(
  steps: readonly ActivationStep[],
  requested: ActivationStep,
  isComplete: (step: ActivationStep) => boolean,
): ActivationStep {
  const number = activationSteps.indexOf(requested);
  const target = steps.find((step) => activationSteps.indexOf(step) >= number) ?? "review";
  return steps.slice(0, steps.indexOf(target)).find((step) => !isComplete(step)) ?? target;
}

export function parseStep(value: string | null | undefined): ActivationStep | undefined {
  return activationSteps.find((step) => step === value);
}
