import { expect, test } from "vitest";
import { number, string } from "yup";
import { listOf, paged, responseObject } from "@/lib/contract/fields";
import { withoutWrongRows } from "./without-wrong-rows";

const row = responseObject({
  id: number().integer().required(),
  tags: listOf(string().required()),
  parts: listOf(responseObject({ name: string().required() })).max(3),
});
const part = { name: "a" };
const good = { id: 1, tags: ["x"], parts: [part] };
const page = (results: readonly unknown[]) => ({ results, count: 9, next: null, previous: null });
const found = (...results: unknown[]) => withoutWrongRows(paged(row), page(results));

test.each([
  ["of another type", "text"],
  ["that is null", null],
  ["with a wrong field", { ...good, id: "1" }],
  ["without a field", { id: 2 }],
  ["with several wrong fields", { id: "1", tags: [1], parts: 3 }],
  ["with a wrong text in a list of texts", { ...good, tags: ["x", 7] }],
  ["with too many parts, of which one is wrong", { ...good, parts: [part, part, part, part, part, 1] }],
])("a row %s is left out", (_, wrong) => {
  expect(found(wrong, good, wrong, good)).toEqual({
    value: page([good, good]),
    leftOut: ["results[2]", "results[0]"],
  });
});

test("a wrong row inside of a row costs only itself, and unknown keys are dropped", () => {
  const inner = { ...good, parts: [7, part, { name: 1 }], other: 1 };
  expect(found(inner)).toEqual({
    value: page([good]),
    leftOut: ["results[0].parts[2]", "results[0].parts[0]"],
  });
});

test("an outer row is left out with everything in it, and before it nothing else moves", () => {
  const wrongInside = { ...good, id: "1", parts: [7, part] };
  const single = { ...good, parts: [7] };
  const expected = { ...good, parts: [{ name: "b" }] };
  expect(found(wrongInside, expected, single, { ...expected, parts: [7, { name: "b" }] })).toEqual({
    value: page([expected, expected]),
    leftOut: ["results[3].parts[0]", "results[2]", "results[0]"],
  });
});

test("a response with a wrong field of its own, or only wrong rows, is refused", () => {
  expect(withoutWrongRows(paged(row), { ...page([good]), count: "9" })).toBeUndefined();
  expect(found(7)).toBeUndefined();
  expect(found(7, null)).toBeUndefined();
  expect(withoutWrongRows(listOf(row), "text")).toBeUndefined();
});
