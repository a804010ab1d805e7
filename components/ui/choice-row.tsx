import { type ComponentProps, useId } from "react";
import { fieldAria, FieldNotes } from "./field";
import type { Option } from "./select";

interface ChoiceRowProps {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly Option[];
  /** Value of a controlled field. */
  readonly chosen?: string;
  /** Name, handlers and error of a form field. */
  readonly field: Omit<ComponentProps<"input">, "type" | "value"> & { readonly error?: string };
}

const choiceStyles =
  "flex min-h-11 items-center gap-2 rounded-box border border-edge bg-card px-4 py-2 transition-colors hover:border-ink " +
  "has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

/** A few short choices side by side. */
export function ChoiceRow({ legend, hint, options, chosen, field: { error, ...input } }: ChoiceRowProps) {
  const id = useId();
  const labels = { label: legend, hint, error };
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = fieldAria(id, labels);
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className={choiceStyles}>
            <input
              {...input}
              type="radio"
              value={value}
              {...(chosen !== undefined && { checked: value === chosen })}
              className="size-5 shrink-0 accent-brand outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
