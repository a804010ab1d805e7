import fc, { type Arbitrary } from "fast-check";
import { type AnySchema, ArraySchema, isSchema, ObjectSchema } from "yup";

type Params = Readonly<Record<string, unknown>>;

/**
 * Values a schema accepts as they are, made from its tests. Written apart from the OpenAPI walker on purpose:
 * each checks the other.
 */
export function validValues(schema: AnySchema): Arbitrary<unknown> {
  const plain = choicesOf(schema) ?? insideOf(schema) ?? scalarOf(schema);
  return schema.spec.nullable ? fc.oneof({ weight: 5, arbitrary: plain }, fc.constant(null)) : plain;
}

/** As above for path and query, as text. */
export function validTexts(schema: ObjectSchema<object>): Arbitrary<Record<string, string>> {
  return validValues(schema).map((value) =>
    Object.fromEntries(
      Object.entries(value ?? {}).flatMap(([name, inner]) => (inner === null ? [] : [[name, String(inner)]])),
    ),
  );
}

function choicesOf(schema: AnySchema): Arbitrary<unknown> | undefined {
  const choices: readonly unknown[] = [...schema.describe().oneOf, ...choiceOfOne(schema)];
  return choices.length > 0 ? fc.constantFrom(...choices) : undefined;
}

function insideOf(schema: AnySchema): Arbitrary<unknown> | undefined {
  if (schema instanceof ArraySchema) return listOf(schema);
  if (!(schema instanceof ObjectSchema)) return undefined;
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  const values = Object.fromEntries(fields.map(([name, field]) => [name, validValues(field)]));
  const requiredKeys = fields.flatMap(([name, field]) => (field.spec.optional ? [] : [name]));
  return fc.record(values, { requiredKeys, noNullPrototype: true });
}

function listOf(schema: AnySchema): Arbitrary<unknown> | undefined {
  const inner: unknown = Reflect.get(schema, "innerType");
  if (!isSchema(inner)) return undefined;
  const minLength = numberIn(paramsOf(schema, "min")[0]?.["min"], 0);
  const maxLength = numberIn(paramsOf(schema, "max")[0]?.["max"], minLength + 3);
  return fc.array(validValues(inner as AnySchema), {
    minLength,
    maxLength: Math.min(maxLength, minLength + 3),
  });
}

function scalarOf(schema: AnySchema): Arbitrary<unknown> {
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "number") return numberOf(schema);
  if (schema.type === "string") return textOf(schema);
  throw new Error(`No valid values are known for the type ${schema.type}.`);
}

const choiceOfOne = (schema: AnySchema) => paramsOf(schema, "is-value").map(({ value }) => value === "true");

function paramsOf(schema: AnySchema, name: string): readonly Params[] {
  return schema.tests.flatMap(({ OPTIONS: options }) =>
    options?.name === name ? [options.params ?? {}] : [],
  );
}

const numberIn = (value: unknown, fallback: number) => (typeof value === "number" ? value : fallback);

function numberOf(schema: AnySchema): Arbitrary<number> {
  const { min, more } = paramsOf(schema, "min")[0] ?? {};
  const { max, less } = paramsOf(schema, "max")[0] ?? {};
  const least = numberIn(more, numberIn(min, -1_000_000) - 1) + 1;
  const most = Math.min(numberIn(less, numberIn(max, 1_000_000) + 1) - 1, Number.MAX_SAFE_INTEGER);
  return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
}

const matchingTexts = new Map<string, Arbitrary<string>>();

/** One arbitrary per pattern: making one takes milliseconds, and hundreds of fields share a few patterns. */
function textsMatching(pattern: RegExp): Arbitrary<string> {
  const made = matchingTexts.get(String(pattern)) ?? fc.stringMatching(pattern);
  matchingTexts.set(String(pattern), made);
  return made;
}

function textOf(schema: AnySchema): Arbitrary<string> {
  const patterns = paramsOf(schema, "matches").flatMap(({ regex }) =>
    regex instanceof RegExp ? [regex] : [],
  );
  const least = paramsOf(schema, "required").length > 0 ? 1 : 0;
  const minLength = numberIn(paramsOf(schema, "min")[0]?.["min"], least);
  const maxLength = numberIn(paramsOf(schema, "max")[0]?.["max"], 200);
  const isTrimmed = paramsOf(schema, "trim").length > 0;
  const [first] = patterns;
  const made = first === undefined ? fc.string({ maxLength }) : textsMatching(first);
  return made
    .map((text) => (isTrimmed ? text.trim() : text))
    .filter(
      (text) =>
        text.length >= minLength &&
        text.length <= maxLength &&
        patterns.every((pattern) => pattern.test(text)),
    );
}
