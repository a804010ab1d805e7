import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { contentFiles, readContent } from "./content-files.mjs";

/** A page's file as a component of React. @param {string} text @param {string} file */
export async function compilePage(text, file) {
  return String(await compile(readContent(text, file).body, { remarkPlugins: [remarkGfm] }));
}

/** The list of all pages as a module: their facts at hand, each body loaded when its page is made. */
export function compileList() {
  const lines = contentFiles().map(
    ({ file, path, facts, body }) =>
      `  { path: ${JSON.stringify(path)}, facts: ${JSON.stringify(facts)}, text: ${JSON.stringify(wordsOf(body))}, load: () => import(${JSON.stringify(`./en/${file}`)}) },`,
  );
  return `export const contents = [\n${lines.join("\n")}\n];\n`;
}

/** Each word of a text once, for the search: without the addresses of links and the names of our parts. */
function wordsOf(/** @type {string} */ body) {
  const read = body
    .replace(/\]\([^)]*\)/g, "] ")
    .replace(/<\/?[A-Za-z]+|[a-z]+=(?=")/g, " ")
    .toLowerCase();
  return [...new Set(read.match(/[\p{L}\p{N}]+/gu) ?? [])].sort().join(" ");
}
