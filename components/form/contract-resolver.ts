import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { type FieldErrors as FieldTexts, parseBody } from "@/lib/contract/parse";
import { translateError } from "@/store/api/translate-failure";

/** A schema of `*.forms.ts`, by its result alone: comparing yup's types takes the type check seconds. */
export interface ContractSchema<Body extends object> {
  readonly __outputType: Body;
}

const unchanged = (values: FieldValues): FieldValues => values;

/**
 * Validates a form with the contract's parser: the same rules and messages as in the BFF and the backend. `toBody` makes
 * the body that is sent out of the typed values.
 */
export function contractResolver<Values extends FieldValues, Body extends object>(
  schema: ContractSchema<Body>,
  toBody = unchanged,
): Resolver<Values, unknown, Body> {
  return async (values) => {
    const parsed = parseBody(schema, toBody(values));
    if (parsed.ok) return { values: parsed.value, errors: {} };
    const texts = await translateFields(parsed.errors);
    const errors = Object.entries(texts).map(([name, message]) => [name, { type: "rule", message }]);
    // The schema describes the form's own fields: its paths are their names.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

async function translateFields(fields: FieldTexts): Promise<FieldTexts> {
  const error = await translateError({ kind: "fields", fields });
  return error.kind === "fields" ? (error.fields as FieldTexts) : fields;
}

/** The contract expects null for an empty optional field. */
export const emptyToNull = (values: FieldValues): FieldValues => mapTexts(values, (text) => text || null);

/** For forms whose texts have no meaningful spaces at their ends: not for passwords. */
export const trimTexts = (values: FieldValues): FieldValues => mapTexts(values, (text) => text.trim());

function mapTexts(values: FieldValues, change: (text: string) => string | null): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? change(value) : value]),
  );
}
