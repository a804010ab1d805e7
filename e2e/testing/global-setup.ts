import { startTemporaryPostgres } from "@/scripts/lib/temporary-postgres.mjs";
import { assertNoStoredCardNumbers } from "./stored-card-numbers";
import { startTestPrograms } from "./programs";

/** Starts shop and backend once for all browser tests. Playwright calls the returned function at the end. */
export default async function startShop(): Promise<() => Promise<void>> {
  const server = process.env["TEST_DATABASE"] === "postgres" ? await startServer() : undefined;
  const databaseUrl = server?.url ?? "";
  const { shop, backend, mailFolder, logFile, stop } = await startTestPrograms({
    env: { LOG_LEVEL: "info", ...(server && { DATABASE_URL: databaseUrl, DEMO: "1" }) },
    atEnd: (dataDir) => assertNoStoredCardNumbers({ dataDir, databaseUrl }),
  });
  // Test workers are separate processes: they get the URLs by environment.
  process.env.TEST_SHOP_URL = shop;
  process.env.TEST_BACKEND_URL = backend;
  process.env.TEST_MAIL_FOLDER = mailFolder;
  process.env.TEST_LOG_FILE = logFile;
  return async () => {
    await stop();
    await server?.stop();
  };
}

/** PGlite, which the other tests of the built programs use, takes more of the processor's time. */
async function startServer() {
  const server = await startTemporaryPostgres();
  if ("reason" in server) throw new Error(`PostgreSQL could not be started: ${server.reason}`);
  return server;
}
