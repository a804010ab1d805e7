import { runScript, root } from "./lib/process/run-script.mjs";
import { prepare } from "./lib/build/prepare.mjs";
import { commands } from "./lib/programs/programs.mjs";
import { runPrograms } from "./lib/programs/run-programs.mjs";

/** @param {"start" | "dev"} mode */
export async function main(mode) {
  const build = mode === "start" ? "if-changed" : "none";
  const options = {
    root,
    env: process.env,
    commands: commands[mode],
    prepare: (/** @type {import("./lib/build/install.mjs").Context} */ context) =>
      prepare(context, { build }),
  };
  await runScript((stop) => runPrograms(options, stop));
}
