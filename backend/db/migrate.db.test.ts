import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runStatement, postgresTestUrl, withDatabaseName } from "@/backend/testing/template";
import { StartError } from "@/backend/start-error";
import { openDatabase } from "./client";
import { migrate } from "./migrate";

const fixtures = fileURLToPath(new URL("../testing/fixtures/migrations", import.meta.url));
const serverUrl = postgresTestUrl();

test("migrates once and does nothing the second time", async () => {
  const database = await openDatabase({ memory: true });
  await migrate(database, fixtures);
  await migrate(database, fixtures);
  expect((await database.pool.query("select * from migrated")).rows).toEqual([{ id: 1, note: "once" }]);
  await database.close();
});

test("explains how to allow pg_trgm when the server lacks it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tailmark-migrations-"));
  await mkdir(join(folder, "meta"));
  const entry = { idx: 0, version: "7", when: 1, tag: "0000_first", breakpoints: true };
  await writeFile(
    join(folder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries: [entry] }),
  );
  const database = await openDatabase({ memory: true });
  const failure = async (sql: string) => {
    await writeFile(join(folder, "0000_first.sql"), sql);
    return migrate(database, folder).catch((error: unknown) => error);
  };
  // Does not exist on any server.
  const refused = await failure("create extension pg_trgm_nowhere");
  expect(refused).toBeInstanceOf(StartError);
  expect(refused).toHaveProperty("message", expect.stringContaining("CREATE EXTENSION pg_trgm"));
  expect(await failure("select 'pg_trgm' from nowhere")).not.toBeInstanceOf(StartError);
  await database.close();
  await rm(folder, { recursive: true });
});

describe.skipIf(!serverUrl)("on PostgreSQL (needs TEST_POSTGRES_URL)", () => {
  test("migrates once when four processes start together", async () => {
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

  test("explains that a database does not exist or is not UTF-8", async () => {
    const open = (name: string) =>
      openDatabase({ databaseUrl: withDatabaseName(serverUrl ?? "", name), poolSize: 1, dataDir: "" });
    await expect(open("nowhere")).rejects.toThrow(/"nowhere" does not exist/);
    const name = `tailmark_ascii_${randomUUID().slice(0, 8)}`;
    await runStatement(serverUrl ?? "", `create database ${name} encoding 'SQL_ASCII' template template0`);
    await expect(open(name)).rejects.toThrow(/is stored as SQL_ASCII/);
    await runStatement(serverUrl ?? "", `drop database ${name} with (force)`);
  });
});
