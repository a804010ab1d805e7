import { cn } from "./class-names";

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; earlier steps are done. */
  readonly current: number;
  readonly doneLabel: string;
}

const dotStyles = "grid size-8 shrink-0 place-items-center rounded-full border-2 text-small font-semibold";

/** Progress through several steps. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3 wide:flex-row wide:flex-wrap wide:gap-6">
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={cn("flex items-center gap-2", isCurrent ? "font-semibold" : "text-quiet")}
          >
            <span
              aria-hidden="true"
              className={cn(
                dotStyles,
                isDone && "border-brand bg-brand text-on-brand",
                isCurrent && "border-brand bg-card text-brand",
                !isDone && !isCurrent && "border-edge bg-card",
              )}
            >
              {isDone ? "✓" : index + 1}
            </span>
            {step}
            {isDone && <span className="sr-only">, {doneLabel}</span>}
          </li>
        );
      })}
    </ol>
  );
}
