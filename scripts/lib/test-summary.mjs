/**
 * What a command of `npm test` did. A check has no counts and counts as one test.
 * @typedef {{passed: number, failed: string[], skipped: string[], measured: string[]}} Counts
 * @typedef {{name: string, isOk: boolean, seconds: number, counts?: Counts | undefined}} CommandResult
 */

/**
 * The end of the output of `npm test`. Programs read its last line.
 * @param {readonly CommandResult[]} results
 * @param {readonly string[]} skippedSuites
 */
export function formatSummary(results, skippedSuites = []) {
  const counted = results.map((result) => ({ ...result, counts: countsOf(result) }));
  const passed = counted.reduce((sum, { counts }) => sum + counts.passed, 0);
  const list = (/** @type {"failed" | "skipped" | "measured"} */ key) =>
    counted.flatMap(({ name, counts }) => counts[key].map((title) => `  ${name}: ${title}`));
  const failed = list("failed");
  const skipped = [...list("skipped"), ...skippedSuites.map((suite) => `  ${suite}`)];
  const seconds = results.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)}`);
  const lines = [
    "",
    ...section("Failed:", failed),
    ...section("Skipped:", skipped),
    ...section("Measured:", list("measured")),
    `Seconds: ${seconds.join(", ")}`,
    `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
  ];
  return { text: lines.join("\n"), exitCode: failed.length > 0 || passed === 0 ? 1 : 0 };
}

/** @param {CommandResult} result @returns {Counts} */
function countsOf({ name, isOk, counts }) {
  const isCheck = !name.startsWith("test:");
  const found = counts ?? { passed: isCheck && isOk ? 1 : 0, failed: [], skipped: [], measured: [] };
  if (found.failed.length > 0) return found;
  // A suite that crashes or runs nothing must not count as passed.
  if (!isOk) return { ...found, failed: ["failed, see above"] };
  return found.passed > 0 ? found : { ...found, failed: ["no test ran"] };
}

/** @param {string} title @param {string[]} lines */
const section = (title, lines) => (lines.length > 0 ? [title, ...lines] : []);
