import { expect, test } from "vitest";
import { findMissingMessages } from "./client-messages.mjs";
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

test("the check of client messages finds what a page does not send to the client components it renders", () => {
  const pageWith = (areas: string) =>
    `import { Frame } from "@/components/frame";
    export default () => <ClientMessages areas={${areas}}><Frame /></ClientMessages>;`;
  const find = (page: string) =>
    findMissingMessages(
      new Map([
        ["app/my/a/page.tsx", page],
        ["components/frame.tsx", `import { Button } from "./button"; export const Frame = () => <Button />;`],
        [
          "components/button.tsx",
          `"use client"; import { useLabel } from "./label"; const Late = loadWithMessages(["cart"], () => import("./late"));
          export const Button = () => useMessages("form");`,
        ],
        ["components/label.ts", `export const useLabel = () => useTranslator("shows.form");`],
        ["components/late.tsx", `export const Late = () => useMessages("cart") + useMessages("orders");`],
      ]),
    );
  const missing = (area: string) =>
    `components/frame.tsx renders components/button.tsx, which needs the messages ${area}.`;
  // Every page of a visitor has the area "form", and code on demand brings its own.
  expect(find(pageWith(`["shows.form", "orders"]`))).toEqual([]);
  expect(find(pageWith(`["shows"]`))).toEqual([missing("orders")]);
  expect(find(pageWith(`["orders", "shows.list"]`))).toEqual([missing("shows.form")]);
});
