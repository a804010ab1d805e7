import { type DefaultValues, type FieldPath, type FieldValues, type Path, useForm } from "react-hook-form";
import {
  contractResolver,
  emptyToNull,
  type LoadSchema,
  preloadValidation,
  trimTexts,
} from "@/components/form/contract-resolver";

interface StepFormOptions<Values extends FieldValues, Body extends object> {
  readonly schema: LoadSchema<Body>;
  readonly values: Values;
  readonly toBody?: (values: FieldValues) => FieldValues;
}

/** Form of a step, validated by the contract of the request body. */
export function useStepForm<Values extends FieldValues, Body extends object>(
  options: StepFormOptions<Values, Body>,
) {
  const { schema, values, toBody = toStepBody } = options;
  const form = useForm<Values, unknown, Body>({
    defaultValues: values as DefaultValues<Values>,
    resolver: contractResolver<Values, Body>(schema, toBody),
  });
  const { errors } = form.formState;
  return {
    form,
    field: (name: FieldPath<Values>) => {
      const message = errors[name]?.message;
      const onFocus = () => preloadValidation(schema);
      return { ...form.register(name), onFocus, ...(typeof message === "string" && { error: message }) };
    },
    /** Shows the backend's field errors and focuses the first. Returns whether any belongs to this form. */
    showErrors: (fields: Readonly<Record<string, string>>, prefix = "") => {
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

/** Sends texts without spaces at their ends, and empty fields as null. */
export const toStepBody = (values: FieldValues): FieldValues => emptyToNull(trimTexts(values));
