import { enter, root } from "./lib/enter.mjs";
import { prepare } from "./lib/prepare.mjs";
import { commands } from "./lib/programs.mjs";
import { startPrograms } from "./lib/start-programs.mjs";

/** @param {"start" | "dev"} mode */
export async function main(mode) {
  const build = mode === "start" ? "if-changed" : "none";
  const given = {
    root,
    env: process.env,
    commands: commands[mode],
    prepare: (/** @type {import("./lib/install.mjs").Context} */ context) => prepare(context, { build }),
  };
  await enter((stop) => startPrograms(given, stop));
}
