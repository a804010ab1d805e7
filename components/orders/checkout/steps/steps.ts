/** Steps in order. The store persists the index of the current one. */
export const stepNames = [
  "cart",
  "details",
  "collector",
  "addresses",
  "shipping",
  "payment",
  "review",
] as const;

export type StepName = (typeof stepNames)[number];

/** What decides which steps an order has. */
export interface StepConditions {
  /** Vets order on account: no shipping or payment. */
  readonly isOnAccount: boolean;
  /** Contains a test that needs a new sample. */
  readonly isSampled: boolean;
  /** Contains something that is posted. */
  readonly isPosted: boolean;
  /** The total is zero. */
  readonly isFree: boolean;
}

export function listSteps({ isOnAccount, isSampled, isPosted, isFree }: StepConditions): readonly StepName[] {
  const isNeeded: Readonly<Record<StepName, boolean>> = {
    cart: true,
    details: true,
    collector: isSampled,
    addresses: true,
    shipping: !isOnAccount && isPosted,
    payment: !isOnAccount && !isFree,
    review: true,
  };
  return stepNames.filter((name) => isNeeded[name]);
}

export function nextStep(steps: readonly StepName[], current: StepName): StepName {
  return steps[steps.indexOf(current) + 1] ?? "review";
}

export function previousStep(steps: readonly StepName[], current: StepName): StepName {
  return steps[Math.max(0, steps.indexOf(current) - 1)] ?? "cart";
}

/** The requested step, or the first incomplete step before it. */
export function reachableStep(
  steps: readonly StepName[],
  requested: StepName,
  isComplete: (step: StepName) => boolean,
): StepName {
  const earlierSteps = steps.slice(0, Math.max(0, steps.indexOf(requested)));
  const incomplete = earlierSteps.find((step) => !isComplete(step));
  return incomplete ?? (steps.includes(requested) ? requested : "cart");
}

export function parseStep(value: string | null | undefined): StepName | undefined {
  return stepNames.find((name) => name === value);
}

export function stepFromNumber(number: number): StepName {
  return stepNames[number] ?? "cart";
}
