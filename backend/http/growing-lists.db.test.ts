import { drizzle } from "drizzle-orm/node-postgres";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "@/backend/app";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { createTestDatabase, type TestDatabase } from "@/backend/testing/database";
import { growingTables, multiplyRows } from "@/backend/testing/multiply-rows";
import { postgresTestUrl } from "@/backend/testing/template";

/** Enough for PostgreSQL to prefer an index. `npm run proof:growth` measures with five times as many. */
const orderCount = 20_000;

interface Query {
  readonly text: string;
  readonly params: unknown[];
}

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

const queries: Query[] = [];
let database: TestDatabase["database"];
let app: Awaited<ReturnType<typeof buildApp>>;
const sessions = new Map<string, string>();

describe.skipIf(!postgresTestUrl())("lists on PostgreSQL (needs TEST_POSTGRES_URL)", () => {
  beforeAll(async () => {
    ({ database } = await createTestDatabase());
    const client = await database.pool.connect();
    await multiplyRows(client, orderCount);
    client.release(true);
    const logger = { logQuery: (text: string, params: unknown[]) => void queries.push({ text, params }) };
    const db = drizzle(database.pool, { logger });
    const settings = { appOrigin: "http://localhost:3000", maxEventLoopDelayMs: 0 };
    app = await buildApp({ ...database, db }, pino({ level: "silent" }), settings);
    for (const role of ["admin", "breeder"]) {
      const payload = { username: demoEmail(role), password: demoPassword };
      const response = await app.inject({ method: "POST", url: "/auth/login", payload });
      sessions.set(role, String(response.headers["x-session"]));
    }
  });
  afterAll(() => app?.close());

  it.each([
    "/admin/orders",
    "/admin/orders?search=marlowe",
    "/admin/orders?toPost=true",
    "/admin/payments",
    "/admin/payments?filter=attention",
    "/admin/payments?search=marlowe",
    "/admin/lab/tubes?filter=working",
    "/admin/lab/tubes?filter=overdue",
    "/admin/lab/tubes?filter=report-ready",
    "/admin/lab/tubes?filter=expected",
    "/my/animals",
    "/my/animals?query=juniper",
    "/my/animals?query=juniper&query_type=barcode",
    "/my/order-history",
    "/my/pending-orders",
    "/my/invoices",
    "/my/kits",
    "/my/samples",
    "/my/results",
    "/my/attention",
    "/my/recent-animals",
    "/my/find?search=juniper",
  ])("%s reads no growing table from start to end", async (url) => {
    queries.length = 0;
    const session = sessions.get(url.startsWith("/admin/") ? "admin" : "breeder");
    const response = await app.inject({ url, headers: { authorization: `Bearer ${session}` } });
    expect(response.statusCode, response.body).toBe(200);
    const lists = queries.filter(({ text }) => /^(select|with) /.test(text));
    expect(lists.length).toBeGreaterThan(1);
    const scans: string[] = [];
    for (const { text, params } of lists) {
      const { rows } = await database.pool.query(`explain (format json) ${text}`, params);
      scans.push(...findScans(rows[0]["QUERY PLAN"][0].Plan));
    }
    expect(scans).toEqual([]);
  });
});

/** The growing tables of which a plan reads every row. */
function findScans(plan: Plan): string[] {
  const table = plan["Relation Name"] ?? "";
  const isScan = plan["Node Type"] === "Seq Scan" && growingTables.some((name) => name === table);
  return [...(isScan ? [table] : []), ...(plan.Plans ?? []).flatMap(findScans)];
}
