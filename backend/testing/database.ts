import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { type Database, type Db, openDatabase } from "@/backend/db/client";
import { runStatement, withDatabaseName } from "./template";

export interface TestDatabase {
  db: Db;
  database: Database;
}

const closers: (() => Promise<void>)[] = [];

/** Closes the databases of the finished test file. */
export async function closeDatabases(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** A new migrated and seeded database. It is closed when the test file finishes. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject("template");
  const database =
    template.kind === "pglite"
      ? await openDatabase({ memory: true, template: await readFile(template.dumpPath) })
      : await copyOnServer(template.serverUrl, template.templateName);
  closers.push(() => database.close());
  return { db: database.db, database };
}

/** The copy for the next test file is made while the tests of this one run. */
let nextCopy: Promise<string> | undefined;

async function copyTemplate(serverUrl: string, templateName: string): Promise<string> {
  const name = `${templateName}_${randomUUID().replaceAll("-", "")}`;
  // Copying its files takes a third of the time of writing them to the log.
  await runStatement(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
  return name;
}

async function copyOnServer(serverUrl: string, templateName: string): Promise<Database> {
  const name = await (nextCopy ?? copyTemplate(serverUrl, templateName));
  nextCopy = copyTemplate(serverUrl, templateName);
  // Reported by the file that awaits it.
  nextCopy.catch(() => undefined);
  const database = await openDatabase({
    databaseUrl: withDatabaseName(serverUrl, name),
    poolSize: 10,
    dataDir: "",
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      // The next file need not wait. What is left at the end goes with the template.
      void runStatement(serverUrl, `drop database if exists ${name} with (force)`).catch(() => undefined);
    },
  };
}
