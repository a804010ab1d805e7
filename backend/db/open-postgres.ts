import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartError } from "@/backend/start-error";
import { isDatabaseUnavailable } from "./is-database-unavailable";

const connectLimitMs = 5_000;
const statementLimitMs = 15_000;
/** A little longer: the server ends a statement itself, unless it or the network is silent. */
const responseLimitMs = 17_000;
const oldestVersion = 15;
const startingUp = "57P03";
const retryPauseMs = 250;

interface PostgresOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** How long to wait for a server that cannot be reached. */
  readonly waitMs?: number;
}

export async function openPostgresPool({
  databaseUrl,
  poolSize,
  waitMs = 0,
}: PostgresOptions): Promise<pg.Pool> {
  const target = readTarget(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectLimitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementLimitMs,
    query_timeout: responseLimitMs,
    idle_in_transaction_session_timeout: statementLimitMs,
    keepAlive: true,
    application_name: "tailmark",
    // Otherwise `now()::date` would depend on the server's time zone.
    options: "-c timezone=UTC",
  });
  // The pool replaces broken connections. Without a listener the event would end the process; the pool's is for idle ones only.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  // A connection whose response never came would make everybody who gets it wait again.
  pool.on("release", (_, client) => {
    if (Reflect.get(client, "readyForQuery") === false) void client.end();
  });
  try {
    await checkServer(pool, target, Date.now() + waitMs);
    return pool;
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : explain(error, target);
  }
}

/** For migrations, which may take any time. */
export function liftResponseLimit(client: pg.PoolClient): void {
  Object.assign(Reflect.get(client, "connectionParameters"), { query_timeout: 0 });
}

/** Connection target without the password, for error messages. */
interface Target {
  server: string;
  database: string;
  user: string;
}

function readTarget(databaseUrl: string): Target {
  try {
    const client = new pg.Client({ connectionString: databaseUrl });
    return {
      server: `${client.host}:${client.port}`,
      database: client.database ?? "",
      user: client.user ?? "",
    };
  } catch {
    // Without the cause, which would contain the URL with the password.
    throw new StartError(
      "DATABASE_URL cannot be read: write it as postgres://user:password@host:5432/database, with special characters percent-encoded.",
    );
  }
}

async function checkServer(pool: pg.Pool, target: Target, deadline: number): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    );
    const [server] = rows;
    const version = Math.floor(Number(server?.version) / 10_000);
    if (!(version >= oldestVersion))
      throw new StartError(
        `PostgreSQL at ${target.server} is version ${version}: use version ${oldestVersion} or later.`,
      );
    if (server?.encoding !== "UTF8")
      throw new StartError(
        `The database "${target.database}" at ${target.server} is stored as ${server?.encoding}: create it with ENCODING 'UTF8'.`,
      );
  } catch (error) {
    if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
    await pause(retryPauseMs);
    await checkServer(pool, target, deadline);
  }
}

function explain(error: unknown, { server, database, user }: Target): StartError {
  const sentences: Record<string, string> = {
    "28P01": `PostgreSQL at ${server} refused the password of user "${user}": correct it in DATABASE_URL.`,
    "28000": `PostgreSQL at ${server} does not let user "${user}" in: correct the user in DATABASE_URL, or the server's pg_hba.conf.`,
    "3D000": `The database "${database}" does not exist at ${server}: create it, or correct its name in DATABASE_URL.`,
    [startingUp]: `PostgreSQL at ${server} is still starting: try again in a moment.`,
  };
  const code = codeOf(error);
  const known = sentences[code];
  const options = { cause: error, isTemporary: isDatabaseUnavailable(error) };
  if (known) return new StartError(known, options);
  const reason = code || (error instanceof Error ? error.message : "unknown reason");
  return new StartError(
    `PostgreSQL at ${server} cannot be reached (${reason}): start it, or correct DATABASE_URL.`,
    options,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
