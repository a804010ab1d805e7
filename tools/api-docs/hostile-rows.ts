import { type JsonSchema, typeOf } from "@/lib/contract/openapi/json-schema";

type Referring = JsonSchema & { readonly $ref?: string; readonly anyOf?: readonly Referring[] };

/** Schemas by name. */
export type NamedSchemas = Readonly<Record<string, unknown>>;

/** Spoils one row. */
type Spoil = (row: Record<string, unknown>, schema: JsonSchema, resolve: Resolve) => unknown;
type Resolve = (schema: Referring) => JsonSchema;

const oddText = "%E0%A4 ::// <b>\u202e";
const oddTexts = ["", oddText, "https://user@[::1", "x".repeat(3_000)];

/** The first field of a row has another type. */
export const withWrongType: Spoil = (row) => ({ ...row, [Object.keys(row)[0] ?? "id"]: { wrong: true } });

/** No row at all. */
export const withoutRow: Spoil = () => null;

/** Every text and number that the schema leaves free has a value nobody expects. */
export const withOddValues: Spoil = (row, schema, resolve) => spoilFields(row, schema, resolve);

function spoilFields(
  row: Record<string, unknown>,
  { properties = {} }: JsonSchema,
  resolve: Resolve,
): unknown {
  const fields = Object.entries(row).map(([name, value], at) => {
    const field = resolve(properties[name] ?? {});
    if (isRecord(value)) return [name, spoilFields(value, field, resolve)];
    if (isFreeText(field)) return [name, oddTexts[at % oddTexts.length]];
    if (typeof value === "number" && field.maximum === undefined) return [name, Number.MAX_SAFE_INTEGER];
    return [name, value];
  });
  return Object.fromEntries(fields);
}

const isFreeText = (schema: JsonSchema) =>
  typeOf(schema).type === "string" &&
  [schema.enum, schema.pattern, schema.minLength, schema.maxLength].every((rule) => rule === undefined);

/** The example with one more row in front of each of its lists: a copy of the first one, spoilt. */
export function addSpoiltRows(
  example: unknown,
  schema: Referring,
  schemas: NamedSchemas,
  spoil: Spoil,
): unknown {
  const resolve: Resolve = (one) => {
    const found = one.anyOf?.[0] ?? one;
    const name = found.$ref?.replace("#/components/schemas/", "");
    return name === undefined ? found : (schemas[name] as JsonSchema);
  };
  const walk = (value: unknown, { items, properties = {} }: JsonSchema): unknown => {
    if (Array.isArray(value)) {
      const inner = resolve(items ?? {});
      const rows: unknown[] = value.map((row) => walk(row, inner));
      return isRecord(value[0]) ? [spoil(value[0], inner, resolve), ...rows] : rows;
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, walk(field, resolve(properties[name] ?? {}))]),
    );
  };
  return walk(example, resolve(schema));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
