import { refuseCardNumbers } from "@/e2e/testing/kept-card-numbers";
import { startPrograms } from "@/e2e/testing/programs";

/** Starts the two programs once for all browser tests, on free ports; Playwright calls what it gives at the end. */
export default async function serveShop(): Promise<() => Promise<void>> {
  const { shop, backend, mailFolder, stop } = await startPrograms({
    env: { LOG_LEVEL: "info" },
    atEnd: refuseCardNumbers,
  });
  // The tests run in a program of their own, which is given nothing but the environment.
  process.env.TEST_SHOP_URL = shop;
  process.env.TEST_BACKEND_URL = backend;
  process.env.TEST_MAIL_FOLDER = mailFolder;
  return stop;
}
