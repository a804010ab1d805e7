import { print, root, runScript } from "./lib/run.mjs";
import { prepare } from "./lib/prepare.mjs";
import { commands } from "./lib/programs.mjs";
import { serve } from "./lib/serve.mjs";

/** `npm start` and `npm run dev`. @param {"start" | "dev"} mode */
export async function main(mode) {
  if (mode === "dev" && process.env.NODE_ENV === "production")
    print("NODE_ENV=production is ignored: npm run dev always runs in development mode.");
  const build = mode === "start" ? "if-changed" : "none";
  const options = {
    root,
    env: process.env,
    commands: commands[mode],
    prepare: (/** @type {NodeJS.ProcessEnv} */ env, /** @type {AbortSignal} */ signal) =>
      prepare(env, signal, build),
  };
  await runScript((signal) => serve(options, signal));
}
