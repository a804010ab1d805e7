import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodeCode128 } from "@/lib/domain/orders/code-128";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import { renderTubeLabels } from "./render-tube-labels";

const tubes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    barcode: toKitBarcode(String(index).padStart(12, "0")),
    name: "Full Breed Profile – Cavalier King Charles Spaniel, with a name that is far too long for its label",
  }));

async function render(count: number): Promise<string> {
  const labels = { number: "TM-ABCDEFGH", language: "en" as const, placedAt: "2026-01-01T00:00:00.000Z" };
  return Buffer.from(await renderTubeLabels({ ...labels, tubes: tubes(count) })).toString("latin1");
}

const countPages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

/** Drawing instructions of all pages. */
const readContent = (pdf: string) =>
  [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .flatMap(([, stream = ""]) => {
      try {
        return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
      } catch {
        return [];
      }
    })
    .join("\n");

it.each([
  [1, 1],
  [24, 1],
  [25, 2],
  [250, 11],
])("renderTubeLabels puts %i labels on %i sheets", async (count, pages) => {
  expect(countPages(await render(count))).toBe(pages);
});

it("renderTubeLabels draws every bar of the barcode", async () => {
  const [tube] = tubes(1);
  const bars = encodeCode128(tube?.barcode ?? "").bars.length;
  expect(readContent(await render(1)).match(/ re$/gm)?.length).toBeGreaterThanOrEqual(bars);
});
