import { describe, expect, it, test } from "vitest";
import rows from "@/backend/db/seed/data/conditions.json" with { type: "json" };
import { testByCode } from "./test-facts";

const words = (text: string) => text.split(/\s+/).length;

it("conditions.json has at least 60 conditions, each once", () => {
  const codes = rows.map(({ code }) => code);
  expect(codes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(codes).size).toBe(codes.length);
});

describe.each(rows)("the condition $code", (row) => {
  test("belongs to a disease test with a confirmed gene", () => {
    expect(testByCode(row.code)).toMatchObject({ kind: "disease", evidence: "confirmed" });
  });

  test("names its sources, with valid DOIs", () => {
    expect(row.references.length).toBeGreaterThan(0);
    for (const { text, doi } of row.references) {
      expect(text).toMatch(/\d{4}|University/);
      if (doi !== null) expect(doi).toMatch(/^10\.\d{4,5}\/[\w.()[\]/;-]+$/);
    }
  });

  test("is short enough to read", () => {
    for (const text of [row.about, row.owner, row.vet]) expect(words(text)).toBeLessThanOrEqual(60);
    expect(row.signs.length).toBeGreaterThan(0);
    expect(row.signs.length).toBeLessThanOrEqual(4);
  });

  test("gives breeding advice of its own where no general advice fits", () => {
    if (testByCode(row.code).inheritance === "complex") expect(row.breeder).not.toBeNull();
  });
});
