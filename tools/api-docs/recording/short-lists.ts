const maxEntries = 2;

/** An example needs no more than two entries of a list. */
export function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxEntries).map(withShortLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withShortLists(inner)]));
}
