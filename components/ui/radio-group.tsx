import { useId } from "react";
import { checkInputStyles } from "./checkbox";
import { fieldAria, FieldNotes, type FieldLabels } from "./field";
import type { Option } from "./select";

interface RadioGroupProps extends FieldLabels {
  readonly name: string;
  readonly options: readonly Option[];
  readonly defaultValue?: string;
  readonly onChoose?: (value: string) => void;
  readonly required?: boolean;
}

export function RadioGroup({ name, options, defaultValue, onChoose, required, ...labels }: RadioGroupProps) {
  const id = useId();
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = fieldAria(id, labels);
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      aria-required={required}
      className="grid gap-1"
    >
      <legend className="font-medium">{labels.label}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={onChoose && (() => onChoose(value))}
            required={required}
            className={checkInputStyles}
          />
          {label}
        </label>
      ))}
      <FieldNotes id={id} hint={labels.hint} error={labels.error} />
    </fieldset>
  );
}
