import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@/lib/config/languages";

const root = fileURLToPath(new URL("../../", import.meta.url));
const banner = "// Generated from messages/en by `npm run messages`. Do not edit.\n";

/** `custom-profiles.json` is the area `customProfiles`. */
const areaOf = (file: string) =>
  file.replace(/\.json$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The two generated files: which messages exist, as types, and the index of all languages for the server. */
export function generateMessageFiles(): { path: string; text: string }[] {
  const files = readdirSync(join(root, "messages/en"))
    .filter((file) => file.endsWith(".json"))
    .sort();
  return [
    { path: join(root, "lib/i18n/message-types.ts"), text: typesOf(files) },
    { path: join(root, "messages/index.ts"), text: indexOf(files) },
  ];
}

function typesOf(files: readonly string[]): string {
  const areas = files.map((file) => {
    const messages: unknown = JSON.parse(readFileSync(join(root, "messages/en", file), "utf8"));
    return `  readonly ${areaOf(file)}: ${typeOf(messages, 1)};\n`;
  });
  return `${banner}\n/** English messages as types: the keys and variables of every message. */\nexport interface Messages {\n${areas.join("")}}\n\nexport type MessageArea = keyof Messages;\n`;
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
