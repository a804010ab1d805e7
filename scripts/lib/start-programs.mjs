import { assertAnswers } from "./answers.mjs";
import { withEnvFiles } from "./env-file.mjs";
import { claimPort } from "./ports.mjs";
import { originOf, programsOf } from "./programs.mjs";
import { say } from "./say.mjs";
import { readSettings } from "./settings.mjs";
import { supervise } from "./supervise.mjs";
import { welcome, whereDataIs } from "./welcome.mjs";
import { assertWritable } from "./writable.mjs";

/**
 * `npm start` and `npm run dev`: everything that can be refused is refused before anything is started.
 * @param {object} given
 * @param {string} given.root
 * @param {NodeJS.ProcessEnv} given.env
 * @param {import("./programs.mjs").Commands} given.commands
 * @param {(context: import("./install.mjs").Context) => Promise<void>} given.prepare
 * @param {{signal: AbortSignal, now: AbortSignal}} stop
 * @returns {Promise<number>}
 */
export async function startPrograms({ root, env: given, commands, prepare }, stop) {
  const env = withEnvFiles(root, given);
  const settings = readSettings(root, env);
  settings.port = await claimPort(settings.port);
  if (settings.upstreamUrl) await assertAnswers(settings.upstreamUrl);
  else if (!settings.databaseUrl) assertWritable(settings.dataDir, "the shop's data");
  assertWritable(root, "packages and build");
  tellOfNodeEnv(commands.mode, settings.nodeEnv);
  await prepare({ root, env, signal: stop.signal });

  const programs = await programsOf({ root, env, settings, commands });
  const plan = {
    ...programs,
    health: `http://127.0.0.1:${settings.port}/api/health`,
    // In development the first answer has to be compiled.
    limitMs: commands.mode === "dev" ? 180_000 : 60_000,
    onReady: (/** @type {import("./child.mjs").Ready | null} */ ready) => {
      const demoAccounts = ready?.demoAccounts;
      say(welcome({ address: originOf(settings), data: whereDataIs(settings), demoAccounts }));
    },
  };
  return supervise(plan, stop);
}

/** @param {"start" | "dev"} mode @param {string} nodeEnv */
function tellOfNodeEnv(mode, nodeEnv) {
  if (mode === "dev" && nodeEnv === "production")
    say("NODE_ENV=production is set; this is development all the same.");
  if (mode === "start" && nodeEnv === "production")
    say(
      "NODE_ENV=production is set; the development packages are installed all the same, the build needs them.",
    );
}
