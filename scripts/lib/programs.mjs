import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { findUsablePort } from "./ports.mjs";
import { UserError } from "./run.mjs";

/**
 * What the backend reports over its IPC channel when it accepts requests.
 * @typedef {{type: "ready", port: number, demoAccounts?: {role: string, email: string, password: string}[]}} Ready
 * @typedef {{code: number | null, signal: NodeJS.Signals | null}} End
 * @typedef {{isDev: boolean, backend: string[], shop: string[]}} Commands arguments of Node
 */

const graceMs = 10_000;
/** Exit codes of a backend that has printed why it cannot start: the database, the configuration. */
const cannotStartCodes = [69, 78];

export const commands = {
  start: { isDev: false, backend: ["scripts/serve-backend.mjs"], shop: ["scripts/serve-shop.mjs"] },
  dev: {
    isDev: true,
    backend: ["--watch", "--watch-preserve-output", "--import", "tsx", "backend/main.ts"],
    shop: ["scripts/serve-shop.mjs", "dev"],
  },
};

/**
 * Starts a program whose IPC channel closes when this process exits, however it does; both programs exit then.
 * @param {{args: string[], cwd: string, env: NodeJS.ProcessEnv, output?: number | undefined}} program its output goes to ours, or into the file `output`
 */
export function launch({ args, cwd, env, output = undefined }) {
  const target = output ?? "inherit";
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", target, target, "ipc"] });
  /** @type {Promise<Ready>} */
  const ready = new Promise((resolve) => {
    child.on("message", (/** @type {Ready} */ message) => message.type === "ready" && resolve(message));
  });
  /** @type {Promise<End>} */
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const stop = async () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), graceMs);
    await ended;
    clearTimeout(timer);
  };
  return { pid: child.pid, ready, ended, stop };
}

/**
 * Starts the backend, then the shop, and waits until the shop is healthy. `failed` rejects when one of them exits or
 * `signal` aborts.
 * @param {{root: string, env: NodeJS.ProcessEnv, settings: import("./settings.mjs").Settings, commands: Commands, signal?: AbortSignal, output?: number | undefined}} options
 */
export async function startPrograms({ root, env, settings, commands, signal, output }) {
  const common = {
    ...env,
    NODE_ENV: /** @type {"development" | "production"} */ (commands.isDev ? "development" : "production"),
    NEXT_TELEMETRY_DISABLED: "1",
    // The backend uses it for links in emails.
    APP_ORIGIN: publicOrigin(settings),
    ...(!commands.isDev && { LOG_LEVEL: settings.logLevel || "warn" }),
  };
  /** @type {ReturnType<typeof launch>[]} in stopping order: the shop before the backend it depends on */
  const running = [];
  const failures = signal ? [rejectOnAbort(signal)] : [];
  const stop = async () => {
    for (const program of running) await program.stop();
  };
  const start = (/** @type {"backend" | "shop"} */ name, /** @type {Record<string, string>} */ own) => {
    const program = launch({ args: commands[name], cwd: root, env: { ...common, ...own }, output });
    running.unshift(program);
    failures.push(rejectOnExit(name, program.ended));
    return program;
  };
  try {
    const backend = settings.upstreamUrl
      ? null
      : start("backend", { ...(await backendVariables(settings, commands)), ...metricsVariables(env) });
    const ready = backend && (await Promise.race([backend.ready, ...failures]));
    const backendUrl = ready ? `http://127.0.0.1:${ready.port}` : settings.upstreamUrl;
    start("shop", { PORT: String(settings.port), UPSTREAM_URL: backendUrl });
    await Promise.race([waitUntilHealthy(settings.port, commands.isDev), ...failures]);
    return { backendUrl, demoAccounts: ready?.demoAccounts, failed: handled(Promise.race(failures)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {import("./settings.mjs").Settings} settings */
export const publicOrigin = ({ appOrigin, port }) => appOrigin || `http://localhost:${port}`;

/** @param {import("./settings.mjs").Settings} settings @param {Commands} commands */
async function backendVariables({ backendPort, dataDir }, { isDev }) {
  // A backend restarted in development must keep its port: the shop knows only this one.
  const port = backendPort || (isDev ? await findUsablePort(0) : 0);
  return { BACKEND_PORT: String(port), DATA_DIR: dataDir };
}

/**
 * Both programs have metrics: the backend's are at the next port.
 * @param {NodeJS.ProcessEnv} env @returns {Record<string, string>}
 */
function metricsVariables({ METRICS_PORT }) {
  return Number(METRICS_PORT) > 0 ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) } : {};
}

/** @param {number} port @param {boolean} isDev in development the first page has to be compiled */
async function waitUntilHealthy(port, isDev) {
  const address = `http://127.0.0.1:${port}/api/health`;
  const until = Date.now() + (isDev ? 180_000 : 60_000);
  while (Date.now() < until) {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (response?.status === 200) return;
    await pause(100, undefined, { ref: false });
  }
  throw new UserError(`The shop did not become healthy: ${address} does not respond with 200.`);
}

/** @param {AbortSignal} signal @returns {Promise<never>} */
const rejectOnAbort = (signal) =>
  handled(
    new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener("abort", () => reject(signal.reason));
    }),
  );

/** @param {string} name @param {Promise<End>} ended @returns {Promise<never>} */
const rejectOnExit = (name, ended) =>
  handled(
    ended.then(({ code, signal }) => {
      if (cannotStartCodes.includes(code ?? 0))
        throw new UserError(`The ${name} did not start: its reason is above.`);
      const cause = signal ? `signal ${signal}` : `exit code ${code}`;
      throw new UserError(`The ${name} ended by itself (${cause}), so everything stops.`);
    }),
  );

/**
 * Prevents an unhandled rejection: the promise is awaited later, in a race.
 * @template T
 * @param {Promise<T>} promise
 */
function handled(promise) {
  promise.catch(() => {});
  return promise;
}
