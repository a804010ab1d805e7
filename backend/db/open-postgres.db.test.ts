import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresTestUrl, runStatement } from "@/backend/testing/template";
import { isDatabaseUnavailable } from "./is-database-unavailable";
import { openPostgresPool } from "./open-postgres";

const serverUrl = postgresTestUrl();

describe.skipIf(!serverUrl)("a pool on PostgreSQL (needs TEST_POSTGRES_URL)", () => {
  const databaseUrl = `${serverUrl}?query_timeout=300`;
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = await openPostgresPool({ databaseUrl, poolSize: 1 });
  });
  afterAll(() => pool.end());

  it("gives a silent server up, and its connection too", async () => {
    const lock = "select pg_advisory_lock(1)";
    const holder = new pg.Client({ connectionString: serverUrl });
    await holder.connect();
    await holder.query(lock);
    const client = await pool.connect();
    const error: unknown = await client.query(lock).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    // As drizzle ends a transaction: without saying that it failed.
    client.release();
    await holder.end();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("survives the end of a connection that is in use", async () => {
    const client = await pool.connect();
    const ended = new Promise((resolve) => client.once("end", resolve));
    const { rows } = await client.query<{ id: number }>("select pg_backend_pid() id");
    await runStatement(serverUrl ?? "", `select pg_terminate_backend(${rows[0]?.id})`);
    await ended;
    client.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});
