export type JsonType = "object" | "array" | "string" | "number" | "integer" | "boolean";
export type JsonScalar = string | number | boolean | null;

/** The subset of JSON Schema 2020-12 that the contract uses. */
export interface JsonSchema {
  /** Its name in the OpenAPI document. */
  readonly title?: string;
  readonly type?: JsonType | readonly [JsonType, "null"];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly JsonScalar[];
  readonly pattern?: string;
  /** Says what the pattern checks. */
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly default?: JsonScalar;
  readonly description?: string;
  readonly allOf?: readonly JsonSchema[];
}

/** The type without null, and whether null is allowed. */
export function typeOf(schema: JsonSchema): {
  readonly type: JsonType | undefined;
  readonly isNullable: boolean;
} {
  if (typeof schema.type === "object") return { type: schema.type[0], isNullable: true };
  return { type: schema.type, isNullable: false };
}

/** Merges rules that all apply. Conflicting keywords go into `allOf`. */
export function mergeRules(fragments: readonly JsonSchema[]): JsonSchema {
  const merged = new Map<string, unknown>();
  const rest: JsonSchema[] = [];
  for (const fragment of fragments) {
    const isFree = Object.keys(fragment).every((keyword) => !merged.has(keyword));
    if (isFree) Object.entries(fragment).forEach(([keyword, value]) => merged.set(keyword, value));
    else rest.push(fragment);
  }
  return { ...Object.fromEntries(merged), ...(rest.length > 0 && { allOf: rest }) };
}
