import { expect, test } from "vitest";
import { findLinks, findPaths } from "./docs.mjs";
import { findEnvNames } from "./env.mjs";
import { countBrowserTests, type PlaywrightReport } from "@/scripts/lib/suites/playwright.mjs";
import { formatSummary } from "@/scripts/lib/report/summary.mjs";
import { countTests } from "@/scripts/lib/suites/vitest.mjs";

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

const report = (...statuses: string[]) => ({
  testResults: [
    {
      name: "/root/lib/a.test.ts",
      status: statuses.includes("failed") ? "failed" : "passed",
      message: "",
      assertionResults: statuses.map((status, index) => ({
        status,
        fullName: `t${index}`,
        failureMessages: ["no"],
      })),
    },
  ],
});

test("countTests counts each Vitest test, and fails a suite that ran none", () => {
  expect(countTests("unit", "/root", false, "", report("passed", "failed", "pending"))).toMatchObject({
    passed: 1,
    failed: ["lib/a.test.ts > t1"],
    skipped: ["lib/a.test.ts > t2"],
  });
  expect(countTests("unit", "/root", true, "", report()).failed).toEqual(["unit: no test ran"]);
  expect(countTests("unit", "/root", true, "", null).failed).toEqual(["unit: no test ran"]);
  expect(countTests("unit", "/root", false, "", report("passed")).failed).toHaveLength(1);
  const unread = {
    testResults: [{ name: "/root/b.test.ts", status: "failed", message: "x", assertionResults: [] }],
  };
  expect(countTests("unit", "/root", false, "", unread).failed).toEqual(["b.test.ts"]);
});

const browserReport = (...statuses: string[]) => ({
  suites: [
    {
      title: "a.browser.ts",
      specs: [],
      suites: [
        {
          title: "group",
          specs: statuses.map((status, index) => ({
            title: `t${index}`,
            tests: [
              {
                projectName: "phone",
                status,
                annotations: [{ type: "measured", description: `${index} KB` }],
                results: [{ errors: [{ stack: "Error: no\n    at x (node_modules/y.js:1:1)" }] }],
              },
            ],
          })),
        },
      ],
    },
  ],
});

test("countBrowserTests counts each test with its group and measurements", () => {
  const counted = countBrowserTests(
    "browser tests",
    false,
    "",
    browserReport("expected", "unexpected", "skipped"),
  );
  expect(counted).toEqual({
    passed: 1,
    failed: ["a.browser.ts > group > t1 (phone)"],
    skipped: ["a.browser.ts > group > t2 (phone)"],
    note: "1 passed, 1 failed; 0 KB; 1 KB; 2 KB",
    output: "a.browser.ts > group > t1 (phone)\nError: no",
  });
});

test("countBrowserTests fails a run without tests or with an error outside of tests", () => {
  const count = (ok: boolean, report: PlaywrightReport) =>
    countBrowserTests("browser tests", ok, "", report).failed;
  expect(count(true, null)).toEqual(["browser tests: no test ran"]);
  expect(count(false, browserReport("expected"))).toHaveLength(1);
  expect(count(true, { ...browserReport("expected"), errors: [{ message: "x" }] })).toEqual([
    "browser tests: an error outside of its tests",
  ]);
});

test("formatSummary ends with the counts, and zero tests give exit code 1", () => {
  const result = {
    name: "unit",
    seconds: 1,
    passed: 2,
    failed: [""].slice(1),
    skipped: [""].slice(1),
    note: "",
    output: "",
  };
  expect(formatSummary([result])).toMatchObject({
    text: expect.stringMatching(/\n2 passed, 0 failed$/),
    exitCode: 0,
  });
  const worse = { ...result, passed: 0, failed: ["a"], skipped: ["b"] };
  const { text, exitCode } = formatSummary([result, worse]);
  expect(text).toMatch(/\n2 passed, 1 failed, 1 skipped$/);
  expect(text).toContain("  unit: a\n");
  expect(exitCode).toBe(1);
  expect(formatSummary([]).exitCode).toBe(1);
});
