import pino from "pino";
import { buildApp } from "@/backend/app";
import { openDatabase } from "@/backend/db/client";
import { migrate } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed/seed";
import { createProviders } from "@/backend/payment-providers/providers";
import { createSandboxSetup } from "@/backend/payment-providers/sandbox/sandbox-provider";

/** A backend with the data of the demo in memory. */
export async function startDemoBackend() {
  const database = await openDatabase({ memory: true });
  await migrate(database);
  await seed(database.db, { demo: true });
  const appOrigin = "https://shop.example";
  const app = await buildApp(database, pino({ level: "silent" }), {
    appOrigin,
    providers: createProviders(
      [createSandboxSetup(database.db, appOrigin)],
      "an account that does not exist",
    ),
    createsDocumentKeys: true,
    showsKitLabels: true,
    maxEventLoopDelayMs: 0,
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const stop = async () => {
    await app.close();
    await database.close();
  };
  return { address, stop };
}
