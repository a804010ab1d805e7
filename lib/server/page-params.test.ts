import { expect, it } from "vitest";
import { parseId, parseLinkToken, parseMarketAndId } from "./page-params";

it.each([
  ["1", 1],
  ["969", 969],
  ["0", undefined],
  ["01", undefined],
  ["1e3", undefined],
  ["-1", undefined],
  ["1.0", undefined],
  ["9999999999", undefined],
  ["", undefined],
  ["1%20", undefined],
])("parseId parses %j as %j", (text, id) => expect(parseId(text)).toBe(id));

it.each([
  ["x".repeat(22), true],
  [`order_01JAR0C70DB3BE9CCAD03218B0-${"x".repeat(22)}`, true],
  ["x".repeat(64), true],
  ["x".repeat(21), false],
  ["x".repeat(65), false],
  [`${"x".repeat(42)}.`, false],
  [["x".repeat(43)], false],
  [undefined, false],
])("parseLinkToken takes %j as a token of any backend: %s", (value, isTaken) =>
  expect(parseLinkToken(value)).toBe(isTaken ? value : undefined),
);

it("parseMarketAndId parses both", async () => {
  const params = Promise.resolve({ market: "SE-en", id: "7" });
  expect(await parseMarketAndId(params)).toEqual({ market: { store: "SE", language: "en" }, id: 7 });
});

it.each([
  { market: "XX-en", id: "7" },
  { market: "SE-en", id: "x" },
])("parseMarketAndId responds 404 to %j", async (params) => {
  await expect(parseMarketAndId(Promise.resolve(params))).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
