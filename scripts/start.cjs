"use strict";
// Read by whatever Node is installed, even one of 2017: no syntax newer than that here.

const oldest = "20.19.0";
const commands = ["start", "dev", "test"];

/** The sentence for a Node that is too old or a word we do not know; empty where all is well. */
function refusal(version, command) {
  if (commands.indexOf(command) < 0) return "Say what to do: node scripts/start.cjs start, dev or test.";
  const have = version.replace(/^v/, "").split(".").map(Number);
  const want = oldest.split(".").map(Number);
  const isOlder = have[0] < want[0] || (have[0] === want[0] && have[1] < want[1]);
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

function main(command) {
  const problem = refusal(process.version, command);
  if (problem) {
    process.stderr.write(problem + "\n");
    process.exitCode = 1;
    return;
  }
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an old Node knows nothing else
  require("./lib/enter.cjs").enter(command);
}

module.exports = { refusal };

if (require.main === module) main(process.argv[2] || "");
