import { strToU8, zipSync } from "fflate";
import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { toCsv } from "@/lib/domain/kernel/csv";
import type { SectionName } from "./export-sections";
import type { Row } from "@/lib/domain/kernel/csv";

export interface ArchiveSection {
  readonly name: SectionName;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface ArchiveTask {
  readonly sections: readonly ArchiveSection[];
  readonly createdAt: Date;
  readonly language: Language;
}

/** Zips the data as one JSON file for programs and one CSV file per section for people. */
export function buildArchive(task: ArchiveTask): Uint8Array {
  const data = Object.fromEntries(task.sections.map(({ name, rows }) => [name, rows]));
  const json = JSON.stringify({ madeAt: task.createdAt, ...data }, null, 2);
  const files: Record<string, Uint8Array> = {
    "read-me.txt": strToU8(renderReadMe(task)),
    "everything.json": strToU8(`${json}\n`),
  };
  for (const { name, columns, rows } of task.sections) files[`${name}.csv`] = strToU8(toCsv(columns, rows));
  return zipSync(files);
}

function renderReadMe({ sections, createdAt, language }: ArchiveTask): string {
  const t = getTranslator(language, "dataExport");
  const parts = sections.map(({ name, rows }) => `${name}.csv (${rows.length})\n  ${t(`kinds.${name}`)}`);
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
