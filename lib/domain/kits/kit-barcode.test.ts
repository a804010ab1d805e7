import { describe, expect, it, test } from "vitest";
import { createRandom } from "@/proofs/fuzz/random";
import { barcodeFormat, formatBarcode, normalizeBarcode, toKitBarcode } from "./kit-barcode";

describe("toKitBarcode", () => {
  // 572 and its check digit 4 are the example in the literature.
  it.each([
    ["000000000572", "TM0000000005724"],
    ["000000000000", "TM0000000000000"],
    ["123456789012", "TM1234567890123"],
  ])("appends the Damm check digit to %s", (digits, barcode) => {
    expect(toKitBarcode(digits)).toBe(barcode);
  });

  it.each(["", "12345678901", "1234567890123", "12345678901x", "١٢٣٤٥٦٧٨٩٠١٢"])("refuses %j", (digits) => {
    expect(() => toKitBarcode(digits)).toThrow(RangeError);
  });
});

it.each([
  ["  TM0000000005724 ", "TM0000000005724"],
  ["tm 0000 0000 0572 4", "TM0000000005724"],
  ["TM-0000-0000‑0572–4", "TM0000000005724"],
  ["TM\u00a00000\t0000\n05724", "TM0000000005724"],
  ["ab_12/3", "AB_12/3"],
  ["", ""],
])("normalizeBarcode: %j becomes %j", (text, barcode) => {
  expect(normalizeBarcode(text)).toBe(barcode);
});

it.each([
  ["TM0000000005724", "own"],
  [" tm 0000-0000-0572-4 ", "own"],
  ["TM0000000005725", "mistyped"],
  ["TM000000000572", "mistyped"],
  ["TM00000000057240", "mistyped"],
  ["TM00000000O5724", "mistyped"],
  ["TM1", "mistyped"],
  ["TM", "other"],
  ["TMX0000000005724", "other"],
  ["0000000005724", "other"],
  ["MT0000000005724", "other"],
  ["XTM0000000005724", "other"],
  ["ORV-77120", "other"],
  ["", "other"],
] as const)("barcodeFormat: %j is %s", (text, format) => {
  expect(barcodeFormat(text)).toBe(format);
});

it.each([
  ["TM0000000005724", "TM 0000 0000 0572 4"],
  ["tm 00000000 05724", "TM 0000 0000 0572 4"],
  ["TM000000000572", "TM000000000572"],
  [" ORV-77120 ", "ORV-77120"],
])("formatBarcode: %j reads %j", (text, formatted) => {
  expect(formatBarcode(text)).toBe(formatted);
});

test("every wrong digit and every swap of neighbours in 10,000 random barcodes is mistyped", () => {
  const random = createRandom(17);
  const missed: string[] = [];
  let mutations = 0;
  const check = (mutated: string) => {
    mutations++;
    if (barcodeFormat(mutated) !== "mistyped") missed.push(mutated);
  };
  for (let made = 0; made < 10_000; made++) {
    const barcode = toKitBarcode(Array.from({ length: 12 }, () => random.below(10)).join(""));
    if (barcodeFormat(barcode) !== "own") missed.push(barcode);
    for (let at = 2; at < barcode.length; at++) {
      const [digit = "", next = ""] = barcode.slice(at, at + 2);
      for (const other of "0123456789")
        if (other !== digit) check(barcode.slice(0, at) + other + barcode.slice(at + 1));
      if (next !== "" && next !== digit) check(barcode.slice(0, at) + next + digit + barcode.slice(at + 2));
    }
  }
  expect(missed).toEqual([]);
  expect(mutations).toBeGreaterThan(10_000 * 13 * 9);
});
