import { type ComponentProps, useId } from "react";
import { controlStyles, Field, fieldAria, type FieldLabels } from "./field";

type TextAreaProps = FieldLabels & Omit<ComponentProps<"textarea">, "id" | "className">;

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const labels = { label, hint, error };
  return (
    <Field id={id} {...labels}>
      <textarea rows={4} {...area} id={id} {...fieldAria(id, labels)} className={controlStyles} />
    </Field>
  );
}
