import { expect, it } from "vitest";
import { deliveryDates } from "./delivery-dates";

const deliver = (country: string, at: string, days = { min: 1, max: 5 }) =>
  deliveryDates({ days, country, language: "en", orderedAt: new Date(at) });
/** A date does not break. */
const day = (text: string) => text.replaceAll(" ", "\u00a0");
const friday = "2026-11-20T09:00:00Z";

it("delivery dates: count working days from the day of posting, with the month first in the United States only", () => {
  expect(deliver("DE", friday)).toEqual({ from: day("Mon 23 Nov"), to: day("Fri 27 Nov") });
  expect(deliver("US", friday)).toEqual({ from: day("Mon, Nov 23"), to: day("Fri, Nov 27") });
});

it.each([
  ["after the cut-off", "2026-11-20T15:00:00Z"],
  ["on a Sunday", "2026-11-22T09:00:00Z"],
])("delivery dates: an order placed %s is posted on the next working day", (_name, at) => {
  expect(deliver("AU", at).from).toBe(day("Tue 24 Nov"));
});

it("delivery dates: countries without a store of their own wait longer", () => {
  expect(deliver("JP", friday)).toEqual({ from: day("Mon 30 Nov"), to: day("Fri 4 Dec") });
});

it.each([
  ["in Sydney", "AU", "2026-11-20T02:59:00Z", "2026-11-20T03:01:00Z"],
  ["in Berlin", "DE", "2026-11-20T12:59:00Z", "2026-11-20T13:01:00Z"],
  ["in New York", "US", "2026-11-20T18:59:00Z", "2026-11-20T19:01:00Z"],
])("delivery dates: the cut-off is at 14:00 %s", (_place, country, before, after) => {
  const nextDay = { min: 1, max: 1 };
  expect(deliver(country, before, nextDay).from).toContain("Mon");
  expect(deliver(country, after, nextDay).from).toContain("Tue");
});
