import { expect, test } from "vitest";
import { formatSummary } from "./test-summary.mjs";

const counts = { passed: 2, failed: [] as string[], skipped: [] as string[], measured: [] as string[] };
const unit = { name: "test:unit", isOk: true, seconds: 1.4, counts };
const lint = { name: "check:lint", isOk: true, seconds: 2 };

test("formatSummary ends with the counts, and a check counts as one test", () => {
  const { text, exitCode } = formatSummary([unit, lint]);
  expect(text).toMatch(/Seconds: test:unit 1, check:lint 2\n3 passed, 0 failed$/);
  expect(exitCode).toBe(0);
});

test("formatSummary names failed and skipped tests, measurements and failed checks", () => {
  const broken = {
    ...unit,
    isOk: false,
    counts: { ...counts, failed: ["a"], skipped: ["b"], measured: ["9 KB"] },
  };
  const { text, exitCode } = formatSummary([broken, { ...lint, isOk: false }], ["PostgreSQL"]);
  expect(text).toContain("Failed:\n  test:unit: a\n  check:lint: failed, see above\n");
  expect(text).toContain("Skipped:\n  test:unit: b\n  PostgreSQL\n");
  expect(text).toContain("Measured:\n  test:unit: 9 KB\n");
  expect(text).toMatch(/\n2 passed, 2 failed, 2 skipped$/);
  expect(exitCode).toBe(1);
});

test.each([
  ["ends with an error outside of its tests", { ...unit, isOk: false }],
  ["runs no test", { ...unit, counts: { ...counts, passed: 0 } }],
  ["writes no counts", { ...unit, counts: undefined }],
])("formatSummary fails a suite that %s", (_, suite) => {
  expect(formatSummary([suite, lint]).text).toMatch(/, 1 failed$/);
  expect(formatSummary([suite]).exitCode).toBe(1);
});

test("formatSummary fails a run without commands", () => {
  expect(formatSummary([]).exitCode).toBe(1);
});
