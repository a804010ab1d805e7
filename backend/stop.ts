import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database } from "./db/client";

const graceMs = 10_000;
/** Storefronts need this long to notice: until then each response ends its connection, so that none is reset. */
const drainMs = 1_000;

interface RunningBackend {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
}

/** On the first stop signal: finishes pending requests, closes the database and exits. Further signals are ignored. */
export function stopGracefully({ app, database, log }: RunningBackend): void {
  let stopping = false;
  app.server.prependListener("request", (_request, response) => {
    if (stopping) response.setHeader("connection", "close");
  });
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "backend is stopping");
    setTimeout(() => process.exit(1), graceMs).unref();
    if (reason === "SIGTERM" && !process.send) await pause(drainMs);
    await app.close();
    await database.close();
    process.exit(0);
  };
  const stopFor = (reason: string) => () =>
    void stop(reason).catch((error: unknown) => {
      log.error({ err: error }, "the backend did not stop cleanly");
      process.exit(1);
    });
  process.on("SIGTERM", stopFor("SIGTERM"));
  process.on("SIGINT", stopFor("SIGINT"));
  // The parent process is gone, and the backend must not outlive it.
  if (process.send) process.on("disconnect", stopFor("parent gone"));
}
