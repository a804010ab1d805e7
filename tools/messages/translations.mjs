import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const messagesFolder = fileURLToPath(new URL("../../messages/", import.meta.url));

/** Screens of the company itself, which are English in every language. */
const englishFiles = [
  "kits/admin-lab.json",
  "orders/admin/admin-orders.json",
  "orders/admin/admin-payments.json",
  "orders/admin/packing-slip.json",
  "top/admin-jobs.json",
  "top/admin.json",
];

/** The file of an area in a language, relative to `messages/`. @param {string} language @param {string} file */
export const messageFile = (language, file) => `${englishFiles.includes(file) ? "en" : language}/${file}`;

export const listTranslatedLanguages = () =>
  readdirSync(messagesFolder).filter((name) => name !== "en" && !name.includes("."));

export const listTranslatedFiles = () =>
  readdirSync(join(messagesFolder, "en"), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".json") && !englishFiles.includes(file))
    .sort();

/** Texts by their keys, joined with points. @param {string} language @param {string} file @returns {Map<string, string>} */
export function readTexts(language, file) {
  const path = join(messagesFolder, language, file);
  return existsSync(path) ? flatten(JSON.parse(readFileSync(path, "utf8")), "") : new Map();
}

/** @param {unknown} tree @param {string} prefix @returns {Map<string, string>} */
function flatten(tree, prefix) {
  if (typeof tree !== "object" || tree === null) return new Map([[prefix, String(tree)]]);
  const inside = (/** @type {string} */ key) => (prefix === "" ? key : `${prefix}.${key}`);
  return new Map(Object.entries(tree).flatMap(([key, inner]) => [...flatten(inner, inside(key))]));
}

/** @param {string} language @param {string} file @param {ReadonlyMap<string, string>} texts that replace those of the file */
export function writeTexts(language, file, texts) {
  const english = JSON.parse(readFileSync(join(messagesFolder, "en", file), "utf8"));
  const all = new Map([...readTexts(language, file), ...texts]);
  const tree = replaceTexts(english, "", all);
  writeFileSync(join(messagesFolder, language, file), `${JSON.stringify(tree, null, 2)}\n`);
}

/** The tree of the English file with other texts; English where there is none. @param {unknown} tree @param {string} path @param {ReadonlyMap<string, string>} texts @returns {unknown} */
function replaceTexts(tree, path, texts) {
  if (typeof tree !== "object" || tree === null) return texts.get(path) ?? tree;
  const replaced = Object.entries(tree).map(([key, inner]) => [
    key,
    replaceTexts(inner, path === "" ? key : `${path}.${key}`, texts),
  ]);
  return Array.isArray(tree) ? replaced.map(([, inner]) => inner) : Object.fromEntries(replaced);
}

/** Of the English text that was translated. @param {string} key @param {string} english */
const hashOf = (key, english) =>
  createHash("sha256").update(`${key} ${english}`).digest("base64url").slice(0, 4);

/** @param {string} language */
const hashesFile = (language) => join(messagesFolder, language, "translated-english.json");

/** The hashes of what has been translated, by file. @param {string} language @returns {Record<string, string>} */
function readHashes(language) {
  const path = hashesFile(language);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/**
 * Notes that the translations of these keys, by default of all, belong to the present English.
 * @param {string} language @param {string} file @param {ReadonlySet<string>} [keys]
 */
export function acceptTranslations(language, file, keys) {
  const hashes = readHashes(language);
  const known = new Set((hashes[file] ?? "").split(" "));
  const accepted = [...readTexts("en", file)].flatMap(([key, text]) => {
    const hash = hashOf(key, text);
    return !keys || keys.has(key) || known.has(hash) ? [hash] : [];
  });
  const all = Object.entries({ ...hashes, [file]: accepted.join(" ") });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(hashesFile(language), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * @typedef {"missing" | "unused" | "stale"} State `stale`: its English has changed since
 * @typedef {{ file: string, key: string, state: State }} Problem
 */

/** @param {string} language @returns {Problem[]} */
export function findProblems(language) {
  const hashes = readHashes(language);
  return listTranslatedFiles().flatMap((file) => {
    const english = readTexts("en", file);
    const texts = readTexts(language, file);
    const known = new Set((hashes[file] ?? "").split(" "));
    /** @param {string} key @param {string} text @returns {State | undefined} */
    const stateOf = (key, text) =>
      !texts.has(key) ? "missing" : known.has(hashOf(key, text)) ? undefined : "stale";
    /** @type {Problem[]} */
    const problems = [];
    for (const [key, text] of english) {
      const state = stateOf(key, text);
      if (state) problems.push({ file, key, state });
    }
    for (const key of texts.keys()) if (!english.has(key)) problems.push({ file, key, state: "unused" });
    return problems;
  });
}
