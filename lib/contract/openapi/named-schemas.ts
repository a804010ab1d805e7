import { type JsonSchema, typeOf } from "./json-schema";

/** Lists whose name says nothing about what is in them. */
const generalNames: ReadonlySet<string> = new Set(["results", "items", "rows", "entries"]);

/** A schema, or a reference to a named one. */
export type SchemaOrRef =
  | JsonSchema
  | { readonly $ref: string }
  | { readonly anyOf: readonly [{ readonly $ref: string }, { readonly type: "null" }] };

/** A body or response of a call, by reference if it is an object. */
export type NameSchema = (schema: JsonSchema, call: string, part: "Body" | "Response") => SchemaOrRef;

interface Place {
  /** `CartGet`, of the call. */
  readonly call: string;
  readonly area: string;
  /** What the schema is called unless it has a title. */
  readonly hint: string;
}

/**
 * Gives names to objects, so that clients made from the document have types to speak of: to every body and response, and
 * to every object that occurs more than once. Equal objects have one name.
 */
export function createSchemaNames(all: readonly JsonSchema[]) {
  const occurrences = new Map<string, number>();
  for (const schema of all) count(schema, occurrences);
  const names = new Map<string, string>();
  const schemas: Record<string, JsonSchema> = {};

  function nameOf(schema: JsonSchema, { area, hint }: Place): string {
    const key = keyOf(schema);
    const known = names.get(key);
    if (known !== undefined) return known;
    const wanted = schema.title ?? hint;
    const candidates = [wanted, `${pascal(area)}${wanted}`];
    for (let at = 2; at < 100; at += 1) candidates.push(`${wanted}${at}`);
    const name = candidates.find((candidate) => !Object.hasOwn(schemas, candidate)) ?? key;
    names.set(key, name);
    // Taken now: an object inside of this one must not get the same name.
    schemas[name] = {};
    return name;
  }

  function convert(schema: JsonSchema, place: Place, isNamed: boolean): SchemaOrRef {
    if (schema.items !== undefined)
      return { ...schema, items: convert(schema.items, place, false) as JsonSchema };
    if (schema.properties === undefined) return schema;
    if (!isNamed && (occurrences.get(keyOf(schema)) ?? 0) < 2) return withFields(schema, place);
    const isKnown = names.has(keyOf(schema));
    const name = nameOf(schema, place);
    if (!isKnown) schemas[name] = withFields(withoutNull(schema), place);
    const ref = { $ref: `#/components/schemas/${name}` };
    return typeOf(schema).isNullable ? { anyOf: [ref, { type: "null" }] } : ref;
  }

  function withFields(schema: JsonSchema, place: Place): JsonSchema {
    const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const hint = generalNames.has(name) ? `${place.call}Item` : singular(pascal(name));
      return [name, convert(field, { ...place, hint }, false)];
    });
    return { ...schema, properties: Object.fromEntries(properties) };
  }

  return {
    nameSchema: ((schema, call, part) => {
      const [area = ""] = call.split(".");
      const own = pascal(call);
      if (schema.items !== undefined)
        return {
          ...schema,
          items: convert(schema.items, { call: own, area, hint: `${own}Item` }, true) as JsonSchema,
        };
      return convert(schema, { call: own, area, hint: `${own}${part}` }, true);
    }) satisfies NameSchema,
    schemas,
  };
}

function count(schema: JsonSchema, occurrences: Map<string, number>): void {
  if (schema.items !== undefined) count(schema.items, occurrences);
  if (schema.properties === undefined) return;
  const key = keyOf(schema);
  const before = occurrences.get(key) ?? 0;
  occurrences.set(key, before + 1);
  // What is in an object counts once, however often that object occurs.
  if (before === 0) for (const field of Object.values(schema.properties)) count(field, occurrences);
}

const keyOf = (schema: JsonSchema): string => JSON.stringify(withoutNull(schema));

const withoutNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: typeOf(schema).type ?? "object",
});

/** `cart.addItem` and `cart-add-item` become `CartAddItem`. */
const pascal = (text: string): string =>
  text.replace(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase());

function singular(name: string): string {
  if (name === "Species") return name;
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  if (/(?:ss|us|sis|x)es$/.test(name)) return name.slice(0, -2);
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}
