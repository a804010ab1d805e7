type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * JSON with the keys of every object in order and without spaces (RFC 8785), so that the same content is always the same
 * text, whatever stored it in between.
 */
export function canonicalJson(value: unknown): string {
  return write(JSON.parse(JSON.stringify(value)) as Json);
}

function write(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(write).join(",")}]`;
  const entries = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${write(part ?? null)}`);
  return `{${entries.join(",")}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
