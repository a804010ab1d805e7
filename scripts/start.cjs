"use strict";
// Must run on every Node version, however old: no syntax newer than 2017 here.

const oldest = "20.19.0";
const commands = ["start", "dev", "test"];

/**
 * Why this Node or this command cannot be used. Empty if both are fine.
 * @param {string} version
 * @param {string} command
 */
function findProblem(version, command) {
  if (commands.indexOf(command) < 0)
    return "Unknown command. Use: node scripts/start.cjs start, dev or test.";
  const have = version.replace(/^v/, "").split(".").map(Number);
  const want = oldest.split(".").map(Number);
  const major = Number(have[0]) - Number(want[0]);
  const isOlder = major < 0 || (major === 0 && Number(have[1]) < Number(want[1]));
  if (!isOlder) return "";
  return (
    "This is Node " +
    version.replace(/^v/, "") +
    ", and Tailmark needs " +
    want[0] +
    "." +
    want[1] +
    " or later: install Node 20 from https://nodejs.org/en/download (or with `nvm install 20`), then run this again."
  );
}

/** @param {string} command */
function main(command) {
  const problem = findProblem(process.version, command);
  if (problem) {
    process.stderr.write(problem + "\n");
    process.exitCode = 1;
    return;
  }
  // oxlint-disable-next-line typescript/no-require-imports -- old versions know nothing else
  require("./lib/import-entry.cjs").importEntry(command);
}

module.exports = { findProblem };

if (require.main === module) main(process.argv[2] || "");
