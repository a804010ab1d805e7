import { type Database, openDatabase } from "@/backend/db/client";
import { type BackendEnv, readBackendEnv } from "@/backend/env";
import { reportStartFailure } from "@/backend/start-error";

/** What a command line is wrong for: the usage is printed. */
const usageErrorCode = 2;

export function printUsage(usage: string): void {
  process.stderr.write(`${usage}\n`);
  process.exitCode = usageErrorCode;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command with the database of the environment. One in a folder can be opened only while the shop is stopped. */
export async function runWithDatabase(
  run: (database: Database, env: BackendEnv) => Promise<void>,
): Promise<void> {
  await runCommand(async (env) => {
    const database = await openDatabase({
      databaseUrl: env.DATABASE_URL,
      poolSize: 1,
      dataDir: env.DATA_DIR,
      waitMs: env.DATABASE_WAIT_SECONDS * 1_000,
    });
    try {
      await run(database, env);
    } finally {
      await database.close();
    }
  });
}

/** Runs a command that opens no database, or opens it itself. */
export async function runCommand(run: (env: BackendEnv) => Promise<void>): Promise<void> {
  try {
    await run(readBackendEnv(process.env));
  } catch (error) {
    process.exitCode = reportStartFailure(error, "The command failed");
  }
}
