import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import next from "next";
import { requestListener } from "../lib/next/request-listener.mjs";
import { staticFiles } from "../lib/next/static-files.mjs";
import { printError, root } from "./lib/run.mjs";
import { withEnvFiles } from "./lib/settings.mjs";

const isDevelopment = process.argv[2] === "dev";
/** A proxy needs this long to send new requests elsewhere: meanwhile each response ends its connection. */
const drainMs = 2_000;
/**
 * Longer than proxies keep an idle connection (nginx: 60 s). Otherwise the shop closes it just when the proxy sends the next
 * request on it, which fails.
 */
const keepAliveMs = 75_000;
/** Event streams are still open then. */
const streamTimeoutMs = 4_000;

if (!isDevelopment && !existsSync(join(root, ".next/BUILD_ID"))) {
  printError("The shop is not built: run `npm run build` first.");
  process.exitCode = 1;
} else {
  Object.assign(process.env, {
    ...withEnvFiles(root, process.env),
    NODE_ENV: isDevelopment ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  process.chdir(root);
  await serveShop();
}

/** @param {Error} error it names address and port @returns {never} */
function cannotListen(error) {
  printError(`The shop cannot listen (PORT, METRICS_PORT or HOST): ${error.message}`);
  process.exit(1);
}

/** @returns {Promise<() => Promise<void>>} sends what is left */
async function startTracing() {
  if (!process.env["OTEL_EXPORTER_OTLP_ENDPOINT"]) return async () => {};
  const tracing = await import("../lib/tracing/start-tracing.mjs");
  return tracing.startTracing("tailmark-shop");
}

/** The development server has no files of a build. @param {ReturnType<typeof next>} app */
function createHandler(app) {
  const handle = app.getRequestHandler();
  return isDevelopment ? handle : staticFiles(join(root, ".next/static"), handle);
}

async function serveShop() {
  const port = Number(process.env["PORT"] ?? 3000);
  // The parent process prints the address, so Next prints only warnings and errors.
  if (process.send && !isDevelopment) console.log = () => {};
  const stopTracing = await startTracing();
  const app = next({ dev: isDevelopment, dir: root, port });
  await app.prepare();
  const origin = process.env["APP_ORIGIN"] || "http://localhost";
  const isHttps = origin.startsWith("https:");
  // A shop that calls itself localhost is for this machine only: its demo accounts have a public password.
  const host = process.env["HOST"] || (new URL(origin).hostname === "localhost" ? "127.0.0.1" : undefined);
  let isStopping = false;
  const options = { isHttps, isDevelopment, isStopping: () => isStopping };
  const server = createServer(requestListener(createHandler(app), options));
  if (isDevelopment) server.on("upgrade", app.getUpgradeHandler());
  server.keepAliveTimeout = keepAliveMs;
  server.once("error", cannotListen);
  const metricsPort = Number(process.env["METRICS_PORT"] ?? 0);
  if (metricsPort > 0) {
    const { serveShopMetrics } = await import("./lib/shop-metrics.mjs");
    await serveShopMetrics(server, { port: metricsPort, host }).catch(cannotListen);
  }
  server.listen(port, host);
  const stop = () => {
    isStopping = true;
    server.close(() => void stopTracing().then(() => process.exit(0)));
    setTimeout(() => server.closeAllConnections(), streamTimeoutMs).unref();
  };
  const drain = () => {
    isStopping = true;
    setTimeout(stop, drainMs);
  };
  process.once("SIGTERM", process.send ? stop : drain).once("SIGINT", stop);
  // The parent process is gone, and the shop must not outlive it.
  if (process.send) process.once("disconnect", stop);
}
