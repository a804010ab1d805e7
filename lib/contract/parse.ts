import { type AnyObjectSchema, type AnySchema, type InferType, ValidationError } from "yup";
import { fieldMessages } from "./messages";

export type FieldErrors = Readonly<Record<string, string>>;

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: FieldErrors };

/** Path and query: cast from text, unknown names dropped, a name given twice refused. */
export function parsePathOrQuery<S extends AnyObjectSchema>(
  schema: S,
  source: Iterable<[string, string]>,
): Parsed<InferType<S>> {
  const values: Record<string, string> = {};
  for (const [name, value] of source) {
    if (!Object.hasOwn(schema.fields, name)) continue;
    if (Object.hasOwn(values, name)) return { ok: false, errors: { [name]: fieldMessages.repeated } };
    if (value !== "") values[name] = value;
  }
  return attempt(() => schema.validateSync(values, { abortEarly: false, stripUnknown: true }));
}

/** Bodies: nothing is cast, nothing unknown is let through. */
export function parseBody<S extends AnySchema>(schema: S, value: unknown): Parsed<InferType<S>> {
  return attempt(() => schema.validateSync(value, { abortEarly: false, strict: true }));
}

/** Answers: the types must be right; what the shape does not list is dropped before it can leak. */
export function parseResponse<S extends AnySchema>(schema: S, value: unknown): Parsed<InferType<S>> {
  return attempt(() => {
    schema.validateSync(value, { strict: true });
    return schema.cast(value, { assert: false, stripUnknown: true });
  });
}

function attempt<T>(parse: () => T): Parsed<T> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, errors: fieldErrors(error) };
    throw error;
  }
}

/** The first message of each field; a key nobody knows is named itself, not its parent. */
function fieldErrors(error: ValidationError): FieldErrors {
  const errors = new Map<string, string>();
  for (const single of error.inner.length > 0 ? error.inner : [error]) {
    for (const field of fieldsOf(single)) if (!errors.has(field)) errors.set(field, single.message);
  }
  // fromEntries defines properties where assignment would set a prototype: a hostile body may say __proto__.
  return Object.fromEntries(errors);
}

function fieldsOf(error: ValidationError): readonly string[] {
  const path = error.path ?? "";
  const unknown: unknown = error.params?.["unknown"];
  if (error.type === "noUnknown" && typeof unknown === "string")
    return unknown.split(", ").map((name) => (path ? `${path}.${name}` : name));
  return [path || "body"];
}
