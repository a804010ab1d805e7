import { cn } from "@/components/ui/class-names";
import type { Translator } from "@/lib/i18n/translator";
import type { StepName } from "./steps";

interface ProgressProps {
  readonly steps: readonly StepName[];
  readonly step: StepName;
  readonly onOpen: (step: StepName) => void;
  readonly t: Translator<"checkout">;
}

/** Progress bar with links back to completed steps; one line of text on phones. */
export function Progress({ steps, step, onOpen, t }: ProgressProps) {
  const current = steps.indexOf(step);
  return (
    <nav aria-label={t("progress")}>
      <p className="text-small font-medium text-quiet desk:sr-only">
        {t("stepOf", { step: current + 1, count: steps.length })}
      </p>
      <ol className="mt-2 flex gap-1.5 desk:mt-0 desk:gap-3">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? "step" : undefined}
            className={cn(
              "min-w-0 flex-1 border-t-4 transition-colors",
              index <= current ? "border-brand" : "border-line",
            )}
          >
            {index < current ? (
              <button
                type="button"
                onClick={() => onOpen(name)}
                className="hidden min-h-11 w-full truncate pt-1 text-left text-small text-ink underline-offset-4 hover:underline desk:block"
              >
                {t(`steps.${name}`)}
                <span className="sr-only">, {t("done")}</span>
              </button>
            ) : (
              <span
                className={cn(
                  "hidden min-h-11 items-center truncate pt-1 text-small desk:flex",
                  index === current ? "font-semibold" : "text-quiet",
                )}
              >
                {t(`steps.${name}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
