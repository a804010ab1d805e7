/**
 * The end of the output of `npm test`. Programs read its last line.
 * @param {import("./results.mjs").Result[]} results
 */
export function formatSummary(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.flatMap((result) => result.failed.map((name) => label(result.name, name)));
  const skipped = results.flatMap((result) => result.skipped.map((name) => label(result.name, name)));
  const seconds = results
    .filter((result) => result.seconds >= 0.05)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`);
  const lines = [""];
  if (failed.length > 0) lines.push("Failed:", ...failed.map((name) => `  ${name}`));
  if (skipped.length > 0) lines.push("Skipped:", ...skipped.map((name) => `  ${name}`));
  lines.push(`Seconds: ${seconds.join(", ")}`);
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  lines.push(`${passed} passed, ${failed.length} failed${tail}`);
  return { text: lines.join("\n"), exitCode: failed.length > 0 || passed === 0 ? 1 : 0 };
}

/** @param {string} stage @param {string} name */
const label = (stage, name) => (name.startsWith(stage) ? name : `${stage}: ${name}`);
