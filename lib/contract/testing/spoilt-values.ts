import fc, { type Arbitrary } from "fast-check";

type Spoil = (value: unknown) => unknown;

/** Text, numbers and shapes that break parsers: each has broken one somewhere. */
const oddValues: readonly unknown[] = [
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

/** A valid value with one place broken: a key dropped, added or renamed, or a value replaced, however deep. */
export function spoilt(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), fc.constantFrom(...oddValues))
    .map(([value, turns, odd]) => spoil(value, turns, odd));
}

function spoil(value: unknown, turns: readonly number[], odd: unknown): unknown {
  const [turn = 0, place = 0, ...rest] = turns;
  if (typeof value !== "object" || value === null || turn % 7 === 0 || rest.length === 0) return odd;
  if (Array.isArray(value)) return spoilList(value, turn, place, (inner) => spoil(inner, rest, odd));
  return spoilObject(value, turn, place, odd, (inner) => spoil(inner, rest, odd));
}

function spoilList(list: readonly unknown[], turn: number, place: number, deeper: Spoil): unknown {
  if (list.length === 0 || turn % 3 === 0) return [...list, ...list, deeper(undefined)];
  return list.map((inner, index) => (index === place % list.length ? deeper(inner) : inner));
}

function spoilObject(value: object, turn: number, place: number, odd: unknown, deeper: Spoil): unknown {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  const chosen = entries[place % Math.max(entries.length, 1)]?.[0];
  if (turn % 5 === 0 || chosen === undefined)
    return withKey(entries, unknownKeys[place % unknownKeys.length] ?? "x", odd);
  if (turn % 5 === 1) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
  return Object.fromEntries(entries.map(([name, inner]) => [name, name === chosen ? deeper(inner) : inner]));
}

export const unknownKeys = ["unknown", "__proto__", "constructor", "toString", "", "a.b", "a, b", "0"];

/** fromEntries makes `__proto__` a key like any other, as JSON.parse does. */
export function withKey(
  entries: readonly (readonly [string, unknown])[],
  key: string,
  value: unknown,
): object {
  return Object.fromEntries([...entries, [key, value]]);
}
