import { expect, test } from "vitest";
import { summarisePercents } from "./heterozygosity-reference";

test("summarisePercents has a tenth, half and nine tenths of at least twenty animals", () => {
  const percents = Array.from({ length: 21 }, (_, at) => 20 + ((at * 8) % 21));
  expect(summarisePercents(percents)).toEqual({ animals: 21, p10: 22, median: 30, p90: 38 });
  expect(summarisePercents(percents.slice(0, 19))).toBeUndefined();
});
