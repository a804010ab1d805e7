import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "./app";
import { createLog } from "./log";
import { startJobRunner } from "./jobs/job-runner";
import { enqueue } from "./jobs/enqueue";
import { createTestDatabase } from "@/backend/testing/database";

const email = "jo.private@example.test";
const name = "Jolanta Privateperson";
const sent = [email, name, "12 Secret Street", "a-private-password"];
const lines: string[] = [];
let address = "";
let close = async () => {};
let database: Awaited<ReturnType<typeof createTestDatabase>>["database"];

beforeAll(async () => {
  ({ database } = await createTestDatabase());
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const app = await buildApp(database, log, { appOrigin: "http://localhost:3000", maxEventLoopDelayMs: 0 });
  address = await app.listen({ host: "127.0.0.1", port: 0 });
  close = () => app.close();
});
afterAll(() => close());

async function send(method: string, path: string, body: unknown) {
  const headers = { "content-type": "application/json" };
  return fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
}

it("statements that fail leave no personal data and no token in the log", async () => {
  const { db } = database;
  const cart = (await (await send("POST", "/cart", {})).json()) as { sessionId: string };
  // Every write to these tables fails from here on.
  await db.execute(sql`alter table outbox add constraint outbox_closed check (false) not valid`);
  await db.execute(sql`alter table carts add constraint carts_closed check (false) not valid`);
  const registration = {
    type: "owner",
    name,
    email,
    password: "a-private-password",
    country: "AU",
    acceptTerms: true,
  };
  expect((await send("POST", "/register", registration)).status).toBe(500);
  const shippingAddress = {
    firstName: "Jolanta",
    lastName: "Privateperson",
    address: "12 Secret Street",
    city: "Perth",
    postalCode: "6000",
    state: "WA",
    country: "AU",
  };
  const update = await send("PUT", `/cart/${cart.sessionId}`, { email, shippingAddress });
  expect(update.status).toBe(500);
  await send("POST", "/auth/login", { username: email, password: "a-private-password" });

  const log = lines.join("");
  expect(log).toContain("outbox_closed");
  expect(log).toContain("carts_closed");
  for (const secret of [...sent, cart.sessionId]) expect(log).not.toContain(secret);
});

it("a failing job leaves no personal data in the log and in its row", async () => {
  const { db } = database;
  const fail = () => Promise.reject(new Error(`550 <${email}> refused`));
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const runner = await startJobRunner({ database, log, pollIntervalMs: 50, handlers: { "send-mail": fail } });
  await db.transaction((tx) => enqueue(tx, "send-mail", { mailId: 1 }));
  await expect.poll(() => lines.join("").includes("job failed")).toBe(true);
  await runner.stop();
  const rows = await db.execute(sql`select output from pgboss.job where name = 'send-mail'`);
  expect(JSON.stringify(rows)).toContain("[address]");
  expect(lines.join("") + JSON.stringify(rows)).not.toContain(email);
});
