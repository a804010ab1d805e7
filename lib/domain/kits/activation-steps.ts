/** Steps of kit activation in order. The store persists their numbers. */
export const activationSteps = [
  "email",
  "barcode",
  "test",
  "pet",
  "extras",
  "person",
  "sample",
  "review",
] as const;

export type ActivationStep = (typeof activationSteps)[number];

/** The wizard's position as documented: numbers of the current, previous and next steps. */
export interface StepNumbers {
  readonly current: number;
  readonly previous: number | null;
  readonly next: number | null;
}

export const stepNumber = (step: ActivationStep): number => activationSteps.indexOf(step);

const lastStep = activationSteps.length - 1;
const limit = (step: number) => Math.min(lastStep, Math.max(0, step));

const firstSteps = at(0);

/** At a step whose neighbours are the ones beside it. */
export function at(step: number): StepNumbers {
  const current = limit(step);
  return {
    current,
    previous: current === 0 ? null : current - 1,
    next: current === lastStep ? null : current + 1,
  };
}

/** Moves forward by one, or to a given step, from which one returns to the step one came from. */
export function forward({ current, next }: StepNumbers, step = next ?? current): StepNumbers {
  const target = at(step);
  return target.current === current ? target : { ...target, previous: current };
}

/** Returns to the previous step, or to a given one. */
export function back({ current, previous }: StepNumbers, step = previous ?? current): StepNumbers {
  return at(step);
}

/** The first step unless all three numbers are possible. */
export function readSteps(value: unknown): StepNumbers {
  if (typeof value !== "object" || value === null) return firstSteps;
  const { current, previous, next } = value as Record<string, unknown>;
  const isValid =
    isStep(current) && (previous === null || isStep(previous)) && (next === null || isStep(next));
  return isValid ? { current, previous, next } : firstSteps;
}

function isStep(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && limit(value) === value;
}
