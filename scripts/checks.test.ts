import { expect, test } from "vitest";
import { linksIn, pathsIn } from "./check-docs.mjs";
import { namesIn } from "./check-env.mjs";
import { judgeSizes } from "./check-sizes.mjs";
import { parseEnvFile } from "./lib/env-file.mjs";
import { countBrowserTests } from "./lib/playwright.mjs";
import { summary } from "./lib/summary.mjs";
import { count } from "./lib/vitest.mjs";

const files = (...lines: number[]) =>
  lines.map((count, index) => ({ path: `lib/${index}.ts`, lines: count }));

test("sizes: median, 90th percentile and longest each have a limit", () => {
  expect(judgeSizes(files(10, 79, 300))).toMatchObject({
    ok: true,
    note: expect.stringContaining("median 79"),
  });
  expect(judgeSizes(files(10, 80, 90)).output).toContain("The median file has 80 lines");
  expect(judgeSizes(files(1, 1, 1, 1, 1, 1, 1, 1, 1, 200, 201)).output).toContain(
    "One file in ten has 200 lines",
  );
  expect(judgeSizes(files(10, 20, 301)).output).toBe("lib/2.ts has 301 lines; split it at 300.");
});

test("docs: paths of ours are found, words and foreign paths are not", () => {
  const text =
    "`lib/a.ts`, `lib/b.ts:12`, `lib/c/*.ts`, `and/or`, `npm start`, `.data/x`, `lib/{id}/d.ts` lib/e.ts";
  expect(pathsIn(text, new Set(["lib", ".data"]))).toEqual(["lib/a.ts", "lib/b.ts", "lib/c", "lib"]);
  expect(linksIn("[a](b.md#c) [d](https://e.f) [g](#h) [i](../j.md)")).toEqual(["b.md", "../j.md"]);
});

test("environment: direct reads, reads of scripts and rows of tables are found", () => {
  const names = (path: string, text: string) => namesIn(path, text).map(([name]) => name);
  expect(names("lib/a.ts", "process.env.ONE + process.env['TWO'] + env.THREE")).toEqual(["ONE", "TWO"]);
  expect(names("scripts/a.mjs", "env.THREE")).toEqual(["THREE"]);
  const table =
    "export const shopEnvRows = {\n  FOUR: text(),\n  FIVE: port(1),\n};\nconst other = {\n  SIX: 1,\n};";
  expect(names("lib/env.ts", table)).toEqual(["FOUR", "FIVE"]);
});

test("an .env file: quotes, comments, export", () => {
  const text = "A=1 # one\nexport B='x # y'\n# C=3\nD=\"q\" # r\nE=\nF=a#b";
  expect(parseEnvFile(text)).toEqual({ A: "1", B: "x # y", D: "q", E: "", F: "a#b" });
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

test("suites are counted test by test, and one that ran nothing has failed", () => {
  expect(count("unit", "/root", false, "", report("passed", "failed", "pending"))).toMatchObject({
    passed: 1,
    failed: ["lib/a.test.ts > t1"],
    skipped: ["lib/a.test.ts > t2"],
  });
  expect(count("unit", "/root", true, "", report()).failed).toEqual(["unit: no test ran"]);
  expect(count("unit", "/root", true, "", null).failed).toEqual(["unit: no test ran"]);
  expect(count("unit", "/root", false, "", report("passed")).failed).toHaveLength(1);
  const unread = {
    testResults: [{ name: "/root/b.test.ts", status: "failed", message: "x", assertionResults: [] }],
  };
  expect(count("unit", "/root", false, "", unread).failed).toEqual(["b.test.ts"]);
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

test("browser tests are counted one by one, in their groups, with what they measured", () => {
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

test("browser tests that ran nothing, or ended with an error, have failed", () => {
  const count = (ok: boolean, report: unknown) => countBrowserTests("browser tests", ok, "", report).failed;
  expect(count(true, null)).toEqual(["browser tests: no test ran"]);
  expect(count(false, browserReport("expected"))).toHaveLength(1);
  expect(count(true, { ...browserReport("expected"), errors: [{ message: "x" }] })).toEqual([
    "browser tests: an error outside of its tests",
  ]);
});

test("the last line is the count, alone; zero tests are a failure", () => {
  const result = {
    name: "unit",
    seconds: 1,
    passed: 2,
    failed: [""].slice(1),
    skipped: [""].slice(1),
    note: "",
    output: "",
  };
  expect(summary([result])).toMatchObject({
    text: expect.stringMatching(/\n2 passed, 0 failed$/),
    exitCode: 0,
  });
  const worse = { ...result, passed: 0, failed: ["a"], skipped: ["b"] };
  const { text, exitCode } = summary([result, worse]);
  expect(text).toMatch(/\n2 passed, 1 failed, 1 skipped$/);
  expect(text).toContain("  unit: a\n");
  expect(exitCode).toBe(1);
  expect(summary([]).exitCode).toBe(1);
});
