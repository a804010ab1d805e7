import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { renderIssued } from "@/backend/kernel/documents/issued/render-issued";
import { sampleContent, sampleTest } from "@/backend/kernel/documents/issued/testing/sample-content";
import { defaultLanguage, type Language, languages } from "@/lib/config/languages";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { getTranslator } from "@/lib/i18n/messages";
import { sampleReport, sampleReportPicture } from "@/lib/config/shop/sample-report";

/** Draws the first page of a report for an invented dog in every language. Needs `pdftoppm` (poppler-utils). */
const name = "Bramble";
const root = fileURLToPath(new URL("../../", import.meta.url));

/** The names that the tests have in the shop. */
function readTestNames(language: Language): Readonly<Record<string, { readonly name: string } | undefined>> {
  if (language === defaultLanguage) return {};
  const file = join(root, `backend/db/seed/data/translations/${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")).tests;
}

function contentIn(language: Language) {
  const t = getTranslator(language, "results");
  const names = readTestNames(language);
  const young = t("young.canine");
  const test = (code: string, english: string, outcome: ResultOutcome, genotype: string) =>
    sampleTest(code, names[code]?.name ?? english, outcome, genotype);
  const trait = { meaning: [t("trait.oneHidden", { name })] };
  return sampleContent({
    version: 1,
    tests: [
      test("cea", "Collie eye anomaly", "clear", "N/N"),
      {
        ...test("tns", "Trapped neutrophil syndrome", "carrier", "N/TNS"),
        meaning: [t("meaning.carrierAR", { name }), t("breeding.carrierAR", { young })],
      },
      test("mdr1", "Multidrug sensitivity (MDR1)", "clear", "N/N"),
      test("prcd", "Progressive retinal atrophy (prcd)", "clear", "N/N"),
      {
        ...test("dm", "Degenerative myelopathy", "at-risk-two", "A/A"),
        meaning: [t("meaning.twoAR", { name }), t("breeding.twoAR", { young })],
      },
      { ...test("e-locus", "Red coat (E locus)", "trait", "E/e"), ...trait },
      { ...test("b-locus", "Brown coat (B locus)", "trait", "B/b"), ...trait },
    ],
  });
}

async function writePictures(language: Language, folder: string): Promise<void> {
  const { checkAddress: address } = sampleReport;
  const pdf = await renderIssued({ content: contentIn(language), language, paper: "A4", address });
  writeFileSync(join(folder, "report.pdf"), pdf);
  const page = join(folder, "page");
  execFileSync("pdftoppm", ["-png", "-r", "150", "-singlefile", join(folder, "report.pdf"), page]);
  for (const size of ["preview", "page"] as const) {
    const { width, height } = sampleReport[size];
    await sharp(`${page}.png`)
      .resize(width, height, { fit: "cover", position: "top" })
      .avif({ quality: 50, effort: 4 })
      .toFile(join(root, "public", sampleReportPicture(size, language)));
  }
}

const folder = mkdtempSync(join(tmpdir(), "sample-report-"));
try {
  for (const language of languages) await writePictures(language, folder);
} finally {
  rmSync(folder, { recursive: true });
}
