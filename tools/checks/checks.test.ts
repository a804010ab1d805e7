import { expect, test } from "vitest";
import { findLinks, findPaths } from "./docs.mjs";
import { findEnvNames } from "./env.mjs";

test("the docs check finds project paths, not other words or paths", () => {
  const text =
    "`lib/a.ts`, `lib/b.ts:12`, `lib/c/*.ts`, `and/or`, `npm start`, `.data/x`, `lib/{id}/d.ts` lib/e.ts";
  expect(findPaths(text, new Set(["lib", ".data"]))).toEqual(["lib/a.ts", "lib/b.ts", "lib/c", "lib"]);
  expect(findLinks("[a](b.md#c) [d](https://e.f) [g](#h) [i](../j.md)")).toEqual(["b.md", "../j.md"]);
});

test("the environment check finds direct reads, reads in scripts and rows of env tables", () => {
  const names = (path: string, text: string) => findEnvNames(path, text).map(([name]) => name);
  expect(names("lib/a.ts", "process.env.ONE + process.env['TWO'] + env.THREE")).toEqual(["ONE", "TWO"]);
  expect(names("scripts/a.mjs", "env.THREE")).toEqual(["THREE"]);
  const table =
    "export const shopEnvRows = {\n  FOUR: text(),\n  FIVE: port(1),\n};\nconst other = {\n  SIX: 1,\n};";
  expect(names("lib/env.ts", table)).toEqual(["FOUR", "FIVE"]);
});
