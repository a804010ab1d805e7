/** In the order in which they are gone through. What is kept of them is the number: from 0. */
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

/** What an order asks of its buyer. */
export interface Asked {
  /** Vets: neither billing, nor shipping, nor payment. */
  readonly isOnAccount: boolean;
  /** Something of it is a test for which a sample has to be taken. */
  readonly isSampled: boolean;
  /** There are ways to send it, so something of it is sent. */
  readonly isPosted: boolean;
  /** Nothing is left to pay. */
  readonly isFree: boolean;
}

/** A step that has nothing to ask is left out. */
export function stepsOf({ isOnAccount, isSampled, isPosted, isFree }: Asked): readonly StepName[] {
  const isAsked: Readonly<Record<StepName, boolean>> = {
    cart: true,
    details: true,
    collector: isSampled,
    addresses: !isOnAccount,
    shipping: !isOnAccount && isPosted,
    payment: !isOnAccount && !isFree,
    review: true,
  };
  return stepNames.filter((name) => isAsked[name]);
}

export function nextStep(steps: readonly StepName[], current: StepName): StepName {
  return steps[steps.indexOf(current) + 1] ?? "review";
}

export function previousStep(steps: readonly StepName[], current: StepName): StepName {
  return steps[Math.max(0, steps.indexOf(current) - 1)] ?? "cart";
}

/** Nobody gets past a step that still has something to ask, whatever the address says. */
export function reachableStep(
  steps: readonly StepName[],
  wanted: StepName,
  isDone: (step: StepName) => boolean,
): StepName {
  const before = steps.slice(0, Math.max(0, steps.indexOf(wanted)));
  const missing = before.find((step) => !isDone(step));
  return missing ?? (steps.includes(wanted) ? wanted : "cart");
}

export function parseStep(given: string | null | undefined): StepName | undefined {
  return stepNames.find((name) => name === given);
}

/** Of the number that is kept. */
export function stepAt(number: number): StepName {
  return stepNames[number] ?? "cart";
}
