import { graceMs, launch } from "./child.mjs";
import { claimPort } from "./ports.mjs";
import { launchRestarting } from "./restarting-child.mjs";
import { leaving } from "./run-tool.mjs";

/**
 * How the two programs are run: tests put fakes in their place.
 * @typedef {{mode: "start" | "dev", backend: string[], shop: string[], backendSources: string[]}} Commands
 */

/** @type {Record<"start" | "dev", Commands>} */
export const commands = {
  start: {
    mode: "start",
    backend: [process.execPath, ...leaving(graceMs), "--enable-source-maps", "dist/backend/main.js"],
    shop: [process.execPath, "scripts/serve-shop.mjs"],
    backendSources: [],
  },
  dev: {
    mode: "dev",
    backend: [process.execPath, ...leaving(graceMs), "--import", "tsx", "backend/main.ts"],
    shop: [process.execPath, "scripts/serve-shop.mjs", "dev"],
    backendSources: ["backend", "lib", "messages"],
  },
};

/**
 * Ready to be started with the right environment each.
 * @param {{root: string, env: NodeJS.ProcessEnv, settings: import("./settings.mjs").Settings, commands: Commands, output?: number | undefined}} given
 */
export async function programsOf({ root, env, settings, commands, output = undefined }) {
  const { mode, backend, shop, backendSources } = commands;
  const isDev = mode === "dev";
  const common = {
    ...env,
    NODE_ENV: isDev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // The backend writes it into the links of its mails.
    APP_ORIGIN: originOf(settings),
    ...(!isDev && { LOG_LEVEL: settings.logLevel || "warn" }),
  };
  // A backend that restarts must come back where the shop looks for it.
  const backendPort = settings.backendPort || (isDev ? await claimPort(0) : 0);
  const backendProgram = {
    name: "backend",
    command: backend,
    cwd: root,
    output,
    env: { ...common, BACKEND_PORT: String(backendPort), DATA_DIR: settings.dataDir },
  };
  const startBackend = () =>
    backendSources.length > 0
      ? launchRestarting(() => launch(backendProgram), { root, folders: backendSources })
      : launch(backendProgram);
  /** @param {import("./child.mjs").Ready | null} ready */
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

/** @param {import("./settings.mjs").Settings} settings */
export const originOf = ({ appOrigin, port }) => appOrigin || `http://localhost:${port}`;
