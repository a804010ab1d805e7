import { errorCode } from "@/lib/domain/error-codes";
import { describe, expect, it } from "vitest";
import { type AnySchema, number, object, string } from "yup";
import {
  responseObject,
  castObject,
  email,
  id,
  listOf,
  optionalText,
  page,
  searchText,
  species,
  strictObject,
  text,
  typedCountryCode,
} from "./fields";
import { parseResponse, parseBody, parsePathOrQuery } from "./parse";

const json = (source: string): unknown => JSON.parse(source);

describe("parsePathOrQuery", () => {
  const schema = castObject({
    page: page(),
    search: searchText(),
    code: typedCountryCode(),
    species: species().notRequired(),
  });
  const parse = (query: string) => parsePathOrQuery(schema, new URLSearchParams(query));

  it("casts, trims and applies defaults", () => {
    expect(parse("page=3&search=+coat+&code=au")).toEqual({
      ok: true,
      value: { page: 3, search: "coat", code: "AU" },
    });
    expect(parse("code=AU&page=")).toEqual({ ok: true, value: { page: 1, search: "", code: "AU" } });
  });

  it("drops unknown keys, also hostile ones", () => {
    const parsed = parse("code=AU&utm_source=x&__proto__=y&constructor=z&toString=1");
    expect(parsed).toEqual({ ok: true, value: { code: "AU", page: 1, search: "" } });
  });

  it("reports errors by field", () => {
    expect(parse("page=x&code=AUS&species=bird")).toEqual({
      ok: false,
      errors: { page: "fields.number", code: "fields.invalid", species: "fields.invalid" },
    });
    expect(parse("")).toEqual({ ok: false, errors: { code: "fields.required" } });
    expect(parse(`code=AU&search=${"x".repeat(101)}`)).toEqual({
      ok: false,
      errors: { search: errorCode("fields.tooLong", { count: 100 }) },
    });
  });

  it.each(["0", "-1", "1e9", "100001"])("names the limits for page=%s", (value) => {
    expect(parse(`code=AU&page=${value}`)).toEqual({
      ok: false,
      errors: { page: errorCode("fields.between", { min: 1, max: 100_000 }) },
    });
  });

  it.each(["1.5", "NaN", "Infinity", "12abc", "null"])("rejects page=%s", (value) => {
    expect(parse(`code=AU&page=${value}`)).toMatchObject({
      ok: false,
      errors: { page: "fields.number" },
    });
  });

  it("rejects a repeated key", () => {
    expect(parse("code=AU&page=1&page=2")).toEqual({ ok: false, errors: { page: "fields.repeated" } });
  });
});

describe("parseBody", () => {
  const schema = strictObject({
    id: id(),
    name: text(5),
    note: optionalText(3),
    inside: strictObject({ email: email() }),
  });
  const good = { id: 1, name: "Rex", inside: { email: "a@b.cd" } };

  it("returns a valid body unchanged", () => {
    expect(parseBody(schema, good)).toEqual({ ok: true, value: good });
    expect(parseBody(schema, { ...good, note: null })).toMatchObject({ ok: true });
  });

  it.each([
    ["a number sent as text", { ...good, id: "1" }, { id: "fields.number" }],
    ["text sent as a number", { ...good, name: 1 }, { name: "fields.invalid" }],
    ["a list for text", { ...good, name: ["Rex"] }, { name: "fields.invalid" }],
    ["null for what is needed", { ...good, id: null }, { id: "fields.required" }],
    ["blank text", { ...good, name: "  " }, { name: "fields.required" }],
    ["long text", { ...good, name: "Rexxxx" }, { name: errorCode("fields.tooLong", { count: 5 }) }],
    ["a wrong part", { ...good, inside: { email: "a" } }, { "inside.email": "fields.email" }],
    ["a part that is text", { ...good, inside: "x" }, { inside: "fields.invalid" }],
    ["two invalid fields", { ...good, id: 0, name: "" }, { id: "fields.number", name: "fields.required" }],
    ["an unknown key", { ...good, admin: true }, { admin: "fields.unknown" }],
    ["two unknown keys", { ...good, a: 1, b: 2 }, { a: "fields.unknown", b: "fields.unknown" }],
    [
      "a nested unknown key",
      { ...good, inside: { email: "a@b.cd", x: 1 } },
      { "inside.x": "fields.unknown" },
    ],
    ["text for the whole body", "x", { body: "fields.invalid" }],
    ["a list for the whole body", [], { body: "fields.invalid" }],
    ["nothing", undefined, { body: "fields.required" }],
    ["null", null, { body: "fields.required" }],
  ])("rejects %s", (_, value, errors) => {
    expect(parseBody(schema, value)).toEqual({ ok: false, errors });
  });

  it("does not allow prototype pollution", () => {
    const hostile = json('{"id":1,"name":"Rex","inside":{"email":"a@b.cd"},"__proto__":{"admin":true}}');
    const parsed = parseBody(schema, hostile);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && Object.hasOwn(parsed.errors, "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(!parsed.ok && parsed.errors)).toBe(Object.prototype);
    expect({}).not.toHaveProperty("admin");
  });
});

describe("parseResponse", () => {
  const schema = responseObject({ id: id(), tags: listOf(responseObject({ name: string().defined() })) });

  it("drops unknown keys at any depth", () => {
    const response = { id: 1, passwordHash: "x", tags: [{ name: "a", secret: 1 }] };
    expect(parseResponse(schema, response)).toEqual({ ok: true, value: { id: 1, tags: [{ name: "a" }] } });
  });

  it("rejects a wrong type without casting", () => {
    expect(parseResponse(schema, { id: "1", tags: [] }).ok).toBe(false);
    expect(parseResponse(schema, { id: 1 }).ok).toBe(false);
    expect(parseResponse(schema, { id: 1, tags: null }).ok).toBe(false);
    expect(parseResponse(schema, undefined).ok).toBe(false);
  });
});

describe("defect in a schema", () => {
  const broken: AnySchema = object({
    a: number().test("broken", "is broken", () => {
      throw new TypeError("a mistake");
    }),
  });

  it("throws instead of reporting a field error", () => {
    expect(() => parseBody(broken, { a: 1 })).toThrow(TypeError);
  });
});
