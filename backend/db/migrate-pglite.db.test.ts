import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartError } from "@/backend/start-error";
import { type Database, openDatabase } from "./client";
import { migrate } from "./migrate";

const fixtures = fileURLToPath(new URL("../testing/fixtures/migrations", import.meta.url));

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

test("migrate creates the tables once and does nothing the second time", async () => {
  await migrate(database, fixtures);
  await migrate(database, fixtures);
  expect((await database.pool.query("select * from migrated")).rows).toEqual([{ id: 1, note: "once" }]);
});

test("migrate explains how to allow pg_trgm when the server lacks it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tailmark-migrations-"));
  await mkdir(join(folder, "meta"));
  const entry = { idx: 0, version: "7", when: Date.now(), tag: "0000_first", breakpoints: true };
  await writeFile(
    join(folder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries: [entry] }),
  );
  const failure = async (sql: string) => {
    await writeFile(join(folder, "0000_first.sql"), sql);
    return migrate(database, folder).catch((error: unknown) => error);
  };
  // Does not exist on any server.
  const refused = await failure("create extension pg_trgm_nowhere");
  expect(refused).toBeInstanceOf(StartError);
  expect(refused).toHaveProperty("message", expect.stringContaining("CREATE EXTENSION pg_trgm"));
  expect(await failure("select 'pg_trgm' from nowhere")).not.toBeInstanceOf(StartError);
  await rm(folder, { recursive: true });
});
