import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PgliteEngine } from "./pglite-engine";
import { createPglitePool } from "./pglite-pool";

/** Long enough for two hundred queries on a busy machine. */
const connectionTimeoutMs = 3_000;
let engine: PgliteEngine;
let pool: pg.Pool;

beforeAll(async () => {
  engine = await PgliteEngine.open({}, 60_000, 20);
  pool = createPglitePool(engine, connectionTimeoutMs);
  await pool.query("create table notes (id integer primary key, note text not null)");
});

afterAll(async () => {
  await pool.end();
  await engine.close();
});

test("passes on PostgreSQL's error codes and names", async () => {
  await pool.query("insert into notes values (1, 'first')");
  await expect(pool.query("insert into notes values (1, 'again')")).rejects.toMatchObject({
    code: "23505",
    constraint: "notes_pkey",
  });
  await expect(pool.query("select $1::int", ["many"])).rejects.toMatchObject({ code: "22P02" });
});

test("transfers megabytes in both directions", async () => {
  const { rows } = await pool.query("select $1 || 'é' as text", ["y".repeat(3_000_000)]);
  expect(rows[0].text).toHaveLength(3_000_001);
});

test("returns each of several concurrent queries its own result", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, number) => pool.query("select $1::int as n", [number])),
  );
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 200 }, (_, number) => number));
});

test("rejects a second connection requested inside the first instead of waiting forever", async () => {
  const client = await pool.connect();
  await expect(pool.query("select 1")).rejects.toThrow(/timeout/);
  client.release();
  await expect(pool.query("select 1")).resolves.toMatchObject({ rowCount: 1 });
});

test("discards transaction, settings and prepared statements with the connection", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into notes values (2, 'never')");
  await client.query("set statement_timeout = 77");
  await client.query({ name: "mine", text: "select 1 as a" });
  client.release(true);
  expect((await pool.query("select id from notes where id = 2")).rows).toEqual([]);
  expect((await pool.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
  expect((await pool.query({ name: "mine", text: "select 2 as a" })).rows).toEqual([{ a: 2 }]);
});

test("does not block the event loop during a slow query", async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 10);
  await pool.query("select pg_sleep(0.4)");
  clearInterval(counting);
  expect(turns).toBeGreaterThan(10);
});

test("rejects excessively nested values and keeps running", async () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  await expect(pool.query("select $1::jsonb", [deep])).rejects.toMatchObject({ code: "54001" });
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("frees memory, which PGlite alone does not", async () => {
  const count = "select coalesce(sum(vacuum_count + analyze_count), 0)::int as n from pg_stat_user_tables";
  await pool.query("update notes set note = note || '.'");
  await expect.poll(async () => (await pool.query(count)).rows[0].n).toBeGreaterThan(0);
});

describe("a crashed database", () => {
  test("fails every query at once with the reason", async () => {
    const own = await PgliteEngine.open({}, 60_000);
    const ownPool = createPglitePool(own, 60_000);
    await ownPool.query("select 1");
    // After an error PostgreSQL is silent until a sync.
    await own.exec(Buffer.from("P\0\0\0\x0d\0selec\0\0\0", "latin1"));
    await expect(ownPool.query("select 1")).rejects.toThrow("PGlite broke off a query");
    expect(own.isAlive()).toBe(false);
    const since = Date.now();
    await expect(ownPool.query("select 1")).rejects.toThrow();
    // Long before the time limit of the connection.
    expect(Date.now() - since).toBeLessThan(15_000);
    await ownPool.end();
    await own.close();
  });

  test("terminates and reports a database that does not open in time", async () => {
    await expect(PgliteEngine.open({}, 1)).rejects.toThrow(/did not open within/);
  });
});
