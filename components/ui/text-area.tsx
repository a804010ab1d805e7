import { type ComponentProps, useId } from "react";
import { controlLook, Field, fieldAria, type FieldWords } from "./field";

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "id" | "className">;

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const words = { label, hint, error };
  return (
    <Field id={id} {...words}>
      <textarea rows={4} {...area} id={id} {...fieldAria(id, words)} className={controlLook} />
    </Field>
  );
}
