import { EnvError } from "@/lib/config/parse-env";

/** Exit codes of sysexits: EX_CONFIG, EX_UNAVAILABLE. */
const configurationError = 78;
const serviceUnavailable = 69;

/**
 * The start failed for a reason the operator can fix: only the message is printed, no stack. The exit code tells a wrong
 * configuration, with which a restart fails again, from a database that may come back.
 */
export class StartError extends Error {
  override readonly name = "StartError";
  readonly exitCode: number;

  constructor(message: string, options: ErrorOptions & { isTemporary?: boolean } = {}) {
    super(message, options);
    this.exitCode = options.isTemporary ? serviceUnavailable : configurationError;
  }
}

/** Prints why a program ends, and returns its exit code. */
export function reportStartFailure(error: unknown, program: string): number {
  if (error instanceof StartError || error instanceof EnvError) {
    process.stderr.write(`${error.message}\n`);
    return error instanceof StartError ? error.exitCode : configurationError;
  }
  process.stderr.write(
    `${program}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return 1;
}
