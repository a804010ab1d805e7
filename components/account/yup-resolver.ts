import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { type AnySchema, ValidationError } from "yup";

/** Lets a form be checked by the contract's own rules. Nothing is cast: what is shown is what is sent. */
export function resolverOf<Values extends FieldValues>(schema: AnySchema): Resolver<Values> {
  return async (values) => {
    try {
      schema.validateSync(values, { abortEarly: false, strict: true });
      return { values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { values: {}, errors: errorsOf<Values>(error) };
    }
  };
}

/** The first message of each field, as the door would say it. */
function errorsOf<Values extends FieldValues>(error: ValidationError): FieldErrors<Values> {
  const messages = new Map<string, string>();
  for (const { path = "", message } of error.inner) if (!messages.has(path)) messages.set(path, message);
  const pairs = [...messages].map(([name, message]) => [name, { type: "rule", message }] as const);
  // The schema describes the form's own fields, so its paths are their names.
  return Object.fromEntries(pairs) as FieldErrors<Values>;
}
