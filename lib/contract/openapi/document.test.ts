import { englishText } from "@/lib/domain/error-response";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { listRoutes } from "@/lib/contract/routes";
import { openApiDocument } from "./document";

/** Once: building it takes almost a second. */
const built = openApiDocument("1.2.3");
const json = JSON.stringify(built);
const document: unknown = JSON.parse(json);
const methods = ["get", "post", "put", "delete"];

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly [keyword: string]: unknown;
}

const { paths } = built;

function operations() {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
}

function operation(id: string): Operation {
  const found = operations().find((one) => one.operation.operationId === id);
  if (found === undefined) throw new Error(`${id} is not in the document`);
  return found.operation;
}

function refsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : refsIn(inner),
  );
}

const lookUp = (ref: string) =>
  ref
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

describe("openApiDocument", () => {
  it("is valid OpenAPI", async () => {
    const result = await new Validator().validate(document as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it("lists every call once by name", () => {
    const listed = operations().map(
      ({ path, method, operation: { operationId } }) => `${method} ${path} ${operationId}`,
    );
    const expected = listRoutes().map(
      ({ name, route }) => `${route.method.toLowerCase()} /api${route.path} ${name}`,
    );
    const health = "get /api/health/ready health.ready";
    expect([...listed].sort()).toEqual([...expected, health].sort());
    expect(new Set(operations().map((one) => one.operation.operationId)).size).toBe(expected.length + 1);
    expect(operations().every(({ method }) => methods.includes(method))).toBe(true);
  });

  it("stays below 750 KB with its examples", () => {
    expect(json.length).toBeLessThan(750_000);
  });

  it("has no dangling reference", () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => lookUp(ref) === undefined)).toEqual([]);
  });

  it("describes each call as the route table does", () => {
    for (const { name, area, route } of listRoutes()) {
      const one = operation(name);
      expect(one.tags).toEqual([area]);
      const isUsual = route.failure === "failures.operationFailed";
      expect(one["x-failure-message"]).toBe(isUsual ? undefined : englishText(route.failure));
      expect(one["x-failure-code"]).toBe(isUsual ? undefined : route.failure);
      expect(one["x-served-by"]).toBe(route.servedBy ?? "backend");
      expect(one["x-ours"] ?? false).toBe(route.ours ?? false);
      const session = route.access === "anyone" ? [{}, { session: [] }] : [{ session: [] }];
      expect(one.security).toEqual(route.usesApiToken ? [{ apiToken: [] }] : session);
      expect(Boolean(one.requestBody)).toBe(route.body !== "none");
    }
  });
});

describe("names of schemas", () => {
  const { schemas } = built.components;
  const names = Object.keys(schemas);
  const responseOf = (id: string) =>
    JSON.stringify((operation(id).responses as Record<string, unknown>)["200"]);

  it("are words, one for each object", () => {
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    const bodies = Object.values(schemas).map((schema) => JSON.stringify(schema));
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it("stand for every body and response that is an object", () => {
    expect(responseOf("cart.get")).toContain("#/components/schemas/CartGetResponse");
    expect(JSON.stringify(operation("cart.addItem").requestBody)).toContain(
      "#/components/schemas/CartAddItemBody",
    );
    expect(responseOf("geography.countries")).toContain("#/components/schemas/GeographyCountriesItem");
  });

  it("are the same for objects that are the same", () => {
    const uses = JSON.stringify(schemas).match(/#\/components\/schemas\/CartGetItem"/g);
    expect(uses?.length).toBeGreaterThan(1);
  });

  it("is a sentence for each call", () => {
    const summaries = operations().map((one) => String(one.operation["summary"]));
    expect(summaries.filter((text) => !/^[A-Z].{6,120}\.$/.test(text))).toEqual([]);
  });
});

interface DescribedValue {
  readonly type?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, DescribedValue>>;
}

describe("fields of schemas", () => {
  /** All fields of that name that are text, as `Schema.field`. */
  const textsNamed = (wanted: RegExp) => {
    const found: [string, DescribedValue][] = [];
    const collect = (value: unknown, place: string): void => {
      if (typeof value !== "object" || value === null) return;
      const { properties = {} } = value as DescribedValue;
      for (const [name, field] of Object.entries(properties))
        if (wanted.test(name) && [field.type].flat().includes("string"))
          found.push([`${place}.${name}`, field]);
      for (const [name, inner] of Object.entries(value)) collect(inner, `${place}.${name}`);
    };
    collect(built.components.schemas, "");
    return found;
  };

  it("that are days or times have a format", () => {
    const times = textsNamed(/^(\w+(At|On|Until)|day|since|ends_on|date_of_birth)$/);
    expect(times.length).toBeGreaterThan(150);
    // Where an empty text stands for none it is no date.
    const mayBeEmpty = (pattern = "") => new RegExp(pattern, "u").test("");
    const others = times.filter(([, { format, pattern }]) => mayBeEmpty(pattern) || format === undefined);
    expect(others.map(([place]) => place)).toEqual([".AnimalsUpdateBody.diedOn"]);
  });

  it("that are amounts have two decimal places", () => {
    const amounts = textsNamed(
      /^(amount|subtotal|total|discount|shipping|pointsValue|unitAmount|kitAmount)$/,
    );
    expect(amounts.length).toBeGreaterThan(30);
    const isDecimal = ({ pattern }: DescribedValue) => pattern?.endsWith("\\.\\d{2}$") ?? false;
    expect(amounts.filter(([, amount]) => !isDecimal(amount)).map(([place]) => place)).toEqual([]);
  });
});

describe("operationOf", () => {
  const statuses = (id: string) => Object.keys(operation(id).responses as object);

  it("lists responses and errors of a call", () => {
    expect(statuses("cart.addItem")).toEqual(["200", "403", "404", "409", "413", "415", "428", "429", "5XX"]);
    expect(statuses("cart.updateItemNote")).toContain("204");
    expect(statuses("account.details")).toEqual(["200", "401", "404", "429", "5XX"]);
    expect(statuses("auth.login")).toContain("401");
  });

  it("describes the responses of signing out", () => {
    expect(statuses("auth.logout")).toEqual(["200", "303", "404", "428", "429", "5XX"]);
    expect(statuses("auth.endSession").slice(0, 2)).toEqual(["204", "303"]);
  });

  it("describes the query", () => {
    expect(operation("products.list").parameters).toContainEqual({
      name: "page",
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 100_000, default: 1 },
    });
    expect(operation("products.listByBreed").parameters).toContainEqual(
      expect.objectContaining({ name: "id", in: "query", required: true }),
    );
  });

  it("describes the session headers", () => {
    expect(operation("auth.login")["x-backend-response-headers"]).toBeDefined();
    expect(operation("account.details")["x-backend-response-headers"]).toBeUndefined();
  });
});
