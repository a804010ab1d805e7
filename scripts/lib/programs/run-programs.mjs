import { assertReachable } from "./health.mjs";
import { withEnvFiles } from "../env/env-files.mjs";
import { findUsablePort } from "../process/ports.mjs";
import { publicOrigin, createPrograms } from "./programs.mjs";
import { print } from "../report/print.mjs";
import { readSettings } from "../env/settings.mjs";
import { supervise } from "./supervise.mjs";
import { describeDataLocation, describeMailLocation, formatWelcome } from "./welcome.mjs";
import { assertWritable } from "./writable.mjs";

/**
 * `npm start` and `npm run dev`: validates everything before starting anything.
 * @param {object} options
 * @param {string} options.root
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("./programs.mjs").Commands} options.commands
 * @param {(context: import("../build/install.mjs").Context) => Promise<void>} options.prepare
 * @param {{signal: AbortSignal, now: AbortSignal}} stop
 * @returns {Promise<number>}
 */
export async function runPrograms({ root, env: processEnv, commands, prepare }, stop) {
  const env = withEnvFiles(root, processEnv);
  const settings = readSettings(root, env);
  settings.port = await findUsablePort(settings.port);
  if (settings.upstreamUrl) await assertReachable(settings.upstreamUrl);
  else if (!settings.databaseUrl) assertWritable(settings.dataDir, "the shop's data");
  assertWritable(root, "packages and build");
  printNodeEnvNotice(commands.mode, settings.nodeEnv);
  await prepare({ root, env, signal: stop.signal });

  const programs = await createPrograms({ root, env, settings, commands });
  const plan = {
    ...programs,
    health: `http://127.0.0.1:${settings.port}/api/health`,
    // In development the first page has to be compiled.
    limitMs: commands.mode === "dev" ? 180_000 : 60_000,
    onReady: (/** @type {import("../process/child.mjs").Ready | null} */ ready) => {
      const demoAccounts = ready?.demoAccounts;
      print(
        formatWelcome({
          address: publicOrigin(settings),
          data: describeDataLocation(settings),
          mail: describeMailLocation(settings),
          demoAccounts,
        }),
      );
    },
  };
  return supervise(plan, stop);
}

/** @param {"start" | "dev"} mode @param {string} nodeEnv */
function printNodeEnvNotice(mode, nodeEnv) {
  if (mode === "dev" && nodeEnv === "production")
    print("NODE_ENV=production is ignored: npm run dev always runs in development mode.");
  if (mode === "start" && nodeEnv === "production")
    print(
      "NODE_ENV=production is set; the development packages are installed anyway, because the build needs them.",
    );
}
