import { providePostgres } from "@/backend/testing/postgres-server";
import { assertNoStoredCardNumbers } from "./stored-card-numbers";
import { startTestPrograms } from "./programs";

/** Starts shop and backend once for all browser tests. Playwright calls the returned function at the end. */
export default async function startShop(): Promise<() => Promise<void>> {
  const server = await providePostgres();
  const { shop, backend, mailFolder, logFile, stop } = await startTestPrograms({
    env: { LOG_LEVEL: "info" },
    atEnd: assertNoStoredCardNumbers,
  });
  // Test workers are separate processes: they get the URLs by environment.
  process.env.TEST_SHOP_URL = shop;
  process.env.TEST_BACKEND_URL = backend;
  process.env.TEST_MAIL_FOLDER = mailFolder;
  process.env.TEST_LOG_FILE = logFile;
  return async () => {
    await stop();
    await server.stop();
  };
}
