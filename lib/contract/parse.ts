import { type AnyObjectSchema, type AnySchema, ValidationError } from "yup";
import type { ErrorCode } from "@/lib/domain/error-codes";
import type { TypedSchema } from "./contract";

/** Codes by field. Of a schema of responses: yup's own texts, for the log. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Parses path or query: casts text, drops unknown keys, refuses repeated ones. */
export function parsePathOrQuery<S extends TypedSchema>(
  typed: S,
  source: Iterable<[string, string]>,
): Parsed<S["__outputType"]> {
  const schema = typed as unknown as AnyObjectSchema;
  const values: Record<string, string> = {};
  for (const [name, value] of source) {
    if (!Object.hasOwn(schema.fields, name)) continue;
    if (Object.hasOwn(values, name)) return { ok: false, errors: { [name]: "fields.repeated" } };
    if (value !== "") values[name] = value;
  }
  return attempt(() => schema.validateSync(values, { abortEarly: false, stripUnknown: true }));
}

/** Parses a body: no casting, unknown keys are refused. */
export function parseBody<S extends TypedSchema>(typed: S, value: unknown): Parsed<S["__outputType"]> {
  const schema = typed as unknown as AnySchema;
  return attempt(() => schema.validateSync(value, { abortEarly: false, strict: true }));
}

/** Parses a response: no casting, unknown keys are dropped before they can leak. */
export function parseResponse<S extends TypedSchema>(typed: S, value: unknown): Parsed<S["__outputType"]> {
  const schema = typed as unknown as AnySchema;
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

/** The first message of each field. An unknown key is reported by its own name, not its parent's. */
function fieldErrors(error: ValidationError): FieldErrors {
  const errors = new Map<string, ErrorCode>();
  for (const single of error.inner.length > 0 ? error.inner : [error]) {
    for (const field of fieldsOf(single))
      if (!errors.has(field)) errors.set(field, single.message as ErrorCode);
  }
  // fromEntries, because assigning a key like __proto__ would set the prototype.
  return Object.fromEntries(errors);
}

function fieldsOf(error: ValidationError): readonly string[] {
  const path = error.path ?? "";
  const unknown: unknown = error.params?.["unknown"];
  if (error.type === "noUnknown" && typeof unknown === "string")
    return unknown.split(", ").map((name) => (path ? `${path}.${name}` : name));
  return [path || "body"];
}
