import { lastLines } from "../process/run-tool.mjs";

/**
 * Turns the report of a test tool into a result.
 * @typedef {{title: string, message: string}} Failure
 * @param {string} name of the suite
 * @param {{passed: number, failures: Failure[], skipped: string[], measured?: string[]}} found in the report
 * @param {{ok: boolean, output: string}} run how the tool itself ended
 */
export function toSuiteResult(name, found, { ok, output }) {
  const { passed, skipped, measured = [] } = found;
  const failures = [...found.failures];
  // A suite that crashes or runs nothing must not count as passed.
  if (failures.length === 0 && passed === 0)
    failures.push({ title: `${name}: no test ran`, message: lastLines(output) });
  if (failures.length === 0 && !ok)
    failures.push({ title: `${name}: ended with an error outside of its tests`, message: lastLines(output) });
  const counts = `${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ""}`;
  return {
    passed,
    failed: failures.map(({ title }) => title),
    skipped,
    note: [counts, ...measured].join("; "),
    output: failures.map(({ title, message }) => `${title}\n${message}`).join("\n"),
  };
}

/** The message and our own stack frames. @param {string} message */
export function stripToolFrames(message) {
  const lines = message
    .split("\n")
    .filter((line) => !/^\s+at .*(node_modules|node:internal|new Promise)/.test(line));
  return lines.slice(0, 40).join("\n");
}
