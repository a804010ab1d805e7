import { expect, it } from "vitest";
import { deliveryDates } from "./delivery-dates";

it("counts working days and formats dates as in the delivery country", () => {
  const friday = new Date(2026, 10, 20);
  expect(deliveryDates({ min: 1, max: 5 }, "DE", friday)).toEqual({ from: "23/11/2026", to: "27/11/2026" });
  expect(deliveryDates({ min: 1, max: 5 }, "US", friday)).toEqual({ from: "11/23/2026", to: "11/27/2026" });
});
