import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { array, boolean, lazy, number, object, string, type AnySchema } from "yup";
import { isJsonAnswer } from "@/lib/contract/contract";
import { listOf } from "@/lib/contract/fields";
import { parseAnswer } from "@/lib/contract/parse";
import { listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { validValues } from "@/lib/contract/testing/valid-values";
import { fastReaderOf, refused } from "./fast-reader";

const answers = listRoutes().flatMap(({ name, area, call }) => {
  const answer = shapeOf(area, call)?.answer;
  return answer !== undefined && isJsonAnswer(answer) ? [{ name, answer }] : [];
});

/** Anything may stand anywhere, and anything may be missing. */
function spoil(value: unknown, where: number, by: unknown): unknown {
  if (where % 5 === 0 || typeof value !== "object" || value === null) return by;
  if (Array.isArray(value)) return value.map((item) => spoil(item, Math.floor(where / 5), by));
  const entries = Object.entries(value);
  const at = where % Math.max(1, entries.length);
  return Object.fromEntries(
    entries.map(([name, inner], index) => [
      name,
      index === at ? spoil(inner, Math.floor(where / 3), by) : inner,
    ]),
  );
}

describe.each(answers)("$name", ({ answer }) => {
  const reader = fastReaderOf(answer);

  test("what it reads, yup reads, and to the same value", () => {
    if (reader === null) return;
    fc.assert(
      fc.property(
        validValues(answer),
        fc.nat(),
        fc.jsonValue(),
        fc.boolean(),
        (valid, where, by, isSpoilt) => {
          const value: unknown = JSON.parse(JSON.stringify(isSpoilt ? spoil(valid, where, by) : valid));
          const read = reader(value);
          if (!isSpoilt) expect(read).not.toBe(refused);
          if (read !== refused) expect({ ok: true, value: read }).toEqual(parseAnswer(answer, value));
        },
      ),
      { numRuns: 200 },
    );
  });
});

test("most answers of the contract are read the quick way", () => {
  const quick = answers.filter(({ answer }) => fastReaderOf(answer) !== null);
  expect(quick.length / answers.length).toBeGreaterThan(0.8);
});

const plain = string().required();
test.each<[string, AnySchema]>([
  [
    "a condition",
    object({ a: plain, b: string().when("a", { is: "x", then: (s) => s.required() }) }).required(),
  ],
  ["a condition further in", listOf(object({ a: string().when([], ([], s) => s.required()) }).required())],
  ["a rule of its own", object({ a: string().test("own", "no", () => false) }).required()],
  ["a rule it does not know", string().email().required()],
  ["a default", object({ a: string().default("x") }).required()],
  ["a list with rules", array().of(plain).min(1).required()],
  ["an object that may be missing", object({ a: object({ b: plain }) }).required()],
  ["closed objects", object({ a: plain }).noUnknown().required()],
  ["texts that are changed", object({ a: string().trim() }).required()],
  ["forbidden values", object({ a: number().notOneOf([1]) }).required()],
  ["a list of anything", array().required()],
  ["names every object has", object({ constructor: boolean().required() }).required()],
])("%s is left to yup", (_, schema) => {
  expect(fastReaderOf(schema)).toBeNull();
});

test("what is lazy is left to yup", () => {
  expect(fastReaderOf(object({ a: lazy(() => plain) }).required())).toBeNull();
});
