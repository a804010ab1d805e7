import { type ComponentProps, useId } from "react";
import { controlLook, Field, fieldAria, type FieldWords } from "./field";

export interface Option {
  readonly value: string;
  readonly label: string;
}

type SelectProps = FieldWords &
  Omit<ComponentProps<"select">, "id" | "className" | "children"> & {
    readonly options: readonly Option[];
    /** Stands first and means that nothing is chosen. */
    readonly placeholder?: string;
  };

/** The browser's own: phones show it as a wheel or a sheet, which nothing of ours would better. */
export function Select({ label, hint, error, options, placeholder, ...select }: SelectProps) {
  const id = useId();
  const words = { label, hint, error };
  return (
    <Field id={id} {...words}>
      <select {...select} id={id} {...fieldAria(id, words)} className={controlLook}>
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
