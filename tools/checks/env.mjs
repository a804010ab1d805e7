import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as here } from "../../scripts/lib/run.mjs";
import { documentedEnvNames } from "../../scripts/lib/test-environment.mjs";
import { reportProblems } from "./report-problems.mjs";
import { isTest, listFiles } from "./source-files.mjs";

/** Set by Node, npm, Next, its configuration, the system or our test stages: never in an .env file. */
const external =
  /^(CONTENT_PATHS|BUILD_ID|NODE_ENV|NODE_OPTIONS|CI|PATH|HOME|TMPDIR|TEST_\w+|NEXT_RUNTIME|NEXT_PHASE|NEXT_TELEMETRY_DISABLED|npm_\w+)$/;

/** Every variable that is read is documented in .env.example, and every documented one is read. @param {string} root */
export function checkEnv(root) {
  const read = new Map(
    listFiles(root)
      .filter(isReader)
      .flatMap((path) => findEnvNames(path, readFileSync(join(root, path), "utf8"))),
  );
  const documented = documentedEnvNames(root);
  const missing = [...read].filter(([name]) => !documented.has(name) && !external.test(name));
  const unused = [...documented].filter((name) => !read.has(name));
  return [
    ...missing.map(([name, path]) => `${path} reads ${name}, which .env.example does not document.`),
    ...unused.map((name) => `.env.example documents ${name}, which nothing reads.`),
  ];
}

/** Proofs run by hand and document their own variables. @param {string} path */
const isReader = (path) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !isTest(path) && !path.startsWith("proofs/");

/**
 * Names from process.env.X anywhere, from env.X in scripts (which take the environment as a parameter), and from the
 * rows of tables named …EnvRows. Of clientIdRows only the general name: it documents the regional ones.
 * @param {string} path
 * @param {string} text
 * @returns {[string, string][]} name and path
 */
export function findEnvNames(path, text) {
  const direct = text.matchAll(/process\.env(?:\.|\[["'])([A-Za-z_]\w+)/g);
  const passed = path.startsWith("scripts/") ? text.matchAll(/\benv\.([A-Z][A-Z0-9_]+)\b/g) : [];
  const tables = [...text.matchAll(/\b\w+EnvRows\b[^=\n]*= \{([\s\S]*?)^\}/gm)]
    .map(([, body = ""]) => body)
    .join("\n");
  const rows = tables.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm);
  const clientIds = text.matchAll(/\bclientIdRows\(\s*"([A-Z][A-Z0-9_]*)"/g);
  return [...direct, ...passed, ...rows, ...clientIds].map(([, name = ""]) => [name, path]);
}

reportProblems(import.meta.url, () => checkEnv(here));
