import { type DefaultValues, type FieldPath, type FieldValues, type Path, useForm } from "react-hook-form";
import type { AnyObjectSchema } from "yup";
import { resolverOf } from "@/components/form/contract-resolver";

interface StepFormGiven<Values extends FieldValues, Body> {
  readonly schema: AnyObjectSchema & { readonly __outputType: Body };
  readonly values: Values;
  readonly toBody?: (values: FieldValues) => FieldValues;
}

/** The fields of a step, checked by the rules of what they are sent with. */
export function useStepForm<Values extends FieldValues, Body extends object>(
  given: StepFormGiven<Values, Body>,
) {
  const { schema, values, toBody = emptyIsNothing } = given;
  const form = useForm<Values, unknown, Body>({
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf<Values, AnyObjectSchema & { readonly __outputType: Body }>(schema, toBody),
  });
  const { errors } = form.formState;
  return {
    form,
    field: (name: FieldPath<Values>) => {
      const message = errors[name]?.message;
      return { ...form.register(name), ...(typeof message === "string" && { error: message }) };
    },
    /** What the shop has found wrong, at its field; the first gets the keyboard. True where one of them is a field here. */
    refuse: (fields: Readonly<Record<string, string>>, prefix = "") => {
      const own = Object.entries(fields)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, message]) => [name.slice(prefix.length), message] as const)
        .filter(([name]) => Object.hasOwn(form.getValues(), name));
      own.forEach(([name, message], at) =>
        form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: at === 0 }),
      );
      return own.length > 0;
    },
  };
}

/** A field that is left empty says nothing. */
export const emptyIsNothing = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value.trim() || null : value,
    ]),
  );
