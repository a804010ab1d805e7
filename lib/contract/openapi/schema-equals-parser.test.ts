import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boolean, number, object, string, type AnySchema } from "yup";
import { listOf, strictObject } from "@/lib/contract/fields";
import { parseBody } from "@/lib/contract/parse";
import { listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { withDefect } from "@/lib/contract/testing/invalid-values";
import { validValues } from "@/lib/contract/testing/valid-values";
import { runCount } from "@/tools/testing/test-effort";
import { toJsonSchema } from "./schema-of";

/** Lengths are UTF-16 units, as in the parser; the document states it. */
const ajv = new Ajv2020({ allowUnionTypes: true, unicode: false, logger: false, validateFormats: false });

const bodies: readonly (readonly [string, AnySchema])[] = [
  ...listRoutes().flatMap(({ name, area, call }) => {
    const body = shapeOf(area, call).body;
    return body === undefined ? [] : [[name, body] as const];
  }),
  [
    "every feature",
    strictObject({
      choice: string().oneOf(["a", "b"]).required(),
      maybe: string().oneOf(["a", "b"]).notRequired(),
      list: listOf(object({ n: number().integer().moreThan(0).required() }))
        .min(1)
        .max(2),
      either: string().matches(/^x+$/, { excludeEmptyString: true }),
      both: string()
        .matches(/^[ab]*$/)
        .matches(/a$/)
        .min(3)
        .max(60),
      share: number().min(-1.5).lessThan(1).nullable().defined(),
      yes: boolean().isTrue(),
      loose: object({
        deep: object({ text: string().required() }).notRequired().default(undefined),
      }).required(),
    }),
  ],
];

describe.each(bodies)("body schema of %s", (_, schema) => {
  const isValid = ajv.compile(toJsonSchema(schema, "body"));
  const agree = (value: unknown) => {
    expect(parseBody(schema, value).ok).toBe(isValid(value));
  };

  it("accepts exactly what the parser accepts", () => {
    fc.assert(fc.property(validValues(schema), agree), { numRuns: runCount(100) });
    fc.assert(fc.property(withDefect(validValues(schema)), agree), { numRuns: runCount(400) });
    fc.assert(fc.property(fc.jsonValue(), agree), { numRuns: runCount(200) });
  });

  it("accepts valid values", () => {
    fc.assert(
      fc.property(validValues(schema), (value) => {
        expect(isValid(value)).toBe(true);
      }),
      { numRuns: runCount(50) },
    );
  });
});

describe("length limits", () => {
  it("count emoji as browsers do", () => {
    const schema = string().max(2);
    expect([parseBody(schema, "🐕").ok, parseBody(schema, "🐕🐈").ok]).toEqual([true, false]);
    expect([
      ajv.validate(toJsonSchema(schema, "body"), "🐕"),
      ajv.validate(toJsonSchema(schema, "body"), "🐕🐈"),
    ]).toEqual([true, false]);
  });
});
