import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { toCsv } from "@/lib/domain/kernel/csv";
import { parseCsv } from "@/lib/domain/kernel/parse-csv";
import { readUses } from "./uses.mjs";
import {
  acceptTranslations,
  findProblems,
  listTranslatedFiles,
  listTranslatedLanguages,
  readTexts,
  writeTexts,
} from "./translations.mjs";

const usage = `npm run translations                          what is missing, stale or unused
npm run translations -- export <language> [--all]   as CSV, for a translator
npm run translations -- import <language> <file>    writes what the translator filled in
npm run translations -- accept <language> [file …]  the translations fit the present English`;

const columns = ["file", "key", "state", "used in", "english", "translation", "longest"];

/** Labels and buttons have little room; sentences wrap. */
const longestOf = (english: string) =>
  english.length > 40 ? "" : Math.max(12, Math.round(english.length * 1.5));

function exportTexts(language: string, isAll: boolean): string {
  const findUses = readUses();
  const states = new Map(findProblems(language).map(({ file, key, state }) => [`${file} ${key}`, state]));
  const rows = listTranslatedFiles().flatMap((file) => {
    const texts = readTexts(language, file);
    return [...readTexts("en", file)].map(([key, english]) => ({
      file,
      key,
      state: states.get(`${file} ${key}`) ?? "",
      "used in": findUses(file, key).join("\n"),
      english,
      translation: texts.get(key),
      longest: longestOf(english),
    }));
  });
  return toCsv(
    columns,
    rows.filter(({ state }) => isAll || state !== ""),
  );
}

function importTexts(language: string, path: string): number {
  const [head, ...rows] = parseCsv(readFileSync(path, "utf8"));
  const at = (name: string) => head?.cells.indexOf(name) ?? -1;
  const byFile = new Map<string, Map<string, string>>();
  for (const { cells } of rows) {
    const [file = "", key = "", text = ""] = ["file", "key", "translation"].map((name) => cells[at(name)]);
    if (text === "" || !readTexts("en", file).has(key)) continue;
    // Written so by the export, that spreadsheets do not run it as a formula.
    byFile.set(
      file,
      (byFile.get(file) ?? new Map<string, string>()).set(key, text.replace(/^'(?=[=+\-@])/, "")),
    );
  }
  for (const [file, texts] of byFile) {
    writeTexts(language, file, texts);
    acceptTranslations(language, file, new Set(texts.keys()));
  }
  return [...byFile.values()].reduce((sum, texts) => sum + texts.size, 0);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: "boolean" } } });
const [command, language = "", ...files] = positionals;

if (command === undefined) {
  for (const name of listTranslatedLanguages())
    for (const { file, key, state } of findProblems(name)) {
      console.log(`${name}/${file} ${key}: ${state}`);
      process.exitCode = 1;
    }
} else if (!listTranslatedLanguages().includes(language)) {
  console.error(usage);
  process.exitCode = 2;
} else if (command === "export") process.stdout.write(exportTexts(language, values.all === true));
else if (command === "import" && files[0] !== undefined)
  console.log(`${importTexts(language, files[0])} texts written`);
else if (command === "accept")
  for (const file of files.length > 0 ? files : listTranslatedFiles()) acceptTranslations(language, file);
else {
  console.error(usage);
  process.exitCode = 2;
}
