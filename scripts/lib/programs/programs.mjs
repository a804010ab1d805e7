import { graceMs, launch } from "../process/child.mjs";
import { findUsablePort } from "../process/ports.mjs";
import { launchWithRestarts } from "../process/restarting-child.mjs";
import { exitWithParentArgs } from "../process/run-tool.mjs";

/**
 * How to run the two programs. Tests replace them by fakes.
 * @typedef {{mode: "start" | "dev", backend: [string, ...string[]], shop: [string, ...string[]], backendSources: string[]}} Commands
 */

/** @type {Record<"start" | "dev", Commands>} */
export const commands = {
  start: {
    mode: "start",
    backend: [
      process.execPath,
      ...exitWithParentArgs(graceMs),
      "--enable-source-maps",
      "dist/backend/main.js",
    ],
    shop: [process.execPath, "scripts/serve-shop.mjs"],
    backendSources: [],
  },
  dev: {
    mode: "dev",
    backend: [process.execPath, ...exitWithParentArgs(graceMs), "--import", "tsx", "backend/main.ts"],
    shop: [process.execPath, "scripts/serve-shop.mjs", "dev"],
    backendSources: ["backend", "lib", "messages"],
  },
};

/**
 * Functions that start each program with its environment.
 * @param {{root: string, env: NodeJS.ProcessEnv, settings: import("../env/settings.mjs").Settings, commands: Commands, output?: number | undefined}} options
 */
export async function createPrograms({ root, env, settings, commands, output = undefined }) {
  const { mode, backend, shop, backendSources } = commands;
  const isDev = mode === "dev";
  const common = {
    ...env,
    NODE_ENV: /** @type {"development" | "production"} */ (isDev ? "development" : "production"),
    NEXT_TELEMETRY_DISABLED: "1",
    // The backend uses it for links in emails.
    APP_ORIGIN: publicOrigin(settings),
    ...(!isDev && { LOG_LEVEL: settings.logLevel || "warn" }),
  };
  // A restarted backend must keep its port: the shop knows only this one.
  const backendPort = settings.backendPort || (isDev ? await findUsablePort(0) : 0);
  const backendProgram = {
    name: "backend",
    command: backend,
    cwd: root,
    output,
    env: { ...common, BACKEND_PORT: String(backendPort), DATA_DIR: settings.dataDir },
  };
  const startBackend = () =>
    backendSources.length > 0
      ? launchWithRestarts(() => launch(backendProgram), { root, folders: backendSources })
      : launch(backendProgram);
  /** @param {import("../process/child.mjs").Ready | null} ready */
  const startShop = (ready) =>
    launch({
      name: "shop",
      command: shop,
      cwd: root,
      output,
      env: {
        ...common,
        PORT: String(settings.port),
        UPSTREAM_URL: ready ? `http://127.0.0.1:${ready.port}` : settings.upstreamUrl,
      },
    });
  return { backend: settings.upstreamUrl ? null : startBackend, shop: startShop };
}

/** @param {import("../env/settings.mjs").Settings} settings */
export const publicOrigin = ({ appOrigin, port }) => appOrigin || `http://localhost:${port}`;
