import { expect, it } from "vitest";
import { relativeDay } from "./format-instant";

it.each([
  ["2026-11-29", "en", "today"],
  ["2026-11-28", "en", "yesterday"],
  ["2026-11-27", "en", "2 days ago"],
  ["2026-11-27", "de", "vorgestern"],
  ["2026-11-24", "pl", "5 dni temu"],
  ["2026-10-30", "fr", "il y a 30 jours"],
  ["2026-10-29", "en", undefined],
  ["2026-11-30", "en", undefined],
] as const)("the day %s in %s is %j", (day, language, text) => {
  expect(relativeDay(day, "2026-11-29", language)).toBe(text);
});
