import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listFiles, isTest } from "../checks/source-files.mjs";
import { root } from "../../scripts/lib/run.mjs";

const mostFiles = 3;

/** @param {string} file */
const areaOf = (file) => basename(file, ".json").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Finds the source files that show a text, for a translator's eyes: files that ask for the area and name the last part of
 * the key, else that ask for the area. Where a key is put together, the files may be too many or too few.
 * @returns {(file: string, key: string) => string[]}
 */
export function readUses() {
  const sources = listFiles(root)
    .filter((path) => /^(app|backend|components|lib|store)\/.*\.tsx?$/.test(path) && !isTest(path))
    .filter((path) => !path.startsWith("lib/i18n/"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  /** @type {Map<string, typeof sources>} */
  const byArea = new Map();
  return (file, key) => {
    const area = areaOf(file);
    const asking = byArea.get(area) ?? sources.filter(({ text }) => asksFor(text, area));
    byArea.set(area, asking);
    const names = key.split(".").filter((part) => !/^\d+$/.test(part));
    const naming = asking.filter(({ text }) => new RegExp(`\\b${names.at(-1)}\\b`).test(text));
    return (naming.length > 0 ? naming : asking).map(({ path }) => path).slice(0, mostFiles);
  };
}

/** `translate("cart")`, `useMessages("cart.coupon")`, `requestMessages("cart")`. @param {string} text @param {string} area */
const asksFor = (text, area) => text.includes(`"${area}"`) || text.includes(`"${area}.`);
