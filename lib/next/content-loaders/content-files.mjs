import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Content pages: `content/en/help.mdx` is the page `/help`. A file starts with its front matter, one `name: value` a line,
 * between two lines of dashes. Read while building, never while serving.
 *
 * @typedef {{file: string, path: string, frontMatter: Record<string, string>, body: string}} ContentFile
 */

export const allContent = fileURLToPath(new URL("../../../content/", import.meta.url));
export const contentFolder = join(allContent, "en");
const { name, slug } = JSON.parse(readFileSync(new URL("../../config/brand.json", import.meta.url), "utf8"));

/** Placeholders in file names and text, so that the brand can change. */
const placeholders = { brand: name, slug, mail: `${slug}.test` };

/** @param {string} text */
const fillPlaceholders = (text) =>
  text.replace(
    /\{(brand|slug|mail)\}/g,
    (_, key) => placeholders[/** @type {keyof typeof placeholders} */ (key)],
  );

/** @returns {ContentFile[]} */
export function contentFiles(folder = contentFolder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .map((file) => ({
      file,
      path: pathOf(file),
      ...readContent(readFileSync(join(folder, file), "utf8"), file),
    }));
}

/** Pages in other languages, which have the file name of the English page. @returns {(ContentFile & {language: string})[]} */
export function translatedFiles() {
  return readdirSync(allContent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "en")
    .flatMap(({ name: language }) =>
      contentFiles(join(allContent, language)).map((page) => ({ ...page, language })),
    );
}

/** @param {string} file */
function pathOf(file) {
  const path = `/${fillPlaceholders(file.replace(/\.mdx$/, ""))}`;
  if (!/^(\/[a-z\d]+(-[a-z\d]+)*)+$/.test(path))
    throw new Error(`content/en/${file}: a path has only lower case letters, digits and hyphens.`);
  return path;
}

/** @param {string} text @param {string} file named in error messages */
export function readContent(text, file) {
  const [, head, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fillPlaceholders(text.replaceAll("\r\n", "\n"))) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`content/en/${file}: the front matter, between two lines of dashes, is missing.`);
  const entries = head.split("\n").map((line) => {
    const [, key, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (!key || !value)
      throw new Error(`content/en/${file}: "${line}" is not valid front matter; write "name: value".`);
    return [key, value.trim()];
  });
  return { frontMatter: /** @type {Record<string, string>} */ (Object.fromEntries(entries)), body };
}
