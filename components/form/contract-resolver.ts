import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";

/** A schema of `*.forms.ts`, by its result alone: comparing yup's types takes the type check seconds. */
export interface ContractSchema<Body extends object> {
  readonly __outputType: Body;
}

/** Loads a schema with the code that validates, which is larger than most forms: on the first focus, or when sending. */
export type LoadSchema<Body extends object> = () => Promise<ContractSchema<Body>>;

const unchanged = (values: FieldValues): FieldValues => values;

/**
 * Validates a form with the contract's parser: the same rules and messages as in the BFF and the backend. `toBody` makes
 * the body that is sent out of the typed values.
 */
export function contractResolver<Values extends FieldValues, Body extends object>(
  loadSchema: LoadSchema<Body>,
  toBody = unchanged,
): Resolver<Values, unknown, Body> {
  return async (values) => {
    const parsed = await validate(loadSchema, toBody(values));
    if (parsed.ok) return { values: parsed.value, errors: {} };
    const errors = Object.entries(parsed.errors).map(([name, message]) => [name, { type: "rule", message }]);
    // The schema describes the form's own fields: its paths are their names.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

type Validated<Body> =
  | { readonly ok: true; readonly value: Body }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The body by the contract's rules, or errors by field in the language of the page. */
export async function validate<Body extends object>(
  loadSchema: LoadSchema<Body>,
  body: object,
): Promise<Validated<Body>> {
  const loaded = await loadValidation(loadSchema);
  // The call validates by the same rules, and says that there is no network.
  if (loaded === undefined) return { ok: true, value: body as Body };
  const parsed = loaded.parseBody(loaded.schema, body);
  if (parsed.ok) return parsed;
  const errors = Object.entries(parsed.errors).map(([name, code]) => [name, errorText(code)]);
  return { ok: false, errors: Object.fromEntries(errors) };
}

async function loadValidation<Body extends object>(loadSchema: LoadSchema<Body>) {
  try {
    const [{ parseBody }, schema, hasTexts] = await Promise.all([
      import("@/lib/contract/parse"),
      loadSchema(),
      loadErrorTexts(),
    ]);
    return hasTexts ? { parseBody, schema } : undefined;
  } catch {
    return undefined;
  }
}

/** Loads what validates a form before it is sent. */
export function preloadValidation(loadSchema: LoadSchema<object>): void {
  void loadValidation(loadSchema);
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
