import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { buildApp } from "@/backend/app";
import type { Database } from "@/backend/db/client";
import { runInTransaction } from "@/backend/http/transaction";
import { refuseFields } from "@/backend/http/refusals";
import { loadSheddingHeader } from "@/lib/config/load-shedding";

const appOrigin = "http://localhost:3000";
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts the app on a fake database whose every query calls `query`. */
async function startApp(query: () => Promise<unknown>, maxEventLoopDelayMs = 0) {
  const db = new Proxy({}, { get: () => () => createQueryChain(query) });
  const database = {
    db,
    kind: "postgres",
    isReady: () => Promise.resolve(false),
    close: () => Promise.resolve(),
  };
  const app = await buildApp(database as unknown as Database, pino({ level: "silent" }), {
    appOrigin,
    maxEventLoopDelayMs,
  });
  stops.push(() => app.close());
  return { app, address: await app.listen({ host: "127.0.0.1", port: 0 }) };
}

function createQueryChain(query: () => Promise<unknown>): unknown {
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name !== "then") return () => createQueryChain(query);
        const promise = query();
        return promise.then.bind(promise);
      },
    },
  );
}

it("a process for background work only has no calls but those of its health", async () => {
  const database = { db: {}, kind: "postgres", isReady: () => Promise.resolve(true) };
  const app = await buildApp(database as unknown as Database, pino({ level: "silent" }), {
    appOrigin,
    servesCalls: false,
  });
  stops.push(() => app.close());
  expect((await app.inject("/health/ready")).statusCode).toBe(200);
  expect((await app.inject("/countries")).statusCode).toBe(404);
});

describe("a failing database", () => {
  it("returns a generic 500 without details", async () => {
    const secret = 'select "password_hash" from "users" /srv/backend/secret.ts';
    const { address } = await startApp(() => Promise.reject(new Error(secret)));
    const response = await fetch(`${address}/countries`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      code: "internal",
      message: "operation failed",
      requestId: expect.any(String),
    });
    expect(text).not.toMatch(/select|secret|srv/);
  });

  it("keeps the health check green and fails the readiness check", async () => {
    const { address } = await startApp(() => Promise.resolve([]));
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  });
});

it("refuses requests as busy while the event loop is late", async () => {
  const { address } = await startApp(() => Promise.resolve([]), 15);
  blockEventLoop();
  const response = await fetch(`${address}/countries`);
  expect(response.status).toBe(503);
  expect(response.headers.get(loadSheddingHeader)).toBe("1");
  expect(response.headers.get("retry-after")).toBe("2");
  expect(await response.json()).toMatchObject({ code: "busy", message: "Please try again shortly" });
});

/** Longer than the second after which the delay is measured again. */
function blockEventLoop(): void {
  const end = performance.now() + 1_100;
  while (performance.now() < end);
}

it("finishes pending requests before it closes", async () => {
  let release: (rows: unknown[]) => void = () => {};
  const { app, address } = await startApp(() => new Promise((resolve) => (release = resolve)));
  const pending = fetch(`${address}/countries`);
  await expect.poll(() => release.length).toBe(1);
  const closed = app.close();
  release([]);
  expect((await pending).status).toBe(200);
  await closed;
  await expect(fetch(`${address}/health`)).rejects.toThrow();
});

it("rolls back when a use case returns a refusal", async () => {
  const outcomes: string[] = [];
  const db = {
    transaction: async (run: (tx: unknown) => Promise<unknown>) => {
      try {
        await run({});
        outcomes.push("committed");
      } catch (error) {
        outcomes.push("rolled back");
        throw error;
      }
    },
  } as unknown as Database["db"];
  const refusal = refuseFields({ name: "fields.required" });
  expect(await runInTransaction(db, () => Promise.resolve(refusal))).toBe(refusal);
  expect(outcomes).toEqual(["rolled back"]);
});
