import { expect, it } from "vitest";
import { deliveryDates } from "./delivery-dates";
import { formatDate } from "./format";

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

it.each([
  ["in Sydney", "AU", "2026-11-20T02:59:00Z", "2026-11-20T03:01:00Z"],
  ["in Berlin", "DE", "2026-11-20T12:59:00Z", "2026-11-20T13:01:00Z"],
  ["in New York", "US", "2026-11-20T18:59:00Z", "2026-11-20T19:01:00Z"],
])("delivery dates: the cut-off is at 14:00 %s", (_place, country, before, after) => {
  const nextDay = { min: 1, max: 1 };
  const [monday, tuesday] = [23, 24].map((day) => formatDate(new Date(2026, 10, day), country));
  expect(deliveryDates(nextDay, country, new Date(before)).from).toBe(monday);
  expect(deliveryDates(nextDay, country, new Date(after)).from).toBe(tuesday);
});
