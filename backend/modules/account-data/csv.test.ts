import { describe, expect, it } from "vitest";
import { csvOf } from "./csv";

const linesOf = (rows: readonly Record<string, unknown>[]) => csvOf(["a", "b"], rows);

describe("a table as CSV", () => {
  it("has its names even where nothing stands under them, and a mark that says UTF-8", () => {
    expect(linesOf([])).toBe('\uFEFF"a","b"\r\n');
  });

  it("quotes every cell, so that commas, quotes and line breaks stay what they are", () => {
    expect(linesOf([{ a: 'one, "two"', b: "three\nfour" }])).toBe(
      '\uFEFF"a","b"\r\n"one, ""two""","three\nfour"\r\n',
    );
  });

  it("writes moments, numbers, yes and no, nothing and what has parts", () => {
    const at = new Date("2026-01-02T03:04:05.006Z");
    expect(linesOf([{ a: at, b: -5 }])).toContain('"2026-01-02T03:04:05.006Z","-5"');
    expect(linesOf([{ a: null, b: true }])).toContain('"","true"');
    expect(linesOf([{ a: { type: "vet" } }])).toContain('"{""type"":""vet""}",""');
  });

  it.each(["=1+1", "+61 2 5550", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1+1", "＝1+1", "＠x"])(
    "makes %j no formula",
    (text) => expect(linesOf([{ a: text, b: "" }])).toContain(`"'${text}",""`),
  );

  it.each(["1-1", "a=b", "it's", "o@x.test", ""])("leaves %j alone", (text) =>
    expect(linesOf([{ a: text, b: "" }])).toContain(`\r\n"${text}",""`),
  );
});
