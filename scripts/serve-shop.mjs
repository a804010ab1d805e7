import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import next from "next";
import { requestListener } from "../lib/next/request-listener.mjs";
import { printError, root } from "./lib/run.mjs";
import { withEnvFiles } from "./lib/settings.mjs";

const isDevelopment = process.argv[2] === "dev";

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

async function serveShop() {
  const port = Number(process.env["PORT"] ?? 3000);
  // The parent process prints the address, so Next prints only warnings and errors.
  if (process.send && !isDevelopment) console.log = () => {};
  const app = next({ dev: isDevelopment, dir: root, port });
  await app.prepare();
  const isHttps = String(process.env["APP_ORIGIN"]).startsWith("https:");
  const server = createServer(requestListener(app.getRequestHandler(), { isHttps, isDevelopment }));
  if (isDevelopment) server.on("upgrade", app.getUpgradeHandler());
  server.listen(port);
  const stop = () => server.close(() => process.exit(0));
  process.once("SIGTERM", stop).once("SIGINT", stop);
  // The parent process is gone, and the shop must not outlive it.
  if (process.send) process.once("disconnect", stop);
}
