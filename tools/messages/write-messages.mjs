import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lazyAreas } from "../../lib/i18n/frame-areas.mjs";
import { messageFile } from "./translations.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const messagesFolder = join(root, "messages");
const generatedFolder = join(root, "lib/i18n/generated");
const banner = "// Generated from messages/ by `npm run messages`. Do not edit.\n";

/**
 * Generates what TypeScript and the bundlers cannot read from `messages/` themselves: the keys and variables of the
 * English messages as types, and the imports of all files. Installing, building and testing do so first.
 */
export function writeMessageFiles() {
  const generated = generateMessageFiles();
  mkdirSync(generatedFolder, { recursive: true });
  for (const file of readdirSync(generatedFolder))
    if (!generated.has(file)) rmSync(join(generatedFolder, file), { recursive: true });
  for (const [file, text] of generated) {
    const path = join(generatedFolder, file);
    // An unchanged file keeps its time, so that watchers do not rebuild.
    if (readIfPresent(path) !== text) writeFileSync(path, text);
  }
}

/** Text by file name. */
export function generateMessageFiles() {
  const areas = listAreas();
  const languages = readdirSync(messagesFolder).filter((name) => !name.includes("."));
  const isLazy = (/** @type {Area} */ { area }) => lazyAreas.some((lazy) => lazy === area);
  return new Map([
    ...areas.map(({ file, area }) => /** @type {const} */ ([`${area}.ts`, areaTypes(area, file)])),
    ["message-types.ts", typesIndex(areas)],
    ["all-messages.ts", allMessages(areas, languages)],
    ["message-loaders.ts", messageLoaders(areas.filter(isLazy), languages)],
  ]);
}

/** @typedef {{ file: string, area: string }} Area */

/** `orders/custom-profiles.json` is the area `customProfiles`. @returns {Area[]} */
function listAreas() {
  const areas = readdirSync(join(messagesFolder, "en"), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({ file, area: toCamelCase(basename(file, ".json")) }));
  const names = new Set(areas.map(({ area }) => area));
  if (names.size < areas.length) throw new Error("Two files in messages/en have the same name.");
  return areas;
}

/** @param {string} name */
const toCamelCase = (name) =>
  name.replace(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/** `customProfiles` has the type `CustomProfilesMessages`. @param {string} area */
const typeName = (area) => `${area.charAt(0).toUpperCase()}${area.slice(1)}Messages`;

/** @param {string} area @param {string} file */
function areaTypes(area, file) {
  const messages = JSON.parse(readFileSync(join(messagesFolder, "en", file), "utf8"));
  return `${banner}export interface ${typeName(area)} ${typeOf(messages, 0)}\n`;
}

/** @param {Area[]} areas */
function typesIndex(areas) {
  const imports = areas.map(({ area }) => `import type { ${typeName(area)} } from "./${area}";\n`);
  const members = areas.map(({ area }) => `  readonly ${area}: ${typeName(area)};\n`);
  return `${banner}${imports.join("")}\n/** English messages as types: the keys and variables of every message. */\nexport interface Messages {\n${members.join("")}}\n\nexport type MessageArea = keyof Messages;\n`;
}

/** @param {unknown} value @param {number} depth @returns {string} */
function typeOf(value, depth) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `readonly [${value.map((inner) => typeOf(inner, depth)).join(", ")}]`;
  const indent = "  ".repeat(depth + 1);
  const lines = Object.entries(value).map(
    ([key, inner]) => `${indent}readonly ${JSON.stringify(key)}: ${typeOf(inner, depth + 1)};\n`,
  );
  return `{\n${lines.join("")}${"  ".repeat(depth)}}`;
}

/** For the server, which holds all of them. @param {Area[]} areas @param {string[]} languages */
function allMessages(areas, languages) {
  const imports = languages.flatMap((language) =>
    areas.map(
      ({ area, file }) =>
        `import ${language}_${area} from "@/messages/${messageFile(language, file)}" with { type: "json" };\n`,
    ),
  );
  const tables = languages.map(
    (language) =>
      `  ${language}: {\n${areas.map(({ area }) => `    ${area}: ${language}_${area},\n`).join("")}  },\n`,
  );
  return `${banner}${imports.join("")}\nexport const allMessages = {\n${tables.join("")}};\n`;
}

/** For the browser, which loads an area as a chunk of its own. @param {Area[]} areas @param {string[]} languages */
function messageLoaders(areas, languages) {
  const tables = languages.map(
    (language) =>
      `  ${language}: {\n${areas.map(({ area, file }) => `    ${area}: () => import("@/messages/${messageFile(language, file)}"),\n`).join("")}  },\n`,
  );
  return `${banner}\nexport const messageLoaders = {\n${tables.join("")}};\n`;
}

/** @param {string} path */
function readIfPresent(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMessageFiles();
