import type { AnySchema, SchemaDescription } from "yup";

/** Returned for a value the fast reader does not accept. yup then decides. */
export const refused = Symbol("refused");

export type FastReader = (value: unknown) => unknown;

const readers = new WeakMap<AnySchema, FastReader | null>();

/**
 * Validates a response as yup would, much faster. Measured on Node 20: a list of 20 products 1.67 ms with yup, 0.05 ms
 * with this; 8 states 0.17 ms and 0.002 ms. A whole BFF request costs about 0.3 ms.
 *
 * Supports the few rules that response shapes use; returns null for a shape with any other. A property test compares it
 * with yup for every shape of the contract.
 */
export function fastReaderOf(schema: AnySchema): FastReader | null {
  const known = readers.get(schema);
  if (known !== undefined) return known;
  const reader = hasConditions(schema) ? null : createReader(schema.describe());
  readers.set(schema, reader);
  return reader;
}

/** `describe()` does not list conditions (`when`). */
function hasConditions(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return true;
  if (!("conditions" in schema) || !Array.isArray(schema.conditions) || schema.conditions.length > 0)
    return true;
  if ("innerType" in schema && schema.innerType !== undefined) return hasConditions(schema.innerType);
  const fields = "fields" in schema ? schema.fields : {};
  return typeof fields === "object" && fields !== null && Object.values(fields).some(hasConditions);
}

function createReader(described: unknown): FastReader | null {
  if (!isSchema(described)) return null;
  const inner = createValueReader(described);
  if (inner === null) return null;
  const { nullable = false, optional = false } = described;
  // Only scalars get this far with a default.
  const absent: unknown = optional ? described.default : refused;
  return (value) => {
    if (value === null) return nullable ? null : refused;
    if (value === undefined) return absent;
    return inner(value);
  };
}

function isSchema(described: unknown): described is SchemaDescription {
  return typeof described === "object" && described !== null && "tests" in described && "oneOf" in described;
}

function createValueReader(described: SchemaDescription): FastReader | null {
  if (described.notOneOf.length > 0) return null;
  if (described.type === "object") return createObjectReader(described);
  if (described.type === "array") return createArrayReader(described);
  return createScalarReader(described);
}

function createObjectReader(described: SchemaDescription): FastReader | null {
  // yup fills in an absent object from its fields' defaults; that case is left to yup.
  if (
    (described.optional && described.default !== undefined) ||
    described.tests.length > 0 ||
    described.oneOf.length > 0
  )
    return null;
  const innerFields: unknown = "fields" in described ? described.fields : undefined;
  if (typeof innerFields !== "object" || innerFields === null) return null;
  const fields: [string, FastReader][] = [];
  for (const [name, field] of Object.entries(innerFields)) {
    const read = createReader(field);
    if (read === null || name in Object.prototype) return null;
    fields.push([name, read]);
  }
  return (value) => {
    if (typeof value !== "object" || Array.isArray(value)) return refused;
    const source = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      const part = read(source[name]);
      if (part === refused) return refused;
      if (part !== undefined) picked[name] = part;
    }
    return picked;
  };
}

function createArrayReader(described: SchemaDescription): FastReader | null {
  const isPlain =
    described.tests.length === 0 && described.oneOf.length === 0 && described.default === undefined;
  if (!("innerType" in described) || !isPlain) return null;
  const read = createReader(described.innerType);
  if (read === null) return null;
  return (value) => {
    if (!Array.isArray(value)) return refused;
    const items: unknown[] = [];
    for (const item of value) {
      const part = read(item);
      if (part === refused) return refused;
      items.push(part);
    }
    return items;
  };
}

type Check = (value: never) => boolean;

function createScalarReader({ type, tests, oneOf }: SchemaDescription): FastReader | null {
  if (type !== "string" && type !== "number" && type !== "boolean") return null;
  const checks: ((value: unknown) => boolean)[] = [];
  for (const { name, params } of tests) {
    const check = checkOf(`${type} ${name}`, params ?? {});
    if (check === null) return null;
    // The type is checked before any rule runs.
    checks.push(check as (value: unknown) => boolean);
  }
  if (oneOf.length > 0) checks.push((value) => oneOf.includes(value));
  return (value) => {
    if (typeof value !== type || Number.isNaN(value)) return refused;
    for (const check of checks) if (!check(value)) return refused;
    return value;
  };
}

function checkOf(kind: string, { regex, min, max, more }: Record<string, unknown>): Check | null {
  switch (kind) {
    case "string required":
      return (value: string) => value.length > 0;
    case "number integer":
      return (value: number) => Number.isInteger(value);
    case "string matches":
      return regex instanceof RegExp ? (value: string) => value.search(regex) >= 0 : null;
    case "string max":
      return typeof max === "number" ? (value: string) => value.length <= max : null;
    case "number max":
      return typeof max === "number" ? (value: number) => value <= max : null;
    case "number min":
      return atLeast(min, more);
    default:
      return null;
  }
}

/** yup reports `positive` as `min` with the parameter `more`. */
function atLeast(min: unknown, more: unknown): Check | null {
  if (typeof min === "number") return (value: number) => value >= min;
  return typeof more === "number" ? (value: number) => value > more : null;
}
