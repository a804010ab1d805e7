import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root as here } from "../../scripts/lib/run.mjs";
import { reportProblems } from "./report-problems.mjs";
import { listFiles } from "./source-files.mjs";

/** Generated files and folders: named in the docs, absent from a fresh checkout. */
const generated = /^(\.next|\.data|dist|node_modules|\.env)(\/|$)/;

/** Every project path that README.md and docs name must exist. @param {string} root */
export function checkDocs(root) {
  const files = listFiles(root);
  const folders = new Set(
    files.filter((path) => path.includes("/")).map((path) => path.split("/", 1).join()),
  );
  const pages = files.filter((path) => path === "README.md" || /^docs\/.*\.md$/.test(path));
  const problems = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8").replace(/^```[\s\S]*?^```/gm, "");
    const missingPaths = findPaths(text, folders).filter((path) => !existsSync(join(root, path)));
    const brokenLinks = findLinks(text).filter((link) => !existsSync(join(root, dirname(page), link)));
    return [...missingPaths, ...brokenLinks].map((path) => `${page} names ${path}, which does not exist.`);
  });
  return problems;
}

/**
 * Paths in backticks that start with one of our folders. Of a pattern (`app/*`, `lab/{id}`) the part before it.
 * @param {string} text
 * @param {Set<string>} folders
 */
export function findPaths(text, folders) {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return spans
    .filter((span) => /^[\w.@()[\]{}<>*/-]+(:\d+)?$/.test(span))
    .filter((span) => span.includes("/") && folders.has(span.split("/", 1).join()) && !generated.test(span))
    .map((span) => span.replace(/:\d+$/, "").replace(/\/[^/]*[*{<].*$/, ""))
    .filter((path) => path !== "");
}

/** Links to files, relative to the page. @param {string} text */
export function findLinks(text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link.replace(/#.*$/, ""))
    .filter((link) => link && !/^([a-z]+:|\/)/.test(link));
}

reportProblems(import.meta.url, () => checkDocs(here));
