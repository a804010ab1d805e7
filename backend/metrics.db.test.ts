import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "@/backend/app";
import { createTestDatabase } from "@/backend/testing/database";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { startMetrics } from "./metrics";

let address = "";
let metrics = "";
let stop = async () => {};

beforeAll(async () => {
  const { database } = await createTestDatabase();
  await database.pool.query(
    "insert into lab_progress (kit_id, stage, reached_at, promised_on) select id, 'received', '{}', '2026-01-01' from kits limit 1",
  );
  const app = await buildApp(database, pino({ level: "silent" }));
  const port = await findUsablePort(0);
  await startMetrics({ app, database, host: "127.0.0.1", port });
  address = await app.listen({ host: "127.0.0.1", port: 0 });
  metrics = `http://127.0.0.1:${port}`;
  stop = () => app.close();
});
afterAll(() => stop());

it("metrics count calls by name, show pool, jobs, payments and samples, and have nothing of a person", async () => {
  await fetch(`${address}/countries`);
  await fetch(`${address}/nowhere?email=jo.private@example.test`);
  const body = JSON.stringify({ username: "jo.private@example.test", password: "a-private-password" });
  await fetch(`${address}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const response = await fetch(metrics);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/tailmark_backend_call_seconds_count\{call="geography\.countries",status="2xx"\} 1/);
  expect(text).toMatch(/tailmark_backend_call_seconds_count\{call="auth\.login",status="4xx"\} 1/);
  expect(text).toMatch(/tailmark_backend_call_seconds_count\{call="none",status="4xx"\} 1/);
  expect(text).toMatch(/tailmark_backend_database_connections\{state="open"\} [1-9]/);
  expect(text).toMatch(/tailmark_jobs\{queue="find-relatives"\} [1-9]/);
  expect(text).toMatch(/tailmark_samples\{state="overdue"\} 1/);
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).not.toMatch(/jo\.private|example\.test|@|password/);
});
