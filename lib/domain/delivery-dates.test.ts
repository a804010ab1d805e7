import { expect, it } from "vitest";
import { deliveryDates } from "./delivery-dates";

const oneToFive = { min: 1, max: 5 };
const friday = new Date("2026-11-20T09:00:00Z");

it("delivery dates: count working days from the day of posting, in the format of the country", () => {
  expect(deliveryDates(oneToFive, "DE", friday)).toEqual({ from: "23/11/2026", to: "27/11/2026" });
  expect(deliveryDates(oneToFive, "US", friday)).toEqual({ from: "11/23/2026", to: "11/27/2026" });
});

it.each([
  ["after the cut-off", "2026-11-20T15:00:00Z"],
  ["on a Sunday", "2026-11-22T09:00:00Z"],
])("delivery dates: an order placed %s is posted on the next working day", (_name, at) => {
  expect(deliveryDates(oneToFive, "AU", new Date(at)).from).toBe("24/11/2026");
});

it("delivery dates: countries without a store of their own wait longer", () => {
  expect(deliveryDates(oneToFive, "JP", friday)).toEqual({ from: "30/11/2026", to: "04/12/2026" });
});
