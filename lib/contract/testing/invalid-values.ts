import fc, { type Arbitrary } from "fast-check";

type Mutate = (value: unknown) => unknown;

/** Values known to break parsers. */
const invalidValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "0",
  "1",
  "NaN",
  "null",
  "Ünïcødé",
  "\u0000",
  "\u202e",
  "🐕‍🦺",
  "x".repeat(2001),
  [],
  [[]],
  ["1"],
  {},
  { constructor: 1 },
];

/** A valid value with one random defect: a key removed, added or renamed, or a value replaced, at any depth. */
export function withDefect(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), fc.constantFrom(...invalidValues))
    .map(([value, choices, invalid]) => mutate(value, choices, invalid));
}

function mutate(value: unknown, choices: readonly number[], invalid: unknown): unknown {
  const [choice = 0, position = 0, ...rest] = choices;
  if (typeof value !== "object" || value === null || choice % 7 === 0 || rest.length === 0) return invalid;
  if (Array.isArray(value))
    return mutateList(value, choice, position, (inner) => mutate(inner, rest, invalid));
  return mutateObject(value, choice, position, invalid, (inner) => mutate(inner, rest, invalid));
}

function mutateList(list: readonly unknown[], choice: number, position: number, deeper: Mutate): unknown {
  if (list.length === 0 || choice % 3 === 0) return [...list, ...list, deeper(undefined)];
  return list.map((inner, index) => (index === position % list.length ? deeper(inner) : inner));
}

function mutateObject(
  value: object,
  choice: number,
  position: number,
  invalid: unknown,
  deeper: Mutate,
): unknown {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  const chosen = entries[position % Math.max(entries.length, 1)]?.[0];
  if (choice % 5 === 0 || chosen === undefined)
    return withKey(entries, unknownKeys[position % unknownKeys.length] ?? "x", invalid);
  if (choice % 5 === 1) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
  return Object.fromEntries(entries.map(([name, inner]) => [name, name === chosen ? deeper(inner) : inner]));
}

export const unknownKeys = ["unknown", "__proto__", "constructor", "toString", "", "a.b", "a, b", "0"];

/** fromEntries creates `__proto__` as an own key, as JSON.parse does. */
export function withKey(
  entries: readonly (readonly [string, unknown])[],
  key: string,
  value: unknown,
): object {
  return Object.fromEntries([...entries, [key, value]]);
}
