import { type ComponentProps, useId } from "react";
import { fieldAria, FieldNotes, type FieldLabels } from "./field";

type CheckboxProps = FieldLabels & Omit<ComponentProps<"input">, "id" | "className" | "type">;

export const checkInputStyles = "mt-0.5 size-5 shrink-0 accent-brand";

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          id={id}
          type="checkbox"
          {...fieldAria(id, { label, hint, error })}
          className={checkInputStyles}
        />
        {label}
      </label>
      <div className="-mt-2 grid gap-1 pl-8 empty:hidden">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
