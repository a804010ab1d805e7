import { describe, expect, it } from "vitest";
import { stores } from "@/lib/config/markets/markets";
import { isPostalCodeOf } from "./postal-codes";

/** A right and a wrong postcode of every regional store. */
const samples: Readonly<Record<string, readonly [string, string]>> = {
  AU: ["3280", "ABCDE"],
  GB: ["sw1a 1aa", "12345"],
  DE: ["10115", "1"],
  ES: ["28013", "2801"],
  FR: ["75001", "7500A"],
  IT: ["00184", "184"],
  NL: ["1012 AB", "1012"],
  PL: ["00-950", "950"],
  PT: ["1000-205", "1000"],
  SE: ["111 20", "11A 20"],
  CA: ["K1A 0B1", "K1A"],
  NZ: ["6011", "60110"],
  US: ["62701-1234", "ABCDE"],
};

describe("postcodes", () => {
  it.each(stores)("%s: accepts its own format only", (country) => {
    const [right, wrong] = samples[country] ?? ["", ""];
    expect([isPostalCodeOf(country, right), isPostalCodeOf(country, wrong)]).toEqual([true, false]);
  });

  it("accepts spaces around a postcode, and any text for a country without a pattern", () => {
    expect([isPostalCodeOf("DE", " 10115 "), isPostalCodeOf("HK", "none")]).toEqual([true, true]);
  });
});
