import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { type Database, type Db, openDatabase } from "@/backend/db/client";
import { onServer, withDatabaseName } from "./template";

export interface FreshDatabase {
  db: Db;
  database: Database;
}

const closers: (() => Promise<void>)[] = [];

/** Of the test file that is done. */
export async function closeDatabases(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** A migrated and seeded database of the caller's own; it goes when the test file is done. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = inject("template");
  const database =
    template.kind === "pglite"
      ? await openDatabase({ memory: true, template: await readFile(template.dumpPath) })
      : await copyOnServer(template.serverUrl, template.templateName);
  closers.push(() => database.close());
  return { db: database.db, database };
}

async function copyOnServer(serverUrl: string, templateName: string): Promise<Database> {
  const name = `tailmark_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name} template ${templateName}`);
  const database = await openDatabase({
    databaseUrl: withDatabaseName(serverUrl, name),
    poolSize: 10,
    dataDir: "",
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
