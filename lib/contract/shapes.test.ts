import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyObjectSchema, AnySchema } from "yup";
import { englishText } from "@/lib/domain/error-response";
import { isJsonResponse } from "./contract";
import { type FieldErrors, parseResponse, parseBody, type Parsed, parsePathOrQuery } from "./parse";
import { listRoutes, routes } from "./routes";
import { shapeOf, shapes } from "./shapes";
import { withDefect, unknownKeys, withKey } from "@/lib/contract/testing/invalid-values";
import { runCount } from "@/tools/testing/test-effort";
import { validTexts, validValues } from "./testing/valid-values";

const calls = listRoutes().map((named) => ({ ...named, shape: shapeOf(named.area, named.call) }));

type Named<S> = readonly [name: string, schema: S];

const bodies = calls.flatMap(({ name, shape }): Named<AnySchema>[] =>
  shape.body ? [[name, shape.body]] : [],
);
const texts = calls.flatMap(({ name, shape }): Named<AnyObjectSchema>[] => [
  ...(shape.params ? [[`${name}, path`, shape.params] as const] : []),
  ...(shape.query ? [[`${name}, query`, shape.query] as const] : []),
]);
const inputs = [...bodies, ...texts].flatMap(([name, schema]) =>
  objectsIn([name, schema as AnyObjectSchema]),
);
const responses = calls.flatMap(({ name, shape: { response } }): Named<AnySchema>[] =>
  isJsonResponse(response) ? [[name, response]] : [],
);

function expectCodes(parsed: Parsed<unknown>): FieldErrors {
  if (parsed.ok) throw new Error(`Accepted: ${JSON.stringify(parsed.value)}`);
  expect(Object.keys(parsed.errors).length).toBeGreaterThan(0);
  for (const code of Object.values(parsed.errors)) expect(englishText(code)).not.toBe(code);
  return parsed.errors;
}

const holds = <T>(values: fc.Arbitrary<T>, check: (value: T) => void, numRuns = 60) =>
  fc.assert(
    fc.property(values, (value) => {
      check(value);
    }),
    { numRuns: runCount(numRuns) },
  );

describe("shapes", () => {
  it("exist for exactly the calls of each area", () => {
    for (const [area, inside] of Object.entries(shapes)) {
      const calls: Readonly<Record<string, unknown>> = routes[area as keyof typeof shapes];
      expect(Object.keys(inside).sort()).toEqual(Object.keys(calls).sort());
    }
  });

  it("describe exactly the path parameters, and a body where the route has one", () => {
    for (const { name, route, shape } of calls) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect([name, Object.keys(shape.params?.fields ?? {}).sort()]).toEqual([name, names.sort()]);
      expect([name, shape.body !== undefined]).toEqual([name, route.body === "json"]);
    }
  });
});

describe.each(bodies)("body of %s", (_, schema) => {
  const fields = Object.entries((schema as AnyObjectSchema).fields as Record<string, AnySchema>);
  const required = fields.flatMap(([name, field]) => (field.spec.optional ? [] : [name]));
  const objects = validValues(schema).map((value) => value as Record<string, unknown>);

  it("is returned unchanged when valid", () => {
    holds(objects, (value) => expect(parseBody(schema, value)).toEqual({ ok: true, value }));
  });

  it("is rejected without a required field", () => {
    holds(objects, (value) => {
      for (const name of required) {
        const without = Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
        expect(expectCodes(parseBody(schema, without))).toHaveProperty([name], "fields.required");
      }
    });
  });

  it("is rejected with an unknown key", () => {
    const added = unknownKeys.filter((key) => !fields.some(([name]) => name === key));
    holds(fc.tuple(objects, fc.constantFrom(...added)), ([value, key]) => {
      expectCodes(parseBody(schema, withKey(Object.entries(value), key, 1)));
    });
  });

  it.each(fields)("is rejected with an invalid %s", (name, field) => {
    const wrongTypes = [
      // A list may be empty, so it gets an invalid item.
      field.type === "array" ? [[]] : [],
      { odd: 1 },
      field.type === "string" ? 7 : "7",
      field.type === "boolean" ? 1 : true,
    ];
    holds(fc.tuple(objects, fc.constantFrom(...wrongTypes, ...tooLongFor(field))), ([value, wrong]) => {
      expect(expectCodes(parseBody(schema, { ...value, [name]: wrong }))).not.toEqual({});
    });
  });

  it("is accepted or rejected with documented messages for random defects", () => {
    holds(
      withDefect(objects),
      (value) => {
        const parsed = parseBody(schema, value);
        if (!parsed.ok) expectCodes(parsed);
      },
      400,
    );
  });
});

/** The schema and every object inside it. */
function objectsIn([name, schema]: Named<AnyObjectSchema>): readonly Named<AnyObjectSchema>[] {
  const inner = Object.entries(schema.fields as Record<string, AnySchema>);
  const objects = inner.filter((pair): pair is [string, AnyObjectSchema] => pair[1].type === "object");
  return [[name, schema], ...objects.flatMap(([key, field]) => objectsIn([`${name}.${key}`, field]))];
}

function tooLongFor(field: AnySchema): readonly string[] {
  const limit: unknown = field.tests.find(({ OPTIONS: options }) => options?.name === "max")?.OPTIONS
    ?.params?.["max"];
  return field.type === "string" && typeof limit === "number" ? ["x".repeat(limit + 1)] : [];
}

describe.each(texts)("parameters of %s", (_, schema) => {
  it("are accepted when valid, also after parsing", () => {
    holds(validTexts(schema), (value) => {
      const parsed = parsePathOrQuery(schema, Object.entries(value));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      const again = Object.entries<unknown>(parsed.value as Record<string, unknown>).map(
        ([name, inner]): [string, string] => [name, String(inner)],
      );
      expect(parsePathOrQuery(schema, again)).toEqual(parsed);
    });
  });

  it("are accepted or rejected with documented messages for random input", () => {
    const names = Object.keys(schema.fields);
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.constantFrom(...unknownKeys)),
      fc.oneof(
        fc.string(),
        fc.integer().map(String),
        fc.constantFrom("NaN", "1e400", "0x10", "🐕", "\0", "true", "canine"),
      ),
    );
    holds(
      fc.array(pair, { maxLength: 5 }),
      (pairs) => {
        const parsed = parsePathOrQuery(schema, pairs);
        if (!parsed.ok) expectCodes(parsed);
        else
          expect(names).toEqual(expect.arrayContaining(Object.keys(parsed.value as Record<string, unknown>)));
      },
      200,
    );
  });
});

describe("text fields", () => {
  it.each(inputs)("of %s reject NUL", (_, schema) => {
    const fields = Object.entries(schema.fields as Record<string, AnySchema>);
    for (const [name, field] of fields.filter(([, { type }]) => type === "string")) {
      expect([name, field.isValidSync("a\0", { strict: true })]).toEqual([name, false]);
      expect([name, field.isValidSync("a\0@b.cd", { strict: true })]).toEqual([name, false]);
    }
  });
});

describe.each(responses)("response of %s", (_, schema) => {
  it("is returned unchanged but for defaults when valid", () => {
    holds(
      validValues(schema),
      (value) =>
        expect(parseResponse(schema, value)).toEqual({
          ok: true,
          value: schema.cast(value, { assert: false }) as unknown,
        }),
      20,
    );
  });
});
