import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app";
import { openDatabase } from "./db/client";
import { migrate } from "./db/migrate";
import { disableDemoAccounts } from "./db/seed/disable-demo-accounts";
import { seed } from "./db/seed/seed";
import { demoAccounts, demoEmail, demoPassword } from "./db/seed/seed-demo-accounts";
import { type BackendEnv, readBackendEnv } from "./env";
import { listMissingSetup } from "./list-missing-setup";
import { createLog } from "./log";
import { startJobs } from "./start-jobs";
import { createProvidersFromEnv } from "@/backend/payment-providers/providers-from-env";
import { reportStartFailure, StartError } from "./start-error";
import { stopGracefully } from "./stop";

async function main(): Promise<void> {
  const env = readBackendEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    waitMs: env.DATABASE_WAIT_SECONDS * 1_000,
  });
  const demo = env.DEMO || database.kind === "pglite";
  let app: FastifyInstance | undefined;
  try {
    await migrate(database);
    await seed(database.db, { demo });
    if (!demo) await disableDemoAccounts(database.db);
    const mailFolder = env.SMTP_URL ? undefined : resolve(env.DATA_DIR, "mail");
    const providers = await createProvidersFromEnv(env, database.db, { demo });
    if (database.kind !== "pglite")
      for (const line of await listMissingSetup(database.db, { env, demo, mailFolder, providers }))
        log.warn(line);
    const settings = {
      appOrigin: env.APP_ORIGIN,
      mailFolder,
      showsMailLinks: demo,
      showsKitLabels: demo,
      youngPaymentSeconds: env.PAYMENT_GRACE_SECONDS,
      labKeys: env.LAB_KEYS,
      documentKey: env.DOCUMENT_SIGNING_KEY,
      createsDocumentKeys: demo,
      providers,
      servesCalls: env.JOBS !== "only",
      log,
    };
    app = await buildApp(database, log, settings);
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { traceBackend } = await import("./tracing");
      traceBackend(app, database);
    }
    if (env.METRICS_PORT) {
      const { startMetrics } = await import("./metrics");
      await startMetrics({ app, database, host: env.BACKEND_HOST, port: env.METRICS_PORT }).catch(
        explainListenError("METRICS_PORT", env),
      );
    }
    if (env.JOBS !== "off") {
      const jobs = await startJobs({ database, env, settings, log, demo });
      app.addHook("onClose", () => jobs.stop());
    }
    await app
      .listen({ host: env.BACKEND_HOST, port: env.BACKEND_PORT })
      .catch(explainListenError("BACKEND_PORT", env));
    stopGracefully({ app, database, log });
    announceReady({ port: portOf(app.server.address()), database: database.kind, demo });
    log.info({ database: database.kind, demo }, "backend is up");
  } catch (error) {
    // Stops the jobs, which use the database.
    await app?.close();
    await database.close();
    throw error;
  }
}

/** Turns the errors that the operator can fix into messages. */
function explainListenError(name: "BACKEND_PORT" | "METRICS_PORT", env: BackendEnv) {
  return (error: unknown): never => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE")
      throw new StartError(
        `Port ${env[name]} is taken by another program: stop it, or set ${name} to another.`,
      );
    if (code === "EADDRNOTAVAIL")
      throw new StartError(`BACKEND_HOST ${env.BACKEND_HOST} is not an address of this machine.`);
    throw error;
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Tells the parent process, if any, the port and the demo accounts. */
function announceReady({ port, database, demo }: { port: number; database: string; demo: boolean }): void {
  const accounts = demoAccounts.map(({ role }) => ({ role, email: demoEmail(role), password: demoPassword }));
  process.send?.({ type: "ready", port, database, demoAccounts: demo ? accounts : [] });
}

main().catch((error: unknown) => process.exit(reportStartFailure(error, "The backend cannot start")));
