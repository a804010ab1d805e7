import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "@/backend/testing/database";
import { postgresTestUrl, runStatement, withDatabaseName } from "@/backend/testing/template";
import { restoreBackup, writeBackup } from "./backup";
import { type Database, openDatabase } from "./client";
import { migrate } from "./migrate";

const serverUrl = postgresTestUrl() ?? "";
const copyName = `tailmark_restored_${randomUUID().slice(0, 8)}`;
const target = { databaseUrl: withDatabaseName(serverUrl || "postgres://none", copyName), dataDir: "" };
let folder = "";

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), "tailmark-backup-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A checksum of the rows of each table, those of the job queues and migrations included. */
async function checksums({ db }: Pick<Database, "db">): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema schema, table_name name from information_schema.tables
        where table_schema in ('public', 'pgboss', 'drizzle') and table_type = 'BASE TABLE'`,
  );
  const sums: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await db.execute<{ sum: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') sum from ${table} t`,
    );
    sums[`${schema}.${name}`] = rows[0]?.sum ?? "";
  }
  return sums;
}

describe.skipIf(!serverUrl)("on PostgreSQL (needs TEST_POSTGRES_URL)", () => {
  it("restores every row into an empty database, which the backend can use", async () => {
    const { database } = await createTestDatabase();
    const file = join(folder, "shop.dump");
    await writeBackup({ databaseUrl: String(database.pool.options.connectionString), dataDir: "" }, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["shop.dump"]);

    await runStatement(serverUrl, `create database ${copyName}`);
    await restoreBackup(target, file);
    const restored = await openDatabase({ ...target, poolSize: 2 });
    try {
      const before = await checksums(database);
      expect(Object.keys(before).length).toBeGreaterThan(80);
      expect(await checksums(restored)).toEqual(before);
      await migrate(restored);
      // A second time it would mix two shops.
      await expect(restoreBackup(target, file)).rejects.toThrow(/pg_restore failed: .*already exists/s);
      expect((await checksums(restored))["public.users"]).toBe(before["public.users"]);
    } finally {
      await restored.close();
      await runStatement(serverUrl, `drop database ${copyName} with (force)`);
    }
  });

  it("refuses to overwrite a file, and leaves none behind if the database cannot be read", async () => {
    const file = join(folder, "taken.dump");
    await writeFile(file, "mine");
    await expect(writeBackup(target, file)).rejects.toThrow("exists already");
    await expect(writeBackup(target, join(folder, "none", "shop.dump"))).rejects.toThrow("cannot be written");
    const other = join(folder, "nothing.dump");
    await expect(writeBackup(target, other)).rejects.toThrow(/pg_dump failed: .*does not exist/s);
    expect(await readdir(folder)).not.toContain("nothing.dump.partial");
  });

  it("refuses files that are no backup of PostgreSQL", async () => {
    const file = join(folder, "letter.txt");
    await writeFile(file, "Dear");
    await expect(restoreBackup(target, file)).rejects.toThrow("is no backup of PostgreSQL");
    await expect(restoreBackup(target, join(folder, "missing"))).rejects.toThrow("cannot be read");
  });
});
