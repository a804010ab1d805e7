import { findUsablePort } from "./ports.mjs";
import { publicOrigin, startPrograms } from "./programs.mjs";
import { print, UserError } from "./run.mjs";
import { ensureDataFolder, readSettings, withEnvFiles } from "./settings.mjs";
import { formatWelcome } from "./welcome.mjs";

/**
 * Checks the settings, prepares, starts both programs and runs them until a stop signal or until one of them exits.
 * Neither outlives the other.
 * @param {object} options
 * @param {string} options.root
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("./programs.mjs").Commands} options.commands
 * @param {(env: NodeJS.ProcessEnv, signal: AbortSignal) => Promise<void>} options.prepare
 * @param {AbortSignal} signal
 * @returns {Promise<number>} the exit code
 */
export async function serve({ root, env: processEnv, commands, prepare }, signal) {
  const env = withEnvFiles(root, processEnv);
  const settings = readSettings(root, env);
  settings.port = await findUsablePort(settings.port);
  for (const url of settings.upstreamUrl.split(",").filter(Boolean)) await assertReachable(url);
  ensureDataFolder(settings);
  await prepare(env, signal);
  /** @type {Awaited<ReturnType<typeof startPrograms>> | undefined} */
  let programs;
  try {
    programs = await startPrograms({ root, env, settings, commands, signal });
    print(formatWelcome(publicOrigin(settings), settings, programs.demoAccounts));
    return await programs.failed;
  } catch (error) {
    if (signal.aborted) return 0;
    throw error;
  } finally {
    await programs?.stop();
  }
}

/** @param {string} address an UPSTREAM_URL: any status will do, it may have no page at its root */
async function assertReachable(address) {
  try {
    await fetch(address, { signal: AbortSignal.timeout(5_000), redirect: "manual" });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error && "code" in cause ? cause.code : cause;
    throw new UserError(
      `Nothing answers at UPSTREAM_URL (${address}: ${reason}): start that backend first, or leave UPSTREAM_URL out to use the one included.`,
    );
  }
}
