import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@/lib/config/languages";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Holds one file per area and nothing else. */
export const messageTypesFolder = join(root, "lib/i18n/generated");
const banner = "// Generated from messages/en by `npm run messages`. Do not edit.\n";

/** `custom-profiles.json` is the area `customProfiles`. */
const areaOf = (file: string) =>
  file.replace(/\.json$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The generated files: the types of each area, their index, and the index of all languages for the server. */
export function generateMessageFiles(): { path: string; text: string }[] {
  const files = readdirSync(join(root, "messages/en"))
    .filter((file) => file.endsWith(".json"))
    .sort();
  return [
    ...files.map((file) => ({
      path: join(messageTypesFolder, file.replace(/json$/, "ts")),
      text: areaTypes(file),
    })),
    { path: join(root, "lib/i18n/message-types.ts"), text: typesIndex(files) },
    { path: join(root, "messages/index.ts"), text: indexOf(files) },
  ];
}

/** `customProfiles` has the type `CustomProfilesMessages`. */
const typeName = (file: string) => {
  const area = areaOf(file);
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}Messages`;
};

function areaTypes(file: string): string {
  const messages: unknown = JSON.parse(readFileSync(join(root, "messages/en", file), "utf8"));
  return `${banner}export interface ${typeName(file)} ${typeOf(messages, 0)}\n`;
}

function typesIndex(files: readonly string[]): string {
  const imports = files.map(
    (file) => `import type { ${typeName(file)} } from "./generated/${file.replace(/\.json$/, "")}";\n`,
  );
  const areas = files.map((file) => `  readonly ${areaOf(file)}: ${typeName(file)};\n`);
  return `${banner}${imports.join("")}\n/** English messages as types: the keys and variables of every message. */\nexport interface Messages {\n${areas.join("")}}\n\nexport type MessageArea = keyof Messages;\n`;
}

function typeOf(value: unknown, depth: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `readonly [${value.map((inner) => typeOf(inner, depth)).join(", ")}]`;
  const indent = "  ".repeat(depth + 1);
  const lines = Object.entries(value).map(
    ([key, inner]) =>
      `${indent}readonly ${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${typeOf(inner, depth + 1)};\n`,
  );
  return `{\n${lines.join("")}${"  ".repeat(depth)}}`;
}

function indexOf(files: readonly string[]): string {
  const name = (language: string, file: string) =>
    language === "en" ? areaOf(file) : `${language}_${areaOf(file)}`;
  const imports = languages.flatMap((language) =>
    files.map(
      (file) => `import ${name(language, file)} from "./${language}/${file}" with { type: "json" };\n`,
    ),
  );
  const tables = languages.map(
    (language) =>
      `  ${language}: {\n${files.map((file) => `    ${areaOf(file)}${language === "en" ? "" : `: ${name(language, file)}`},\n`).join("")}  },\n`,
  );
  return `${banner}${imports.join("")}\nexport const messagesByLanguage = {\n${tables.join("")}};\n`;
}
