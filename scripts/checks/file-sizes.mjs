import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as here } from "../lib/process/run-script.mjs";
import { runCheckIfEntry } from "../lib/report/results.mjs";
import { isTest, listFiles } from "./source-files.mjs";

const limits = { median: 80, ninetieth: 200, longest: 300 };

/** Hand-written source: no tests, no generated files, no data. @param {string} path */
export const isSource = (path) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  !isTest(path) &&
  !/(^|\/)(generated|migrations)\/|\.generated\.|\.d\.ts$|^backend\/db\/seed\/data\//.test(path);

/** @param {string} root */
export function checkSizes(root) {
  const sizes = listFiles(root)
    .filter(isSource)
    .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  return compareWithLimits(sizes);
}

/** @param {{path: string, lines: number}[]} sizes shortest first */
export function compareWithLimits(sizes) {
  const at = (/** @type {number} */ share) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;
  const [median, ninetieth, longest] = [at(0.5), at(0.9), at(1)];
  const problems = [];
  if (median >= limits.median)
    problems.push(`The median file has ${median} lines; the limit is under ${limits.median}.`);
  if (ninetieth >= limits.ninetieth)
    problems.push(`One file in ten has ${ninetieth} lines or more; the limit is under ${limits.ninetieth}.`);
  for (const { path, lines } of sizes)
    if (lines > limits.longest) problems.push(`${path} has ${lines} lines; split it at ${limits.longest}.`);
  const note = `${sizes.length} files, median ${median}, 90th percentile ${ninetieth}, longest ${longest}`;
  return { ok: problems.length === 0, output: problems.join("\n"), note };
}

runCheckIfEntry(import.meta.url, () => checkSizes(here));
