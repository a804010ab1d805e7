import { expect, it } from "vitest";
import { marketAndId, parseId } from "./page-params";

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
])("%j is the id %j", (text, id) => expect(parseId(text)).toBe(id));

it("is read together with the market", async () => {
  const params = Promise.resolve({ market: "SE-en", id: "7" });
  expect(await marketAndId(params)).toEqual({ market: { region: "SE", language: "en" }, id: 7 });
});

it.each([
  { market: "XX-en", id: "7" },
  { market: "SE-en", id: "x" },
])("%j is no page", async (params) => {
  await expect(marketAndId(Promise.resolve(params))).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
