import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root as here } from "./lib/enter.mjs";
import { runIfEntry } from "./lib/results.mjs";
import { listFiles } from "./lib/source-files.mjs";

/** Written by programs: named in the pages, absent from a fresh checkout. */
const made = /^(\.next|\.data|\.stamps|dist|node_modules|\.env)(\/|$)/;

/** Every path of ours that README.md and docs name must exist. @param {string} root */
export function checkDocs(root) {
  const files = listFiles(root);
  const folders = new Set(files.filter((path) => path.includes("/")).map((path) => path.split("/")[0]));
  const pages = files.filter((path) => path === "README.md" || /^docs\/.*\.md$/.test(path));
  const problems = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8").replace(/^```[\s\S]*?^```/gm, "");
    const named = pathsIn(text, folders).filter((path) => !existsSync(join(root, path)));
    const linked = linksIn(text).filter((link) => !existsSync(join(root, dirname(page), link)));
    return [...named, ...linked].map((path) => `${page} names ${path}, which does not exist.`);
  });
  return { ok: problems.length === 0, output: problems.join("\n"), note: `${pages.length} pages` };
}

/**
 * What stands in backticks and begins like one of our folders. Of a pattern (`app/*`, `lab/{id}`) the part before it.
 * @param {string} text
 * @param {Set<string>} folders
 */
export function pathsIn(text, folders) {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  return spans
    .filter((span) => /^[\w.@()[\]{}<>*/-]+(:\d+)?$/.test(span))
    .filter((span) => span.includes("/") && folders.has(span.split("/")[0]) && !made.test(span))
    .map((span) => span.replace(/:\d+$/, "").replace(/\/[^/]*[*{<].*$/, ""))
    .filter((path) => path !== "");
}

/** Links to files, relative to the page. @param {string} text */
export function linksIn(text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link.replace(/#.*$/, ""))
    .filter((link) => link && !/^([a-z]+:|\/)/.test(link));
}

runIfEntry(import.meta.url, () => checkDocs(here));
