import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { array, boolean, lazy, number, object, string, type AnySchema } from "yup";
import { isJsonResponse } from "@/lib/contract/contract";
import { listOf } from "@/lib/contract/fields";
import { parseResponse } from "@/lib/contract/parse";
import { listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { validValues } from "@/lib/contract/testing/valid-values";
import { runCount } from "@/tools/testing/test-effort";
import { fastReaderOf, refused } from "./fast-reader";

const responses = listRoutes().flatMap(({ name, area, call }) => {
  const response = shapeOf(area, call)?.response;
  return response !== undefined && isJsonResponse(response) ? [{ name, response }] : [];
});

/** Replaces a random part of the value. */
function replacePart(value: unknown, where: number, by: unknown): unknown {
  if (where % 5 === 0 || typeof value !== "object" || value === null) return by;
  if (Array.isArray(value)) return value.map((item) => replacePart(item, Math.floor(where / 5), by));
  const entries = Object.entries(value);
  const at = where % Math.max(1, entries.length);
  return Object.fromEntries(
    entries.map(([name, inner], index) => [
      name,
      index === at ? replacePart(inner, Math.floor(where / 3), by) : inner,
    ]),
  );
}

describe.each(responses)("fast reader of $name", ({ response }) => {
  const reader = fastReaderOf(response);

  test("the fast reader returns the same value as yup", () => {
    if (reader === null) return;
    fc.assert(
      fc.property(
        validValues(response),
        fc.nat(),
        fc.jsonValue(),
        fc.boolean(),
        (valid, where, by, isChanged) => {
          const value: unknown = JSON.parse(
            JSON.stringify(isChanged ? replacePart(valid, where, by) : valid),
          );
          const result = reader(value);
          if (!isChanged) expect(result).not.toBe(refused);
          if (result !== refused) expect({ ok: true, value: result }).toEqual(parseResponse(response, value));
        },
      ),
      { numRuns: runCount(200) },
    );
  });
});

test("fastReaderOf supports most responses of the contract", () => {
  const supported = responses.filter(({ response }) => fastReaderOf(response) !== null);
  expect(supported.length / responses.length).toBeGreaterThan(0.8);
});

const plain = string().required();
test.each<[string, AnySchema]>([
  [
    "a condition",
    object({ a: plain, b: string().when("a", { is: "x", then: (s) => s.required() }) }).required(),
  ],
  ["a nested condition", listOf(object({ a: string().when([], (_, s) => s.required()) }).required())],
  ["a custom rule", object({ a: string().test("own", "no", () => false) }).required()],
  ["an unknown rule", string().email().required()],
  ["a list with rules", array().of(plain).min(1).required()],
  ["an optional object with defaults", object({ a: object({ b: plain }) }).required()],
  ["an object without unknown keys", object({ a: plain }).noUnknown().required()],
  ["a transformed text", object({ a: string().trim() }).required()],
  ["forbidden values", object({ a: number().notOneOf([1]) }).required()],
  ["a list of anything", array().required()],
  ["a key of Object.prototype", object({ constructor: boolean().required() }).required()],
])("fastReaderOf leaves %s to yup", (_, schema) => {
  expect(fastReaderOf(schema)).toBeNull();
});

test("fastReaderOf leaves lazy schemas to yup", () => {
  expect(fastReaderOf(object({ a: lazy(() => plain) }).required())).toBeNull();
});

test("fastReaderOf fills in the default of a scalar", () => {
  const read = fastReaderOf(object({ a: string().default("x"), b: string() }).required());
  expect(read?.({})).toEqual({ a: "x" });
  expect(read?.({ a: "y" })).toEqual({ a: "y" });
});
