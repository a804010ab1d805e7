import { describe, expect, it } from "vitest";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { computeRates, isRateDue } from "./carrier-rates";

const animals = (...counts: readonly [ResultOutcome, number][]) =>
  counts
    .flatMap(([outcome, count]) => Array.from({ length: count }, () => outcome))
    .map((outcome, animalId) => ({ animalId, outcome }));

describe("computeRates", () => {
  it("has no rates below twenty animals", () => {
    expect(computeRates(animals(["clear", 19]))).toBeUndefined();
    expect(computeRates(animals(["clear", 20]))).toEqual({ clear: 100, carrier: 0, affected: 0 });
  });

  it("counts one and two copies of a dominant variant, and sons with one, as affected", () => {
    const rated = animals(["clear", 10], ["at-risk-one", 5], ["at-risk-two", 4], ["at-risk-by-sex", 1]);
    expect(computeRates(rated)).toEqual({ clear: 50, carrier: 0, affected: 50 });
  });

  it("rounds to whole percent that add up to 100", () => {
    expect(computeRates(animals(["clear", 7], ["carrier", 7], ["at-risk-two", 7]))).toEqual({
      clear: 34,
      carrier: 33,
      affected: 33,
    });
    expect(computeRates(animals(["clear", 18], ["carrier", 2], ["at-risk-two", 1]))).toEqual({
      clear: 86,
      carrier: 9,
      affected: 5,
    });
  });
});

describe("isRateDue", () => {
  const before = [1, 2, 3];
  it.each([
    ["nothing changed", [3, 2, 1], false],
    ["four animals are new", [1, 2, 3, 4, 5, 6, 7], false],
    ["five animals are new", [1, 2, 3, 4, 5, 6, 7, 8], true],
    ["one has withdrawn", [1, 2], true],
    ["one has withdrawn and one is new", [1, 2, 4], true],
  ])("when %s", (_, now, isDue) => expect(isRateDue(before, now)).toBe(isDue));
});
