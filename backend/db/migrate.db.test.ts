import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runStatement, postgresTestUrl, withDatabaseName } from "@/backend/testing/template";
import { openDatabase } from "./client";
import { migrate } from "./migrate";

const fixtures = fileURLToPath(new URL("../testing/fixtures/migrations", import.meta.url));
const alteringLetters = fileURLToPath(new URL("../testing/fixtures/altering-migration", import.meta.url));
const serverUrl = postgresTestUrl();

describe.skipIf(!serverUrl)("on PostgreSQL (needs TEST_POSTGRES_URL)", () => {
  test("migrate runs once when four processes start together", async () => {
    const name = `tailmark_migrate_${randomUUID().slice(0, 8)}`;
    await runStatement(serverUrl ?? "", `create database ${name}`);
    const options = { databaseUrl: withDatabaseName(serverUrl ?? "", name), poolSize: 2, dataDir: "" };
    const programs = await Promise.all(Array.from({ length: 4 }, () => openDatabase(options)));
    await Promise.all(programs.map((database) => migrate(database, fixtures)));
    const [first] = programs;
    const { rows } = (await first?.pool.query("select * from drizzle.__drizzle_migrations")) ?? { rows: [] };
    expect(rows).toHaveLength(2);
    await Promise.all(programs.map((database) => database.close()));
    await runStatement(serverUrl ?? "", `drop database ${name} with (force)`);
  });

  test("migrate waits briefly for a table that is in use, so that readers behind it continue", async () => {
    const name = `tailmark_locked_${randomUUID().slice(0, 8)}`;
    await runStatement(serverUrl ?? "", `create database ${name}`);
    const options = { databaseUrl: withDatabaseName(serverUrl ?? "", name), poolSize: 3, dataDir: "" };
    const database = await openDatabase(options);
    try {
      await database.pool.query("create table letters (id integer)");
      const reader = await database.pool.connect();
      await reader.query("begin; select * from letters");
      const migrating = migrate(database, alteringLetters, { lockMs: 300, retryMs: 100 });
      const isWaiting = async () =>
        (await database.pool.query("select from pg_locks where not granted")).rowCount;
      await expect.poll(isWaiting, { interval: 20 }).toBe(1);
      // It stands behind the migration in the queue of the table.
      const behind = await database.pool.query("select count(*)::int as n from letters");
      expect(behind.rows).toEqual([{ n: 0 }]);
      await reader.query("commit");
      reader.release();
      await migrating;
      expect((await database.pool.query("select text from letters")).rows).toEqual([]);
    } finally {
      await database.close();
      await runStatement(serverUrl ?? "", `drop database ${name} with (force)`);
    }
  });

  test("migrate explains that a database does not exist or is not UTF-8", async () => {
    const open = (name: string) =>
      openDatabase({ databaseUrl: withDatabaseName(serverUrl ?? "", name), poolSize: 1, dataDir: "" });
    await expect(open("nowhere")).rejects.toThrow(/"nowhere" does not exist/);
    const name = `tailmark_ascii_${randomUUID().slice(0, 8)}`;
    await runStatement(serverUrl ?? "", `create database ${name} encoding 'SQL_ASCII' template template0`);
    await expect(open(name)).rejects.toThrow(/is stored as SQL_ASCII/);
    await runStatement(serverUrl ?? "", `drop database ${name} with (force)`);
  });
});
