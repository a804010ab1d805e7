import { afterEach, describe, expect, it, vi } from "vitest";
import type { CollectedRecord } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { toRecord, toValues } from "./record-values";

afterEach(() => vi.unstubAllEnvs());

const typed = { ...toValues(undefined), petName: "Clover" };
const toSaved = (collectedAt: string) => toRecord({ ...typed, collectedAt }, undefined) as CollectedRecord;

describe("the record that a phone sends", () => {
  it.each([
    ["Australia/Sydney", "2026-03-04T08:00", "2026-03-03T21:00:00.000Z"],
    ["America/Los_Angeles", "2026-03-04T19:30", "2026-03-05T03:30:00.000Z"],
  ])("has the day it is in %s beside the time", (zone, local, collectedAt) => {
    vi.stubEnv("TZ", zone);
    expect(toSaved(local)).toMatchObject({ collectedAt, collectedOn: "2026-03-04" });
  });

  it("keeps its day when corrected in another time zone, unless the time is corrected", () => {
    vi.stubEnv("TZ", "Australia/Sydney");
    const saved = toSaved("2026-03-04T08:00");
    vi.stubEnv("TZ", "America/Los_Angeles");
    const shown = toValues(saved);
    expect(toRecord(shown, saved)).toMatchObject({ collectedOn: "2026-03-04" });
    const collectedAt = "2026-03-03T12:00";
    expect(toRecord({ ...shown, collectedAt }, saved)).toMatchObject({ collectedOn: "2026-03-03" });
  });

  it("gets a day when an older record is corrected", () => {
    vi.stubEnv("TZ", "Australia/Sydney");
    const { collectedOn: _, ...older } = toSaved("2026-03-04T08:00");
    const saved = older as CollectedRecord;
    expect(toRecord(toValues(saved), saved)).toMatchObject({ collectedOn: "2026-03-04" });
  });

  it("has no day while the time is missing", () => {
    expect(toSaved("")).toMatchObject({ collectedAt: "", collectedOn: null });
  });
});
