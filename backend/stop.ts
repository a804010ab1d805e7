import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database } from "./db/client";

const graceMs = 10_000;

interface Running {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
}

/** Finishes what is in flight, closes the database, ends; once, whichever way and however often it is asked. */
export function stopGracefully({ app, database, log }: Running): void {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "backend stops");
    setTimeout(() => process.exit(1), graceMs).unref();
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
  // The program that started this one is gone: it must not be outlived.
  if (process.send) process.on("disconnect", stopFor("parent gone"));
}
