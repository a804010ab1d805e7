import { strToU8, zipSync } from "fflate";
import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { toCsv } from "./csv";
import { exportSections, type SectionName, sectionNames } from "./export-sections";
import type { Row } from "./export-types";

export type AccountExport = Readonly<Record<SectionName, readonly Row[]>>;

/** Zips the data as one JSON file for programs and one CSV file per section for people. */
export function buildArchive(data: AccountExport, createdAt: Date, language: Language): Uint8Array {
  const json = JSON.stringify({ madeAt: createdAt, ...data }, null, 2);
  const files: Record<string, Uint8Array> = {
    "read-me.txt": strToU8(renderReadMe(data, createdAt, language)),
    "everything.json": strToU8(`${json}\n`),
  };
  for (const section of sectionNames)
    files[`${section}.csv`] = strToU8(toCsv(Object.keys(exportSections[section].columns), data[section]));
  return zipSync(files);
}

function renderReadMe(data: AccountExport, createdAt: Date, language: Language): string {
  const t = getTranslator(language, "dataExport");
  const parts = sectionNames.map(
    (section) => `${section}.csv (${data[section].length})\n  ${t(`kinds.${section}`)}`,
  );
  const date = createdAt.toISOString().slice(0, 10);
  const blocks = [
    t("title", { brand: brand.name, date }),
    t("json"),
    t("csv"),
    ...parts,
    t("leftOut"),
    t("apostrophe"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
