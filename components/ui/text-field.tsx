import { type ComponentProps, useId } from "react";
import { controlStyles, Field, fieldAria, type FieldLabels } from "./field";

type TextFieldProps = FieldLabels & Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  const labels = { label, hint, error };
  return (
    <Field id={id} {...labels}>
      <input type="text" {...input} id={id} {...fieldAria(id, labels)} className={controlStyles} />
    </Field>
  );
}
