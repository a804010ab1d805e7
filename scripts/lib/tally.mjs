import { tail } from "./run-tool.mjs";

/**
 * What the report of a test tool comes to, whichever tool it was.
 * @typedef {{title: string, said: string}} Failure
 * @param {string} name of the suite
 * @param {{passed: number, failures: Failure[], skipped: string[], measured?: string[]}} found in the report
 * @param {{ok: boolean, output: string}} run how the tool itself ended
 */
export function tally(name, found, { ok, output }) {
  const { passed, skipped, measured = [] } = found;
  const failures = [...found.failures];
  // A suite that dies, or finds nothing to run, must not look like one that passed.
  if (failures.length === 0 && passed === 0)
    failures.push({ title: `${name}: no test ran`, said: tail(output) });
  if (failures.length === 0 && !ok)
    failures.push({ title: `${name}: ended with an error outside of its tests`, said: tail(output) });
  const counts = `${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ""}`;
  return {
    passed,
    failed: failures.map(({ title }) => title),
    skipped,
    note: [counts, ...measured].join("; "),
    output: failures.map(({ title, said }) => `${title}\n${said}`).join("\n"),
  };
}

/** The message and our own frames. @param {string} message */
export function withoutTools(message) {
  const lines = message
    .split("\n")
    .filter((line) => !/^\s+at .*(node_modules|node:internal|new Promise)/.test(line));
  return lines.slice(0, 40).join("\n");
}
