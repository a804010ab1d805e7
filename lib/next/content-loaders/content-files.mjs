import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The pages that are written, not programmed: `content/en/help.mdx` is the page `/help`. A file begins with its
 * facts, a line each, between two lines of dashes. Read while building, never while serving.
 *
 * @typedef {{file: string, path: string, facts: Record<string, string>, body: string}} ContentFile
 */

export const contentFolder = fileURLToPath(new URL("../../../content/en", import.meta.url));
const { name, slug } = JSON.parse(readFileSync(new URL("../../config/brand.json", import.meta.url), "utf8"));

/** What the writer need not know: the shop may get another name. In file names as in sentences. */
const filled = { brand: name, slug, mail: `${slug}.test` };

/** @param {string} text */
const fillIn = (text) =>
  text.replace(/\{(brand|slug|mail)\}/g, (_, key) => filled[/** @type {keyof typeof filled} */ (key)]);

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

/** @param {string} file */
function pathOf(file) {
  const path = `/${fillIn(file.replace(/\.mdx$/, ""))}`;
  if (!/^(\/[a-z\d]+(-[a-z\d]+)*)+$/.test(path))
    throw new Error(`content/en/${file}: small letters, digits and hyphens make an address, nothing else.`);
  return path;
}

/** @param {string} text @param {string} file for what is said where it cannot be read */
export function readContent(text, file) {
  const [, head, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fillIn(text.replaceAll("\r\n", "\n"))) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`content/en/${file}: its facts, between two lines of dashes, are missing.`);
  const facts = head.split("\n").map((line) => {
    const [, key, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (!key || !value) throw new Error(`content/en/${file}: "${line}" is no fact; write "name: value".`);
    return [key, value.trim()];
  });
  return { facts: /** @type {Record<string, string>} */ (Object.fromEntries(facts)), body };
}
