import { type ComponentProps, useId } from "react";
import { controlStyles, Field, fieldAria, type FieldLabels } from "./field";

export interface Option {
  readonly value: string;
  readonly label: string;
}

type SelectProps = FieldLabels &
  Omit<ComponentProps<"select">, "id" | "className" | "children"> & {
    readonly options: readonly Option[];
    /** First option, which means that nothing is chosen. */
    readonly placeholder?: string;
    /** With the label beside it. */
    readonly isInline?: boolean;
  };

/** Native select: phones have their own picker for it. */
export function Select({
  label,
  hint,
  error,
  options,
  placeholder,
  isInline = false,
  ...select
}: SelectProps) {
  const id = useId();
  const labels = { label, hint, error };
  return (
    <Field id={id} isInline={isInline} {...labels}>
      <select {...fieldAria(id, labels)} {...select} id={id} className={controlStyles}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
