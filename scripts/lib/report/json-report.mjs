import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives a test tool a path for its JSON report and parses it: null if the tool wrote none.
 * @template T
 * @param {(path: string) => Promise<T>} work
 * @returns {Promise<T & {report: any}>}
 */
export async function withJsonReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "tailmark-report-"));
  const path = join(folder, "report.json");
  try {
    const result = await work(path);
    return { ...result, report: readReport(path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
