import { type JsonSchema, typeOf } from "@/lib/contract/openapi/json-schema";

/** An answer at a glance: names, `?` for what may be missing, `| null` for what may be empty. Types stand in the document. */
export function answerInShort(schema: JsonSchema): string {
  const { type, isNullable } = typeOf(schema);
  const short =
    type === "array" ? listInShort(schema) : type === "object" ? objectInShort(schema) : scalar(schema);
  return isNullable ? `${short} | null` : short;
}

function scalar(schema: JsonSchema): string {
  const choices = schema.enum?.filter((value) => value !== null);
  return choices
    ? choices.map((value) => JSON.stringify(value)).join(" | ")
    : (typeOf(schema).type ?? "anything");
}

function listInShort({ items }: JsonSchema): string {
  return `[${items ? answerInShort(items) : ""}, …]`;
}

function objectInShort({ properties = {}, required = [] }: JsonSchema): string {
  const parts = Object.entries(properties).map(([name, inner]) => {
    const mark = required.includes(name) ? "" : "?";
    const { type, isNullable } = typeOf(inner);
    const isPlain = type !== "object" && type !== "array" && !inner.enum;
    return isPlain
      ? `${name}${mark}${isNullable ? " | null" : ""}`
      : `${name}${mark}: ${answerInShort(inner)}`;
  });
  return `{ ${parts.join(", ")} }`;
}
