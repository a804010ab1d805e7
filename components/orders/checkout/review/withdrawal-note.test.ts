import { describe, expect, it } from "vitest";
import { hasWithdrawalRight } from "./withdrawal-note";

describe("hasWithdrawalRight", () => {
  it.each(["DE", "FR", "PL", "SE", "GB", "IE", "AT", "DK", "NO"])("is true for %s", (country) => {
    expect(hasWithdrawalRight(country)).toBe(true);
  });

  it.each(["US", "AU", "CA", "NZ", "CH", "MC", "BR", "JP"])("is false for %s", (country) => {
    expect(hasWithdrawalRight(country)).toBe(false);
  });
});
