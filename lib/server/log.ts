import "server-only";
import { destination, type Logger, pino } from "pino";
import { storefrontEnv } from "@/lib/config/env";

export type Log = Pick<Logger, "info" | "warn" | "error">;

let logger: Logger | undefined;

/** Buffers log lines: a write per call would cost more than the call itself. */
export function log(): Log {
  logger ??= pino(
    { base: undefined, level: storefrontEnv().LOG_LEVEL },
    destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
  return logger;
}
