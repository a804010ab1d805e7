import { cn } from "@/components/ui/class-names";
import { type CheckoutWords, fill } from "./checkout-words";
import type { StepName } from "./steps";

interface ProgressProps {
  readonly steps: readonly StepName[];
  readonly step: StepName;
  readonly onOpen: (step: StepName) => void;
  readonly words: CheckoutWords;
}

/** Where one is, and the way back to what is done. On a phone one line and a bar. */
export function Progress({ steps, step, onOpen, words }: ProgressProps) {
  const at = steps.indexOf(step);
  return (
    <nav aria-label={words.progress}>
      <p className="text-small font-medium text-quiet desk:sr-only">
        {fill(words.stepOf, { step: String(at + 1), count: String(steps.length) })}
      </p>
      <ol className="mt-2 flex gap-1.5 desk:mt-0 desk:gap-3">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? "step" : undefined}
            className={cn(
              "min-w-0 flex-1 border-t-4 transition-colors",
              index <= at ? "border-brand" : "border-line",
            )}
          >
            {index < at ? (
              <button
                type="button"
                onClick={() => onOpen(name)}
                className="hidden min-h-11 w-full truncate pt-1 text-left text-small text-ink underline-offset-4 hover:underline desk:block"
              >
                {words.steps[name]}
                <span className="sr-only">, {words.done}</span>
              </button>
            ) : (
              <span
                className={cn(
                  "hidden min-h-11 items-center truncate pt-1 text-small desk:flex",
                  index === at ? "font-semibold" : "text-quiet",
                )}
              >
                {words.steps[name]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
