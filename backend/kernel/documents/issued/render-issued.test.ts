import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { expect, it, vi } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import { renderIssued } from "./render-issued";
import { drawQrCode } from "./symbols";
import { sampleContent, sampleTest } from "@/backend/kernel/documents/issued/testing/sample-content";

const address = `https://shop.example/r/${"aB3_-x9Kq0".repeat(4)}xyz`;

const render = async (changes: Parameters<typeof sampleContent>[0], language: "en" = "en") => {
  const content = sampleContent(changes);
  const file = await renderIssued({ content, language, paper: "A4", address });
  return Buffer.from(file).toString("latin1");
};

it("an issued document is tagged, has a language and a title, embeds its fonts and counts its pages", async () => {
  const tests = Array.from({ length: 120 }, (_, index) =>
    sampleTest(`t${index}`, `Test number ${index}`, "carrier", "N/t"),
  );
  const pdf = await render({ tests });
  for (const part of ["/MarkInfo", "/StructTreeRoot", "/Lang (en)", "/FontFile2", "pdfuaid:part"])
    expect(pdf).toContain(part);
  expect(pdf).toMatch(/\/S \/H1\b/);
  expect(pdf).toMatch(/\/S \/TH\b/);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
});

it("an issued document puts many clear tests beside each other", async () => {
  const tests = Array.from({ length: 84 }, (_, index) =>
    sampleTest(`t${index}`, `Test number ${index}`, index < 4 ? "carrier" : "clear", "N/N"),
  );
  for (const kind of ["report", "certificate"] as const) {
    const pdf = await render({ kind, key: kind === "report" ? "full" : "", tests });
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  }
});

const onePage: readonly (readonly [string, Partial<DocumentContent>])[] = [
  ["certificate", { kind: "certificate", key: "" }],
  [
    "breed certificate",
    { kind: "breed-certificate", key: "", tests: [], breeds: [{ breed: "Łódź", percent: 50 }] },
  ],
  ["DNA profile", { key: "dna-profile", tests: [], markers: { AHT121: ["97", "103"] } }],
  [
    "parentage report",
    {
      kind: "parentage",
      key: "",
      barcode: null,
      tests: [],
      parentage: {
        outcome: "excluded",
        dam: "A",
        sire: null,
        markers: [{ marker: "M", dam: "mismatch", sire: null }],
      },
    },
  ],
];

it.each(onePage)("an issued document fits a %s on one page", async (_name, changes) => {
  expect((await render(changes)).match(/\/Type \/Page\b/g)?.length).toBe(1);
});

it("an issued document has a QR code that an independent reader decodes", async () => {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const { buffer } = new Uint8Array(readFileSync(file));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
  const doc = new PDFDocument();
  const rect = vi.spyOn(doc, "rect");
  const size = 360;
  drawQrCode(doc, address, { x: 0, y: 0, size });
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y, width, height] of rect.mock.calls.slice(1))
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      for (let column = Math.round(x); column < Math.round(x + width); column++)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  const found = await readBarcodes(
    { data, width: size, height: size, colorSpace: "srgb" },
    { formats: ["QRCode"] },
  );
  expect(found.map(({ text }) => text)).toEqual([address]);
});
