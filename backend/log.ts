import { type DestinationStream, type Logger, pino } from "pino";
import { serialiseError } from "@/lib/domain/serialise-error";

/** The backend's log. Errors are written without the values they concern. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { program: "backend" },
    serializers: {
      err: (error: unknown) => serialiseError(error),
      error: (error: unknown) => serialiseError(error),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
