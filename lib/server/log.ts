import "server-only";
import { destination, type DestinationStream, type Logger, pino } from "pino";
import { storefrontEnv } from "@/lib/config/env";
import { serialiseError } from "@/lib/domain/serialise-error";

export type Log = Pick<Logger, "info" | "warn" | "error">;

let logger: Logger | undefined;

/** Buffers log lines: a write per call would cost more than the call itself. */
export function log(): Log {
  const buffered = () => destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  logger ??= createLog(storefrontEnv().LOG_LEVEL, buffered());
  return logger;
}

/** Errors are written without the values they concern. */
export function createLog(level: string, stream: DestinationStream): Logger {
  const serializers = { err: (error: unknown) => serialiseError(error) };
  return pino({ base: undefined, level, serializers }, stream);
}
