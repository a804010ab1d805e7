import { describe, expect, it } from "vitest";
import { toCsv } from "@/lib/domain/kernel/csv";

const linesOf = (rows: readonly Record<string, unknown>[]) => toCsv(["a", "b"], rows);

describe("toCsv", () => {
  it("writes a byte order mark and the header row, even without rows", () => {
    expect(linesOf([])).toBe('\uFEFF"a","b"\r\n');
  });

  it("quotes every cell and doubles quotes", () => {
    expect(linesOf([{ a: 'one, "two"', b: "three\nfour" }])).toBe(
      '\uFEFF"a","b"\r\n"one, ""two""","three\nfour"\r\n',
    );
  });

  it("formats dates, numbers, booleans, null and objects", () => {
    const at = new Date("2026-01-02T03:04:05.006Z");
    expect(linesOf([{ a: at, b: -5 }])).toContain('"2026-01-02T03:04:05.006Z","-5"');
    expect(linesOf([{ a: null, b: true }])).toContain('"","true"');
    expect(linesOf([{ a: { type: "vet" } }])).toContain('"{""type"":""vet""}",""');
  });

  it.each(["=1+1", "+61 2 5550", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1+1", "＝1+1", "＠x"])(
    "prefixes %j with an apostrophe so that it is no formula",
    (text) => expect(linesOf([{ a: text, b: "" }])).toContain(`"'${text}",""`),
  );

  it.each(["1-1", "a=b", "it's", "o@x.test", ""])("leaves %j unchanged", (text) =>
    expect(linesOf([{ a: text, b: "" }])).toContain(`\r\n"${text}",""`),
  );
});
