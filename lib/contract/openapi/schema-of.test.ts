import { describe, expect, it } from "vitest";
import { array, boolean, date, lazy, mixed, number, object, ref, string, tuple } from "yup";
import { strictObject } from "@/lib/contract/fields";
import { toJsonSchema } from "./schema-of";

describe("schemaOf converts", () => {
  it.each([
    ["text", string(), { type: "string" }],
    ["text that is there", string().required(), { type: "string", minLength: 1 }],
    ["text limits", string().min(3).max(5), { type: "string", minLength: 3, maxLength: 5 }],
    ["an exact length", string().length(4), { type: "string", minLength: 4, maxLength: 4 }],
    ["a pattern", string().matches(/^[a-z]\/$/), { type: "string", pattern: "^[a-z]\\/$" }],
    [
      "a pattern that also accepts an empty text",
      string().matches(/^a$/, { excludeEmptyString: true }),
      { type: "string", pattern: "^$|(?:^a$)" },
    ],
    [
      "two patterns",
      string().matches(/a/).matches(/b/),
      { type: "string", pattern: "a", allOf: [{ pattern: "b" }] },
    ],
    [
      "two minimum lengths",
      string().required().min(3),
      { type: "string", minLength: 1, allOf: [{ minLength: 3 }] },
    ],
    ["a number", number().min(-1).max(2.5), { type: "number", minimum: -1, maximum: 2.5 }],
    ["a whole number", number().integer(), { type: "integer" }],
    [
      "exclusive limits",
      number().moreThan(0).lessThan(9),
      { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 9 },
    ],
    ["yes or no", boolean().required(), { type: "boolean" }],
    ["yes", boolean().isTrue(), { type: "boolean", enum: [true] }],
    ["null beside yes", boolean().nullable().isTrue(), { type: ["boolean", "null"], enum: [true, null] }],
    ["a choice", string().oneOf(["a", "b"]), { type: "string", enum: ["a", "b"] }],
    ["a choice or null", string().oneOf(["a"]).nullable(), { type: ["string", "null"], enum: ["a", null] }],
    ["null", number().integer().nullable(), { type: ["integer", "null"] }],
    ["a list", array().of(string()), { type: "array", items: { type: "string" } }],
    ["a list of anything", array(), { type: "array" }],
    ["list limits", array().min(1).max(3), { type: "array", minItems: 1, maxItems: 3 }],
    ["a list of a length", array().length(2), { type: "array", minItems: 2, maxItems: 2 }],
    [
      "an object",
      object({ a: string().defined(), b: string(), c: number().notRequired() }),
      {
        type: "object",
        properties: { a: { type: "string" }, b: { type: "string" }, c: { type: ["number", "null"] } },
        required: ["a"],
      },
    ],
    [
      "an object that refuses unknown keys",
      strictObject({}),
      { type: "object", additionalProperties: false, properties: {} },
    ],
    ["an exact object", object({}).exact(), { type: "object", additionalProperties: false, properties: {} }],
    [
      "an object that accepts unknown keys again",
      object({}).noUnknown().unknown(),
      { type: "object", properties: {} },
    ],
    [
      "an object with the default undefined",
      object({}).default(undefined),
      { type: "object", properties: {} },
    ],
    ["a default that is made when needed", string().default(() => "now"), { type: "string" }],
  ])("%s", (_, schema, expected) => {
    expect(toJsonSchema(schema, "body")).toEqual(expected);
  });

  it("a default", () => {
    expect(toJsonSchema(number().default(1), "text")).toEqual({ type: "number", default: 1 });
    expect(toJsonSchema(string().nullable().default(null), "response")).toEqual({
      type: ["string", "null"],
      default: null,
    });
    expect(toJsonSchema(object({ a: string().defined().default("") }), "text")).not.toHaveProperty(
      "required",
    );
    expect(toJsonSchema(object({ a: string().defined().default("") }), "response")).toHaveProperty(
      "required",
      ["a"],
    );
  });

  it("trim and uppercase of text, without null", () => {
    const code = string()
      .trim()
      .uppercase()
      .matches(/^[A-Z]{2}$/)
      .notRequired();
    expect(toJsonSchema(code, "text")).toEqual({ type: "string", pattern: "^[A-Z]{2}$" });
  });
});

describe("schemaOf rejects", () => {
  it.each([
    ["a test nobody knows", string().test("odd", "is odd", () => true), 'a: the test "odd" is not known'],
    ["a test without a name", string().test(() => true), "a: a test has no name"],
    ["a type it does not know", date(), 'a: its type is "date"'],
    ["anything", mixed(), 'a: its type is "mixed"'],
    ["a tuple", tuple([string()]), 'a: its type is "tuple"'],
    ["a lazy schema", lazy(() => string()), "a: it is decided only when there is a value"],
    ["a reference", ref("b"), "a: it is decided only when there is a value"],
    [
      "a condition",
      string().when("b", ([b], schema) => (b ? schema.required() : schema)),
      "a: it depends on other values (when)",
    ],
    ["excluded values", string().notOneOf(["x"]), "a: it excludes values (notOneOf)"],
    ["stripped values", string().strip(), "a: it is stripped"],
    ["a pattern that ignores case", string().matches(/^a$/i), 'a: the test "matches" has parameters'],
    [
      "a pattern that means nothing with u",
      string().matches(new RegExp("^\\-$")),
      'a: the test "matches" has parameters',
    ],
    ["yup's own address pattern", string().url(), 'a: the test "url" has parameters'],
    ["a named pattern", string().matches(/a/, { name: "phone" }), 'a: the test "phone" is not known'],
    ["a limit from another field", string().max(ref("b")), 'a: the test "max" has parameters'],
    ["a date written as text", string().datetime(), 'a: the test "datetime" is not known'],
    ["a choice from another field", string().oneOf([ref("b")]), "a: one of its choices is not a plain value"],
    ["trim in a body", string().trim(), "a: it has a transform, and nothing is cast here"],
    ["a filled list in a body", array().ensure(), "a: it has a transform, and nothing is cast here"],
    ["a default in a body", number().default(1), "a: it has a default, and bodies are never filled in"],
    ["something wrong inside", object({ b: array().of(date().required()) }), 'a.b[]: its type is "date"'],
  ])("%s", (_, field, expected) => {
    expect(() => toJsonSchema(object({ a: field }), "body")).toThrow(`Cannot express ${expected}`);
  });

  it.each([
    ["lower case", string().lowercase(), "neither trim nor uppercase"],
    ["a transform of one's own", string().transform(() => "x"), "neither trim nor uppercase"],
    ["a rounded number", number().round(), "a transform that changes the value"],
    ["an object from text", object({}).json(), "a transform that changes the value"],
  ])("%s, also for text", (_, schema, expected) => {
    expect(() => toJsonSchema(schema, "text")).toThrow(expected);
  });

  it("a schema without a path by a general name", () => {
    expect(() => toJsonSchema(date(), "body")).toThrow('Cannot express the schema: its type is "date".');
  });
});
