import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { buildApp } from "@/backend/app";
import type { Database } from "@/backend/db/client";
import { runInTransaction } from "@/backend/http/transaction";
import { refuseFields } from "@/backend/http/refusals";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A database whose every use does what the test says: enough of one for what these tests look at. */
async function runWith(query: () => Promise<unknown>) {
  const db = new Proxy({}, { get: () => () => chainThatEndsIn(query) });
  const database = {
    db,
    kind: "postgres",
    isReady: () => Promise.resolve(false),
    close: () => Promise.resolve(),
  };
  const app = await buildApp(database as unknown as Database, pino({ level: "silent" }));
  stops.push(() => app.close());
  return { app, address: await app.listen({ host: "127.0.0.1", port: 0 }) };
}

function chainThatEndsIn(query: () => Promise<unknown>): unknown {
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name !== "then") return () => chainThatEndsIn(query);
        const promise = query();
        return promise.then.bind(promise);
      },
    },
  );
}

describe("a failing database", () => {
  it("tells a caller nothing of itself", async () => {
    const secret = 'select "password_hash" from "users" /srv/backend/secret.ts';
    const { address } = await runWith(() => Promise.reject(new Error(secret)));
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

  it("makes the program alive but not ready", async () => {
    const { address } = await runWith(() => Promise.resolve([]));
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  });
});

it("finishes what is in flight before it stops", async () => {
  let release: (rows: unknown[]) => void = () => {};
  const { app, address } = await runWith(() => new Promise((resolve) => (release = resolve)));
  const pending = fetch(`${address}/countries`);
  await expect.poll(() => release.length).toBe(1);
  const closed = app.close();
  release([]);
  expect((await pending).status).toBe(200);
  await closed;
  await expect(fetch(`${address}/health`)).rejects.toThrow();
});

it("undoes what a verb did before it refused", async () => {
  const fate: string[] = [];
  const db = {
    transaction: async (run: (tx: unknown) => Promise<unknown>) => {
      try {
        await run({});
        fate.push("committed");
      } catch (error) {
        fate.push("rolled back");
        throw error;
      }
    },
  } as unknown as Database["db"];
  const refusal = refuseFields({ name: "This field is required" });
  expect(await runInTransaction(db, () => Promise.resolve(refusal))).toBe(refusal);
  expect(fate).toEqual(["rolled back"]);
});
