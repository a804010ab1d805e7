import { randomBytes } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StartError } from "@/backend/start-error";
import { sampleOf } from "@/tools/testing/test-effort";
import { openDatabase } from "./client";
import { openPgliteFolder } from "./open-pglite-folder";

let base = "";
let good = "";
let dataDir = "";

const open = () => openDatabase({ databaseUrl: "", poolSize: 1, dataDir });
const inFolder = (path: string) => join(dataDir, "db", path);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tailmark-folder-"));
  good = join(base, "good");
  dataDir = good;
  const database = await open();
  await database.pool.query("create table notes as select 'kept' as note");
  await database.close();
});

afterAll(() => rm(base, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = join(base, "copy");
  await cp(good, dataDir, { recursive: true });
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function refusal(): Promise<string> {
  const error: unknown = await open().catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(StartError);
  const message = error instanceof Error ? error.message : "";
  expect(message).not.toContain("\n");
  return message;
}

async function eachFile(path: string, change: (file: string) => Promise<unknown>): Promise<void> {
  const found = await stat(inFolder(path));
  if (found.isFile()) return void (await change(inFolder(path)));
  for (const name of await readdir(inFolder(path))) await eachFile(join(path, name), change);
}

const remove = (path: string) => () => rm(inFolder(path), { recursive: true });
const empty = (path: string) => () => eachFile(path, (file) => truncate(file, 0));
const shorten = (path: string) => () => eachFile(path, (file) => truncate(file, 100));
const garble = (path: string) => () =>
  eachFile(path, async (file) => writeFile(file, randomBytes(Math.max(16, (await stat(file)).size))));

type Damage = readonly [what: string, cause: () => Promise<void>];

describe("a damaged folder is rejected with instructions and left unchanged", () => {
  const damages: readonly Damage[] = [
    ["global/pg_control removed", remove("global/pg_control")],
    ["global/pg_control empty", empty("global/pg_control")],
    ["global/pg_control cut short", shorten("global/pg_control")],
    ["global/pg_control garbled", garble("global/pg_control")],
    ["global removed", remove("global")],
    ["PG_VERSION removed", remove("PG_VERSION")],
    ["PG_VERSION empty", empty("PG_VERSION")],
    ["PG_VERSION garbled", garble("PG_VERSION")],
    ["base removed", remove("base")],
    ["base empty", empty("base")],
    ["base garbled", garble("base")],
    ["pg_wal removed", remove("pg_wal")],
    ["pg_wal cut short", shorten("pg_wal")],
    ["pg_wal garbled", garble("pg_wal")],
    ["postgresql.conf removed", remove("postgresql.conf")],
  ];

  test.each(sampleOf(damages, 3))("%s", async (_what, damage) => {
    await damage();
    const before = await readdir(inFolder("."));
    const message = await refusal();
    expect(message).toContain(`The database in ${join(dataDir, "db")} is damaged`);
    expect(message).toContain("move that folder away to keep it, or delete it to start again");
    expect(await readdir(inFolder("."))).toEqual(expect.arrayContaining(before));
  });
});

test("keeps written data and releases the folder on close, also when closed twice", async () => {
  for (let time = 0; time < 2; time += 1) {
    const database = await open();
    expect((await database.pool.query("select note from notes")).rows).toEqual([{ note: "kept" }]);
    await Promise.all([database.close(), database.close()]);
    expect(await database.isReady()).toBe(false);
  }
});

test("rejects a second process with pid and folder while open", async () => {
  const database = await open();
  const message = await refusal();
  expect(message).toContain(`${dataDir} is in use by process ${process.pid}`);
  await database.close();
});

test("refuses to open on a full disk, without calling the database damaged, and opens once there is space", async () => {
  const opening = openPgliteFolder(dataDir, { minFreeBytes: Number.MAX_SAFE_INTEGER });
  await expect(opening).rejects.toThrow(`The disk of the data folder ${dataDir} is full: free some space`);
  const database = await open();
  expect(await database.isReady()).toBe(true);
  await database.close();
});

test("creates the database again after an interrupted creation", { timeout: 60_000 }, async () => {
  await rm(inFolder("global"), { recursive: true });
  await writeFile(join(dataDir, "db.unfinished"), "");
  const database = await open();
  expect(await database.isReady()).toBe(true);
  await database.close();
  expect(await readdir(dataDir)).not.toContain("db.unfinished");
});

test("does not overwrite a folder of another program", async () => {
  await rm(inFolder("."), { recursive: true });
  await mkdir(inFolder("."));
  await writeFile(inFolder("letter.txt"), "dear");
  expect(await refusal()).toContain("is damaged");
  expect(await readdir(inFolder("."))).toEqual(["letter.txt"]);
});

test("explains why a path cannot be a data folder", async () => {
  dataDir = join(base, "copy", "file");
  await writeFile(dataDir, "");
  expect(await refusal()).toContain(`The data folder ${dataDir} cannot be written (EEXIST)`);
  dataDir = join(base, "copy");
});
