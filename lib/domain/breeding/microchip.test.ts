import { expect, it } from "vitest";
import { checkMicrochip, formatMicrochip } from "./microchip";

it.each([
  ["276098100000123", "country", 276],
  ["276 0981 0000 0123", "country", 276],
  ["036-098100000123", "country", 36],
  ["899000000000001", "country", 899],
  ["900000000000001", "shared-manufacturer", 900],
  ["901000000000001", "manufacturer", 901],
  ["998274877906943", "manufacturer", 998],
  ["999000000000001", "test", 999],
])("checkMicrochip reads %s as an ISO number of a %s", (text, issuer, code) => {
  expect(checkMicrochip(text)).toMatchObject({ kind: "iso", issuer, code });
});

it.each([
  ["123456789", "nine-digits"],
  ["012*345*678", "nine-digits"],
  ["4a5b 6c7d 8e", "ten-characters"],
  ["0006543210", "ten-characters"],
])("checkMicrochip reads %s as an older format", (text, format) => {
  expect(checkMicrochip(text)).toMatchObject({ kind: "old", format });
});

it.each([
  ["2760981000O0123", "characters"],
  ["27609810000012", "length"],
  ["2760981000001234", "length"],
  ["", "length"],
  ["000098100000123", "no-code"],
  // One more than 38 bits can hold.
  ["276274877906944", "too-large"],
])("checkMicrochip rejects %s", (text, problem) => {
  expect(checkMicrochip(text)).toMatchObject({ kind: "invalid", problem });
});

it("formatMicrochip groups the digits of an ISO number for reading", () => {
  expect(formatMicrochip("276098100000123")).toBe("276 0981 0000 0123");
  expect(formatMicrochip("123456789")).toBe("123456789");
});
