import { type JsonSchema, typeOf } from "@/lib/contract/openapi/json-schema";

/** A short form of a response: names, `?` for optional and `| null` for nullable fields. The OpenAPI document has the types. */
export function formatResponse(schema: JsonSchema): string {
  const { type, isNullable } = typeOf(schema);
  const short =
    type === "array" ? formatList(schema) : type === "object" ? formatObject(schema) : formatScalar(schema);
  return isNullable ? `${short} | null` : short;
}

function formatScalar(schema: JsonSchema): string {
  const choices = schema.enum?.filter((value) => value !== null);
  return choices
    ? choices.map((value) => JSON.stringify(value)).join(" | ")
    : (typeOf(schema).type ?? "anything");
}

function formatList({ items }: JsonSchema): string {
  return `[${items ? formatResponse(items) : ""}, …]`;
}

function formatObject({ properties = {}, required = [] }: JsonSchema): string {
  const parts = Object.entries(properties).map(([name, inner]) => {
    const mark = required.includes(name) ? "" : "?";
    const { type, isNullable } = typeOf(inner);
    const isPlain = type !== "object" && type !== "array" && !inner.enum;
    return isPlain
      ? `${name}${mark}${isNullable ? " | null" : ""}`
      : `${name}${mark}: ${formatResponse(inner)}`;
  });
  return `{ ${parts.join(", ")} }`;
}
