import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { renderIssued } from "@/backend/kernel/documents/issued/render-issued";
import { sampleContent, sampleTest } from "@/backend/kernel/documents/issued/testing/sample-content";
import { getTranslator } from "@/lib/i18n/messages";
import { sampleReport } from "@/lib/config/shop/sample-report";

/** Draws the first page of a report for an invented dog and stores it as a picture. Needs `pdftoppm` (poppler-utils). */
const t = getTranslator("en", "results");
const name = "Bramble";
const young = t("young.canine");

const content = sampleContent({
  version: 1,
  tests: [
    sampleTest("cea", "Collie eye anomaly", "clear", "N/N"),
    {
      ...sampleTest("tns", "Trapped neutrophil syndrome", "carrier", "N/TNS"),
      meaning: [t("meaning.carrierAR", { name }), t("breeding.carrierAR", { young })],
    },
    sampleTest("mdr1", "Multidrug sensitivity (MDR1)", "clear", "N/N"),
    sampleTest("prcd", "Progressive retinal atrophy (prcd)", "clear", "N/N"),
    {
      ...sampleTest("dm", "Degenerative myelopathy", "at-risk-two", "A/A"),
      meaning: [t("meaning.twoAR", { name }), t("breeding.twoAR", { young })],
    },
    {
      ...sampleTest("e-locus", "Red coat (E locus)", "trait", "E/e"),
      meaning: [t("trait.oneHidden", { name })],
    },
    {
      ...sampleTest("b-locus", "Brown coat (B locus)", "trait", "B/b"),
      meaning: [t("trait.oneHidden", { name })],
    },
  ],
});

const folder = mkdtempSync(join(tmpdir(), "sample-report-"));
try {
  const pdf = await renderIssued({
    content,
    language: "en",
    paper: "A4",
    address: sampleReport.checkAddress,
  });
  writeFileSync(join(folder, "report.pdf"), pdf);
  const page = join(folder, "page");
  execFileSync("pdftoppm", ["-png", "-r", "150", "-singlefile", join(folder, "report.pdf"), page]);
  for (const { src, width, height } of [sampleReport.preview, sampleReport.full]) {
    const file = fileURLToPath(new URL(`../../public${src}`, import.meta.url));
    mkdirSync(dirname(file), { recursive: true });
    await sharp(`${page}.png`)
      .resize(width, height, { fit: "cover", position: "top" })
      .avif({ quality: 50, effort: 9 })
      .toFile(file);
  }
} finally {
  rmSync(folder, { recursive: true });
}
