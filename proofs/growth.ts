import pino from "pino";
import pg from "pg";
import { buildApp } from "@/backend/app";
import { type Database, openDatabase } from "@/backend/db/client";
import { migrate } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed/seed";
import type { CallName } from "@/lib/contract/calls";
import { startTemporaryPostgres } from "@/scripts/lib/temporary-postgres.mjs";
import { multiplyRows } from "@/backend/testing/multiply-rows";
import { type CallOptions, createCaller } from "./payments/http";
import { signInAs } from "./payments/buyers";
import { median } from "./programs";

/** Calls with the demo's data, and with 100,000 orders and as many kits and animals in proportion. Needs PostgreSQL. */
const orderCount = 100_000;
const mostGrowth = 3;
/** Shorter differences are noise. */
const leastMs = 10;
const rounds = 7;

type MeasuredCall = readonly [label: string, name: CallName, query: Record<string, string>];

/** By who makes them. */
const calls: Readonly<Record<"guest" | "admin" | "breeder", readonly MeasuredCall[]>> = {
  guest: [
    ["product list", "products.list", {}],
    ["product facets", "products.facets", {}],
  ],
  admin: [
    ["admin orders", "adminOrders.list", {}],
    ["admin orders, page 40", "adminOrders.list", { page: "40" }],
    ["admin orders, search", "adminOrders.list", { search: "marlowe" }],
    ["admin orders, to post", "adminOrders.list", { toPost: "true" }],
    ["admin payments", "adminPayments.list", {}],
    ["admin payments, attention", "adminPayments.list", { filter: "attention" }],
    ["admin payments, search", "adminPayments.list", { search: "marlowe" }],
    ["lab, working", "adminLab.list", { filter: "working" }],
    ["lab, overdue", "adminLab.list", { filter: "overdue" }],
    ["lab, report ready", "adminLab.list", { filter: "report-ready" }],
    ["lab, expected", "adminLab.list", { filter: "expected" }],
  ],
  breeder: [
    ["my animals", "animals.list", {}],
    ["my animals, search", "animals.list", { query: "juniper" }],
    ["my animals, barcode", "animals.list", { query: "juniper", query_type: "barcode" }],
    ["my orders", "orders.history", {}],
    ["my pending orders", "orders.pending", {}],
    ["my invoices", "invoices.list", {}],
    ["my kits", "kits.list", {}],
    ["my samples", "sampleTracker.list", {}],
    ["my results", "results.list", {}],
    ["my overview", "portal.attention", {}],
    ["find in my portal", "portal.find", { search: "juniper" }],
  ],
};

const postgres = await startTemporaryPostgres();
if ("reason" in postgres) throw new Error(postgres.reason);
try {
  const database = await openDatabase({ databaseUrl: postgres.url, poolSize: 4, dataDir: "" });
  await migrate(database);
  await seed(database.db, { demo: true });
  await database.pool.query("vacuum analyze");
  const before = await measure(database);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await multiplyRows(client, orderCount);
  await client.end();
  const after = await measure(database);
  await database.close();
  let failed = 0;
  for (const [label, ms] of after) {
    const first = before.get(label) ?? 0;
    const growth = Math.max(ms, leastMs) / Math.max(first, leastMs);
    if (growth > mostGrowth) failed += 1;
    const sign = growth > mostGrowth ? "NOT ok" : "ok";
    console.log(
      `${sign}: ${label}: ${first.toFixed(1)} ms, then ${ms.toFixed(1)} ms, ${growth.toFixed(1)} times`,
    );
  }
  console.log(`${after.size - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
}

async function measure(database: Database): Promise<ReadonlyMap<string, number>> {
  const app = await buildApp(database, pino({ level: "silent" }));
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const times = new Map<string, number>();
  for (const [role, measured] of Object.entries(calls)) {
    const session = role === "guest" ? undefined : await signInAs(address, role);
    for (const [label, name, query] of measured)
      times.set(label, await medianOf(address, name, { query, session }));
  }
  await app.close();
  return times;
}

async function medianOf(address: string, name: CallName, options: CallOptions): Promise<number> {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const { status, body } = await createCaller(address)(name, options);
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${name} responded with ${status}: ${JSON.stringify(body)}`);
  }
  return median(times);
}
