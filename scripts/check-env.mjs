import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as here } from "./lib/enter.mjs";
import { explainedNames } from "./lib/explained-names.mjs";
import { runIfEntry } from "./lib/results.mjs";
import { isTest, listFiles } from "./lib/source-files.mjs";

/** Set by node, npm, Next, the system or our own test stages: nobody writes these into an .env file. */
const notOurs =
  /^(NODE_ENV|NODE_OPTIONS|CI|PATH|HOME|TMPDIR|TEST_\w+|NEXT_RUNTIME|NEXT_PHASE|NEXT_TELEMETRY_DISABLED|npm_\w+)$/;

/** Every variable that is read is explained in .env.example, and every one explained is read. @param {string} root */
export function checkEnv(root) {
  const read = new Map(
    listFiles(root)
      .filter(isReader)
      .flatMap((path) => namesIn(path, readFileSync(join(root, path), "utf8"))),
  );
  const explained = explainedNames(root);
  const missing = [...read].filter(([name]) => !explained.has(name) && !notOurs.test(name));
  const idle = [...explained].filter((name) => !read.has(name));
  const problems = [
    ...missing.map(([name, path]) => `${path} reads ${name}, which .env.example does not explain.`),
    ...idle.map((name) => `.env.example explains ${name}, which nothing reads.`),
  ];
  return { ok: problems.length === 0, output: problems.join("\n"), note: `${explained.size} variables` };
}

/** Proofs are run by hand and say themselves what they take. @param {string} path */
const isReader = (path) =>
  /\.(ts|tsx|mjs|cjs)$/.test(path) && !isTest(path) && !path.startsWith("scripts/proofs/");

/**
 * process.env.X anywhere, env.X in scripts (which take the environment as a parameter), and the rows of a table
 * named …EnvRows, with what clientIdRows puts into it: of that the name for all, which explains those of regions.
 * @param {string} path
 * @param {string} text
 * @returns {[string, string][]} name and path
 */
export function namesIn(path, text) {
  const direct = text.matchAll(/process\.env(?:\.|\[["'])([A-Za-z_]\w+)/g);
  const passed = path.startsWith("scripts/") ? text.matchAll(/\benv\.([A-Z][A-Z0-9_]+)\b/g) : [];
  const tables = [...text.matchAll(/\b\w+EnvRows\b[^=\n]*= \{([\s\S]*?)^\}/gm)]
    .map(([, body]) => body)
    .join("\n");
  const rows = tables.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm);
  const clientIds = text.matchAll(/\bclientIdRows\(\s*"([A-Z][A-Z0-9_]*)"/g);
  return [...direct, ...passed, ...rows, ...clientIds].map(([, name]) => [name, path]);
}

runIfEntry(import.meta.url, () => checkEnv(here));
