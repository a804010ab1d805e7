import { type ComponentProps, useId } from "react";
import { controlLook, Field, fieldAria, type FieldWords } from "./field";

type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  const words = { label, hint, error };
  return (
    <Field id={id} {...words}>
      <input type="text" {...input} id={id} {...fieldAria(id, words)} className={controlLook} />
    </Field>
  );
}
