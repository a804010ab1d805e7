import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { eq, inArray, sql } from "drizzle-orm";
import { labStages } from "@/lib/config/kits/lab";
import type { LabEvent } from "@/lib/domain/kits/lab-event";
import { type Database, type Db, openDatabase } from "@/backend/db/client";
import { labProgress, reportVersions, stagePasses } from "@/backend/db/schema/lab";
import { outbox } from "@/backend/db/schema/outbox";
import { createBoss } from "@/backend/jobs/boss";
import { signBatch } from "@/backend/kits/lab/signature";
import {
  allStages,
  createLabBench,
  labEvent,
  shuffleRepeated,
  type TestTube,
} from "@/backend/kits/lab/testing/lab-bench";
import { bundleBackend } from "@/scripts/lib/bundle-backend.mjs";
import { startTemporaryPostgres } from "@/scripts/lib/temporary-postgres.mjs";
import { type Program, startProgram, type Target } from "@/proofs/payments/program";

/**
 * Two backends process laboratory events that arrive 1 to 5 times, in any order, and are killed at random times. Every
 * tube must end in its last stage, with each stage passed once and exactly one mail for each stage that is mailed.
 * PROOF_KILLS sets the number of kills.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const kills = Number(process.env["PROOF_KILLS"] ?? 100);
const tubeCount = 60;
const key = { id: "proof", secret: "a-secret-of-the-proof-that-is-long-enough" };
const settleLimitMs = 120_000;
let failed = 0;

function expect(what: string, holds: boolean, found: unknown = ""): void {
  if (holds) return;
  failed += 1;
  console.log(`  FAILED ${what} ${JSON.stringify(found)}`);
}

const start = async (target: Target): Promise<Program> => {
  const program = await startProgram(target, { LAB_KEYS: `acme:${key.id}:${key.secret}` });
  if (program === undefined) throw new Error("A backend did not start.");
  return program;
};

/** Sends a batch again until a backend has answered, as a laboratory does. */
async function send(programs: readonly Program[], events: readonly LabEvent[]): Promise<void> {
  const payload = JSON.stringify({ events });
  for (let attempt = 0; ; attempt += 1) {
    const program = programs[attempt % programs.length];
    const signature = signBatch(key, Math.floor(Date.now() / 1_000), payload);
    const response = await fetch(`${program?.address}/lab/signed-events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ signature, payload }),
    }).catch(() => undefined);
    if (response?.ok) return;
    if (attempt > 50) throw new Error(`No backend accepts a batch (${response?.status}).`);
    await pause(100);
  }
}

/** Jobs of a killed process run again after their time limit. Here nobody waits for it. */
async function expireJobs({ db, pool }: Database): Promise<void> {
  await db.execute(
    sql`update pgboss.job set started_on = now() - interval '1 hour' where name = 'process-lab-events' and state = 'active'`,
  );
  await createBoss(pool).expire();
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
}

/** Jobs that were killed too often are retried by an administrator. Returns how many. */
async function retryFailed(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`update pgboss.job set state = 'retry', retry_count = 0, start_after = now()
        where name = 'process-lab-events' and state = 'failed' returning id`,
  );
  return rows.length;
}

async function waitForJobs(database: Database): Promise<number> {
  let retried = 0;
  for (const deadline = Date.now() + settleLimitMs; Date.now() < deadline; await pause(500)) {
    retried += await retryFailed(database.db);
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job
          where name = 'process-lab-events' and state in ('created', 'active', 'retry')`,
    );
    if (rows[0]?.count === 0) return retried;
    await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  }
  throw new Error("The jobs do not end.");
}

async function checkTube(db: Db, tube: TestTube): Promise<number> {
  const [progress] = await db.select().from(labProgress).where(eq(labProgress.kitId, tube.kitId));
  expect(`${tube.barcode} is ready`, progress?.stage === "report-ready", progress);
  const passes = await db.select().from(stagePasses).where(eq(stagePasses.kitId, tube.kitId));
  const passed = passes.map(({ stage }) => stage).sort();
  expect(`${tube.barcode} passed each stage once`, `${passed}` === `${[...labStages].sort()}`, passed);
  const mails = (await db.select().from(outbox).where(eq(outbox.to, tube.email))).map(
    ({ subject }) => subject,
  );
  const countMails = (pattern: RegExp) => mails.filter((subject) => pattern.test(subject)).length;
  const isMailed = (stage: string) => passes.some((pass) => pass.stage === stage && pass.isMailed);
  const received = countMails(/^We have/);
  expect(`${tube.barcode} has one mail of its arrival`, received === Number(isMailed("received")), mails);
  expect(`${tube.barcode} has one mail of its report`, countMails(/is ready$/) === 1, mails);
  const versions = await db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.activationId, tube.activationId));
  const updates = countMails(/is updated$/);
  expect(`${tube.barcode} has one mail per version`, updates === versions.length - 1, mails);
  return mails.length;
}

const folder = mkdtempSync(join(tmpdir(), "tailmark-lab-"));
const server = await startTemporaryPostgres({ durable: true });
try {
  if ("reason" in server) throw new Error(`PostgreSQL is missing: ${server.reason}`);
  await bundleBackend(root);
  const target = { name: "PostgreSQL", databaseUrl: server.url, dataDir: join(folder, "data") };
  const programs = [await start(target)];
  programs.push(await start(target));
  const database = await openDatabase({ ...target, poolSize: 4 });
  const bench = createLabBench(database.db);
  const tubes: TestTube[] = [];
  for (let at = 0; at < tubeCount; at++) tubes.push(await bench.addTube());
  const events = tubes.flatMap((tube) => {
    const alleles = ["N", "N"];
    const genotypes = [{ locus: "canine.PRCD", alleles }];
    const results = labEvent(tube, { type: "results", run: 1, assayVersion: "proof", genotypes });
    return [results, ...allStages(tube)];
  });
  const deliveries = shuffleRepeated(events, 20_261_123);
  const perKill = Math.ceil(deliveries.length / kills);
  for (let at = 0; at < kills; at++) {
    await send(programs, deliveries.slice(at * perKill, (at + 1) * perKill));
    await pause(Math.random() * 1_200);
    const victim = Math.random() < 0.5 ? 0 : 1;
    programs[victim]?.kill();
    await programs[victim]?.ended;
    await expireJobs(database);
    programs[victim] = await start(target);
  }
  const retried = await waitForJobs(database);
  let mails = 0;
  for (const tube of tubes) mails += await checkTube(database.db, tube);
  const ids = tubes.map(({ kitId }) => kitId);
  const passes = await database.db.select().from(stagePasses).where(inArray(stagePasses.kitId, ids));
  console.log(
    `${kills} kills, ${deliveries.length} deliveries of ${events.length} events, ${tubes.length} tubes: ${passes.length} passes, ${mails} mails; ${retried} jobs retried by hand`,
  );
  await Promise.all(programs.map((program) => program.stop()));
  await database.close();
} catch (error) {
  expect("the proof runs to its end", false, String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
  if ("url" in server) await server.stop();
}
console.log(failed === 0 ? "all hold" : `${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
