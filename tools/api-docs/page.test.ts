import { englishText } from "@/lib/domain/error-response";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { number, object, string } from "yup";
import { toJsonSchema } from "@/lib/contract/openapi/schema-of";
import { listRoutes } from "@/lib/contract/routes";
import { formatResponse } from "./format-response";
import { renderApiDocs } from "./page";
import { formatRules } from "./format-rules";

describe("docs/calls.md", () => {
  const rendered = renderApiDocs();

  it("matches the contract (npm run docs:api writes it)", () => {
    const page = readFileSync(new URL("../../docs/calls.md", import.meta.url), "utf8");
    expect(page).toBe(rendered);
  });

  it("has every call, with its method, path and failure message", () => {
    for (const { name, route } of listRoutes()) {
      expect(rendered).toContain(name);
      expect(rendered).toContain(`\`${route.method} /api${route.path}\``);
      expect(rendered).toContain(englishText(route.failure));
    }
  });

  it("describes every pattern in words", () => {
    expect(rendered).not.toContain("matches `");
  });
});

describe("formatRules", () => {
  it.each([
    [string().required().max(5), "text, not empty, at most 5 characters"],
    [string().matches(/\S/).matches(/^odd$/), "text, not blank, matches `^odd$`"],
    [string().oneOf(["a", "b"]).nullable(), "one of `a`, `b`, may be `null`"],
    [number().integer().min(1).max(99), "whole number, from 1 to 99"],
    [number().min(0), "number, 0 or more"],
    [number().moreThan(0).lessThan(1), "number, over 0, under 1"],
  ])("describes schema %#", (schema, description) => {
    expect(formatRules(toJsonSchema(schema, "body"))).toBe(description);
  });

  it("names the default value", () => {
    expect(formatRules(toJsonSchema(number().default(1), "text"))).toBe("number, 1 by default");
  });
});

describe("formatResponse", () => {
  it("lists names, optional fields and nullable fields", () => {
    const schema = object({
      id: number().required(),
      note: string().nullable().defined(),
      kind: string().oneOf(["a", "b"]).required(),
      part: object({ x: number() }).required(),
    });
    expect(formatResponse(toJsonSchema(schema, "response"))).toBe(
      '{ id, note | null, kind: "a" | "b", part: { x? } }',
    );
  });
});
