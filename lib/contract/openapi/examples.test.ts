import { describe, expect, it } from "vitest";
import { isJsonResponse, isNoContent } from "@/lib/contract/contract";
import { parseBody, parsePathOrQuery, parseResponse } from "@/lib/contract/parse";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { exampleOf, examples } from "./examples";

const named = new Map(listRoutes().map((route) => [route.name, route]));

function isMissing({ name, area, call, route }: NamedRoute): boolean {
  const { response } = shapeOf(area, call);
  const { body, ...rest } = exampleOf(name);
  return (isJsonResponse(response) && rest.response === undefined) || (route.body === "json" && !body);
}

describe.each([...examples])("example of %s", (name, { params = {}, query = {}, body, response }) => {
  const { area, call } = named.get(name) ?? { area: "top" as never, call: name };
  const shape = shapeOf(area, call);
  const texts = (values: object) =>
    Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]);

  it("is a request that the contract accepts", () => {
    if (shape.params) expect(parsePathOrQuery(shape.params, texts(params)).ok).toBe(true);
    if (shape.query) expect(parsePathOrQuery(shape.query, texts(query)).ok).toBe(true);
    if (shape.body) expect(parseBody(shape.body, body)).toEqual({ ok: true, value: body });
  });

  it("is a response that the contract accepts as it is", () => {
    if (!isJsonResponse(shape.response)) expect(isNoContent(shape.response)).toBe(true);
    else expect(parseResponse(shape.response, response)).toEqual({ ok: true, value: response });
  });
});

describe("examples", () => {
  it("exist for every public read", () => {
    const reads = listRoutes().filter(
      ({ route }) => route.method === "GET" && route.access === "anyone" && route.servedBy === undefined,
    );
    expect(reads.filter(isMissing).map(({ name }) => name)).toEqual([
      // Their tokens are only in mails and signed documents.
      "activation.getReminders",
      "notifications.subscription",
      "passports.get",
    ]);
  });

  it("exist for most calls", () => {
    const missing = listRoutes().filter(isMissing);
    expect(missing.length).toBeLessThan(90);
  });

  it("name invented people only", () => {
    const emails = JSON.stringify([...examples]).match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(emails.length).toBeGreaterThan(10);
    expect(emails.filter((email) => !/\.(test|example)$/.test(email))).toEqual([]);
  });
});
