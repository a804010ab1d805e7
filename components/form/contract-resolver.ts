import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { AnyObjectSchema, InferType } from "yup";
import { parseBody } from "@/lib/contract/parse";

const asTyped = (values: FieldValues): FieldValues => values;

/**
 * Lets a form be checked by the contract's own parser: it says what is wrong in the words of door and backend. `toBody`
 * makes of what was typed what is sent.
 */
export function resolverOf<Values extends FieldValues, Schema extends AnyObjectSchema = AnyObjectSchema>(
  schema: Schema,
  toBody = asTyped,
): Resolver<Values, unknown, InferType<Schema>> {
  return (values) => {
    const parsed = parseBody(schema, toBody(values));
    if (parsed.ok) return { values: parsed.value, errors: {} };
    const errors = Object.entries(parsed.errors).map(([name, message]) => [name, { type: "rule", message }]);
    // The schema describes the form's own fields, so its paths are their names.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
