import { type AnySchema, ArraySchema, isSchema, ObjectSchema } from "yup";
import { InexpressibleRuleError } from "./inexpressible";
import { mergeRules, type JsonScalar, type JsonSchema, type JsonType } from "./json-schema";
import { toRules } from "./rules-of";

/** Transforms that the document can omit. */
const harmless = ["trim", "uppercase"] as const;

const probe = " aB ";

const results: Readonly<Record<(typeof harmless)[number], string>> = { trim: "aB", uppercase: " AB " };

/** Number of yup's built-in transforms, which have no effect without casting. */
const builtIn: Readonly<Record<string, number>> = { string: 1, number: 1, boolean: 1 };

/** How the schema is applied: `text` is cast (path and query), a `body` never, a `response` after validation. */
export type Reading = "text" | "body" | "response";

const types: Readonly<Record<string, JsonType>> = {
  object: "object",
  array: "array",
  string: "string",
  number: "number",
  boolean: "boolean",
};

/** Converts a yup schema to JSON Schema. Throws for a rule that cannot be converted. */
export function toJsonSchema(schema: AnySchema, reading: Reading, path = ""): JsonSchema {
  const type = types[schema.type];
  if (type === undefined) throw new InexpressibleRuleError(path, `its type is "${schema.type}"`);
  refuseHidden(schema, path);
  checkTransforms(schema, reading === "text", path);
  const { type: narrower = type, enum: fromTests, ...rules } = mergeRules(toRules(schema, path));
  const values = valuesOf(schema, path) ?? fromTests;
  // Path and query text is never null.
  const isNullable = schema.spec.nullable && reading !== "text";
  return {
    ...metaOf(schema),
    type: isNullable && typeof narrower === "string" ? [narrower, "null"] : narrower,
    ...(values && { enum: isNullable ? [...values, null] : values }),
    ...rules,
    ...insideOf(schema, reading, path),
    ...defaultOf(schema, reading, path),
  };
}

/** Whether a value is required. For path and query a default makes it optional. */
export function isRequired(schema: AnySchema, reading: Reading): boolean {
  return !schema.spec.optional && !(reading === "text" && schema.spec.default !== undefined);
}

/** `meta({ title })` names a schema; `meta({ format })` says what a pattern stands for. */
function metaOf({ spec: { meta } }: AnySchema): JsonSchema {
  return {
    ...(typeof meta?.title === "string" && { title: meta.title }),
    ...(typeof meta?.format === "string" && { format: meta.format }),
  };
}

function insideOf(schema: AnySchema, reading: Reading, path: string): JsonSchema {
  if (schema instanceof ObjectSchema) return fieldsOf(schema.fields, reading, path);
  if (!(schema instanceof ArraySchema)) return {};
  const inner: unknown = schema.innerType;
  return isSchema(inner) ? { items: toJsonSchema(checked(inner, `${path}[]`), reading, `${path}[]`) } : {};
}

function fieldsOf(fields: Readonly<Record<string, unknown>>, reading: Reading, path: string): JsonSchema {
  const inner = Object.entries(fields).map(([name, field]) => {
    const inside = path ? `${path}.${name}` : name;
    return { name, inside, field: checked(field, inside) };
  });
  const required = inner.filter(({ field }) => isRequired(field, reading)).map(({ name }) => name);
  return {
    properties: Object.fromEntries(
      inner.map(({ name, inside, field }) => [name, toJsonSchema(field, reading, inside)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** Refuses lazy schemas and references, which need a value to resolve. */
function checked(field: unknown, path: string): AnySchema {
  if (!isSchema(field) || !("spec" in field) || !("tests" in field))
    throw new InexpressibleRuleError(path, "it is decided only when there is a value");
  // Safe: yup's guard only narrows to an interface; every schema extends the class.
  return field as AnySchema;
}

function refuseHidden(schema: AnySchema, path: string): void {
  // Conditions are private and not described, but can change any rule.
  const conditions: unknown = Reflect.get(schema, "conditions");
  if (!Array.isArray(conditions) || conditions.length > 0)
    throw new InexpressibleRuleError(path, "it depends on other values (when)");
  if (schema.spec.strip) throw new InexpressibleRuleError(path, "it is stripped");
  if (schema.describe().notOneOf.length > 0)
    throw new InexpressibleRuleError(path, "it excludes values (notOneOf)");
}

function valuesOf(schema: AnySchema, path: string): readonly JsonScalar[] | undefined {
  const values: readonly unknown[] = schema.describe().oneOf;
  if (values.length === 0) return undefined;
  return values.map((value) => {
    if (!isScalar(value)) throw new InexpressibleRuleError(path, "one of its choices is not a plain value");
    return value;
  });
}

function defaultOf(schema: AnySchema, reading: Reading, path: string): JsonSchema {
  const value: unknown = schema.spec.default;
  if (value === undefined || !isScalar(value)) return {};
  if (reading === "body")
    throw new InexpressibleRuleError(path, "it has a default, and bodies are never filled in");
  return { default: value };
}

function isScalar(value: unknown): value is JsonScalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** Throws for a transform that is not accepted. */
function checkTransforms(schema: AnySchema, isCast: boolean, path: string): void {
  const added = schema.transforms.slice(builtIn[schema.type] ?? 0);
  if (added.length === 0) return;
  if (!isCast) throw new InexpressibleRuleError(path, "it has a transform, and nothing is cast here");
  if (schema.type !== "string")
    throw new InexpressibleRuleError(path, "it has a transform that changes the value");
  for (const transform of added) {
    const result: unknown = Reflect.apply(transform, schema, [probe, probe, schema, {}]);
    if (!harmless.some((name) => results[name] === result))
      throw new InexpressibleRuleError(path, "it has a transform that is neither trim nor uppercase");
  }
}
