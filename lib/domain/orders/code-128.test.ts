import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { beforeAll, describe, expect, it, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { encodeCode128, quietModules } from "./code-128";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";

/** The modules of a symbol, 1 for black. */
function modulesOf(text: string): string {
  const { bars, width } = encodeCode128(text);
  const modules = Array.from({ length: width }, () => "0");
  for (const bar of bars) modules.fill("1", bar.at, bar.at + bar.width);
  return modules.join("");
}

const join = (...symbols: readonly string[]) => symbols.join("");
const stop = "1100011101011";

describe("encodeCode128", () => {
  test("draws letters in set B", () => {
    // P, J, J, 1, 2, 3, C and their check symbol 55: the worked example of Wikipedia, in set B.
    const data = ["11101110110", "10110111000", "10110111000", "10011100110", "11001110010", "11001011100"];
    expect(modulesOf("PJJ123C")).toBe(join("11010010000", ...data, "10001000110", "11101000110", stop));
  });

  test("draws pairs of digits in set C", () => {
    // 12, 34 and their check symbol 82.
    expect(modulesOf("1234")).toBe(join("11010011100", "10110011100", "10001011000", "10010011110", stop));
  });

  test.each([
    // Start, symbols, check symbol: eleven modules each; stop: thirteen.
    ["two digits alone stay in set C", "12", 3],
    ["three digits in set B", "123", 5],
    ["four digits at the end in set C", "A1234", 6],
    ["an odd number of digits: the first in set B", "A12345", 7],
    ["six digits in the middle in set C", "A123456B", 9],
    ["four digits in the middle in set B", "A1234B", 8],
    ["a kit barcode in one digit and six pairs", toKitBarcode("123456789012"), 12],
  ])("%s", (_, text, symbols) => {
    expect(encodeCode128(text).width).toBe(symbols * 11 + 13);
  });

  it.each(["", "TM\n1", "Ü", "1234é"])("refuses %j", (text) => {
    expect(() => encodeCode128(text)).toThrow(RangeError);
  });
});

describe("an independent reader", () => {
  beforeAll(() => {
    const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
    const { buffer } = new Uint8Array(readFileSync(file));
    return prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
  });

  test("reads every printable character", async () => {
    const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    for (let at = 0; at < characters.length; at += 19) {
      const text = characters.slice(at, at + 19).join("");
      expect(await read(text)).toEqual([text]);
    }
  });

  test("reads every pair of digits", async () => {
    for (let tens = 0; tens < 10; tens++) {
      const text = Array.from({ length: 10 }, (_, ones) => `${tens}${ones}`).join("");
      expect(await read(text)).toEqual([text]);
    }
  });

  test("reads random texts that mix letters and runs of digits", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z0-9]{0,3}\d{0,9}[A-Z]{0,2}\d{1,5}$/), async (text) => {
        expect(await read(text)).toEqual([text]);
      }),
      { numRuns: 200, seed: 17 },
    );
  });
});

/** Draws the bars into a picture and reads that. */
async function read(text: string): Promise<string[]> {
  const { bars, width: modules } = encodeCode128(text);
  const [scale, height] = [2, 20];
  const width = (modules + 2 * quietModules) * scale;
  const row = new Uint8ClampedArray(width * 4).fill(255);
  for (const bar of bars) {
    const from = (bar.at + quietModules) * scale;
    row.fill(0, from * 4, (from + bar.width * scale) * 4);
  }
  const data = new Uint8ClampedArray(row.length * height);
  for (let line = 0; line < height; line++) data.set(row, line * row.length);
  const found = await readBarcodes(
    { data, width, height, colorSpace: "srgb" },
    { formats: ["Code128"], textMode: "Plain" },
  );
  return found.map((result) => result.text);
}
