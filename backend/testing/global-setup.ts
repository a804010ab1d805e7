import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type { TestProject } from "vitest/node";
import { openDatabase } from "@/backend/db/client";
import { migrate } from "@/backend/db/migrate";
import { PgliteEngine } from "@/backend/db/pglite-engine";
import { createPglitePool } from "@/backend/db/pglite-pool";
import { seed } from "@/backend/db/seed/seed";
import { providePostgres } from "./postgres-server";
import { runStatement, type Template, withDatabaseName } from "./template";

interface BuiltTemplate {
  template: Template;
  remove: () => Promise<void>;
}

const buildLimitMs = 180_000;

/** Migrates and seeds once per run; every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await buildTemplate();
  project.provide("template", template);
  return remove;
}

async function buildTemplate(): Promise<BuiltTemplate> {
  const server = await providePostgres();
  if (server.url === undefined) return buildOnPglite();
  const { template, remove } = await buildOnPostgres(server.url);
  return { template, remove: () => remove().then(server.stop) };
}

async function buildOnPglite(): Promise<BuiltTemplate> {
  const engine = await PgliteEngine.open({}, buildLimitMs);
  const pool = createPglitePool(engine, buildLimitMs);
  await migrate({ pool });
  await seed(drizzle(pool), { demo: true });
  await pool.end();
  const folder = await mkdtemp(join(tmpdir(), "tailmark-template-"));
  const dumpPath = join(folder, "template.tar");
  await writeFile(dumpPath, await engine.dump());
  await engine.close();
  return {
    template: { kind: "pglite", dumpPath },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function dropWithCopies(serverUrl: string, templateName: string): Promise<void> {
  const { rows } = await runStatement(
    serverUrl,
    `select datname from pg_database where datname like '${templateName}%'`,
  );
  for (const { datname } of rows)
    await runStatement(serverUrl, `drop database if exists ${datname} with (force)`);
}

async function buildOnPostgres(serverUrl: string): Promise<BuiltTemplate> {
  const templateName = `tailmark_template_${randomUUID().slice(0, 8)}`;
  await runStatement(serverUrl, `create database ${templateName} encoding 'UTF8' template template0`);
  const databaseUrl = withDatabaseName(serverUrl, templateName);
  const database = await openDatabase({ databaseUrl, poolSize: 2, dataDir: "" });
  await migrate(database);
  await seed(database.db, { demo: true });
  // Statistics for the planner: the server's own follow only minutes later.
  await database.pool.query("vacuum analyze");
  // A database with open connections cannot be copied.
  await database.close();
  return {
    template: { kind: "postgres", serverUrl, templateName },
    remove: () => dropWithCopies(serverUrl, templateName),
  };
}
