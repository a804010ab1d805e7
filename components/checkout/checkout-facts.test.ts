import { expect, it } from "vitest";
import { deliveryDates } from "./delivery-dates";
import { hasWithdrawalRight } from "./withdrawal";

it("the right to withdraw is said where the law gives it, and nowhere else", () => {
  for (const country of ["DE", "FR", "PL", "SE", "GB", "IE", "AT", "DK", "NO"])
    expect([country, hasWithdrawalRight(country)]).toEqual([country, true]);
  for (const country of ["US", "AU", "CA", "NZ", "CH", "MC", "BR", "JP"])
    expect([country, hasWithdrawalRight(country)]).toEqual([country, false]);
});

it("delivery is told in working days and in the order of the country's dates", () => {
  // A Friday.
  const today = new Date(2026, 10, 20);
  expect(deliveryDates({ min: 1, max: 5 }, "DE", today)).toEqual({ from: "23/11/2026", to: "27/11/2026" });
  expect(deliveryDates({ min: 1, max: 5 }, "US", today)).toEqual({ from: "11/23/2026", to: "11/27/2026" });
});
