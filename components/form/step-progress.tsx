import { cn } from "@/components/ui/class-names";

export interface ProgressStep {
  readonly name: string;
  readonly label: string;
}

interface StepProgressProps {
  readonly label: string;
  /** For example "Step 2 of 6"; on wide screens for screen readers only. */
  readonly position: string;
  readonly doneLabel: string;
  readonly steps: readonly ProgressStep[];
  readonly current: number;
  readonly onOpen: (name: string) => void;
}

/** Progress bar with links back to completed steps; one line of text on phones. */
export function StepProgress({ label, position, doneLabel, steps, current, onOpen }: StepProgressProps) {
  return (
    <nav aria-label={label}>
      <p className="text-small font-medium text-quiet desk:sr-only">{position}</p>
      <ol className="mt-2 flex gap-1.5 desk:mt-0 desk:gap-3">
        {steps.map((step, index) => (
          <li
            key={step.name}
            aria-current={index === current ? "step" : undefined}
            className={cn(
              "min-w-0 flex-1 border-t-4 transition-colors",
              index <= current ? "border-brand" : "border-line",
            )}
          >
            {index < current ? (
              <button
                type="button"
                onClick={() => onOpen(step.name)}
                className="hidden min-h-11 w-full pt-2 text-left text-small leading-tight text-ink hyphens-auto wrap-break-word underline-offset-4 hover:underline desk:flex desk:items-start"
              >
                {step.label}
                <span className="sr-only">, {doneLabel}</span>
              </button>
            ) : (
              <span
                className={cn(
                  "hidden min-h-11 pt-2 text-small leading-tight hyphens-auto wrap-break-word desk:block",
                  index === current ? "font-semibold" : "text-quiet",
                )}
              >
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
