import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { number, object, string } from "yup";
import { schemaOf } from "@/lib/contract/openapi/schema-of";
import { listRoutes } from "@/lib/contract/routes";
import { answerInShort } from "./answer-in-short";
import { callsPage } from "./page";
import { rulesInWords } from "./rules-in-words";

describe("docs/calls.md", () => {
  it("is what the contract says: npm run docs:calls writes it anew", () => {
    const page = readFileSync(new URL("../../docs/calls.md", import.meta.url), "utf8");
    expect(page).toBe(callsPage());
  });

  it("has every call, with its method, path and failure message", () => {
    const page = callsPage();
    for (const { name, route } of listRoutes()) {
      expect(page).toContain(name);
      expect(page).toContain(`\`${route.method} /api${route.path}\``);
      expect(page).toContain(route.failure);
    }
  });

  it("shows no pattern where words will do", () => {
    expect(callsPage()).not.toContain("matches `");
  });
});

describe("rules in words", () => {
  it.each([
    [string().required().max(5), "text, not empty, at most 5 characters"],
    [string().matches(/\S/).matches(/^odd$/), "text, not blank, matches `^odd$`"],
    [string().oneOf(["a", "b"]).nullable(), "one of `a`, `b`, may be `null`"],
    [number().integer().min(1).max(99), "whole number, from 1 to 99"],
    [number().min(0), "number, 0 or more"],
    [number().moreThan(0).lessThan(1), "number, over 0, under 1"],
  ])("%#", (schema, words) => {
    expect(rulesInWords(schemaOf(schema, "body"))).toBe(words);
  });

  it("says what stands in", () => {
    expect(rulesInWords(schemaOf(number().default(1), "text"))).toBe("number, 1 unless said");
  });
});

describe("an answer in short", () => {
  it("shows names, what may be missing and what may be null", () => {
    const schema = object({
      id: number().required(),
      note: string().nullable().defined(),
      kind: string().oneOf(["a", "b"]).required(),
      part: object({ x: number() }).required(),
    });
    expect(answerInShort(schemaOf(schema, "answer"))).toBe(
      '{ id, note | null, kind: "a" | "b", part: { x? } }',
    );
  });
});
