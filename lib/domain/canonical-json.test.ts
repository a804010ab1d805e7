import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json";

it("canonicalJson sorts keys and omits spaces and undefined values", () => {
  expect(canonicalJson({ b: [2, { d: null, c: "é\n" }], a: 1.5, x: undefined, A: true })).toBe(
    '{"A":true,"a":1.5,"b":[2,{"c":"é\\n","d":null}]}',
  );
});
