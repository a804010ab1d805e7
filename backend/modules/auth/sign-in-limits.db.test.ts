import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { signInAttempts } from "@/backend/db/schema/account";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { Refusal } from "@/backend/http/refusals";
import { createTestDatabase } from "@/backend/testing/database";
import { startTestBackend } from "@/backend/testing/server";
import {
  startAttempt,
  recordSuccess,
  pruneAttempts,
  networkCounters,
  accountCounter,
} from "./password-attempts";

const { callRoute, send } = startTestBackend();

function attemptSignIn(username: string, password = "not-this-one", clientAddress = "") {
  return callRoute("auth.login", { body: { username, password } }, { clientAddress });
}

async function attemptWrongPasswords(username: string, times: number) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await attemptSignIn(username)).status);
  return statuses;
}

describe("wrong passwords", () => {
  it.each([
    ["for a known account", demoEmail("pending")],
    ["for an unknown account", "unknown@limits.test"],
  ])("%s get 401 five times, then 429 with the time to wait", async (_case, username) => {
    expect(await attemptWrongPasswords(username, 5)).toEqual([401, 401, 401, 401, 401]);
    const { status, body, headers } = await attemptSignIn(username);
    expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
    expect(body).toEqual({
      code: "too_many_tries",
      message: "Too many tries. Please wait a moment.",
      requestId: expect.any(String),
    });
  });

  it("also block the correct password, in any spelling of email and path", async () => {
    await attemptWrongPasswords(demoEmail("vet"), 5);
    expect((await attemptSignIn(demoEmail("vet"), demoPassword)).status).toBe(429);
    const body = { username: ` ${demoEmail("vet").toUpperCase()}`, password: demoPassword };
    expect((await send("POST", "/auth/login/", body)).status).toBe(429);
  });

  it("count when sent concurrently", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => attemptSignIn("many@limits.test")));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("are forgotten after a correct one", async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await attemptWrongPasswords(demoEmail("owner"), 4)).toEqual([401, 401, 401, 401]);
      expect((await attemptSignIn(demoEmail("owner"), demoPassword)).status).toBe(200);
    }
  });

  it("from one network at many accounts are limited, other networks are not", async () => {
    const from = (index: number, address: string) => attemptSignIn(`p${index}@spray.test`, "x", address);
    for (let index = 0; index < 20; index += 1) expect((await from(index, "203.0.113.9")).status).toBe(401);
    expect((await from(20, "203.0.113.9")).status).toBe(429);
    expect((await from(20, "203.0.113.10")).status).toBe(401);
  });
});

describe("the time to wait", () => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await createTestDatabase());
  });
  const account = accountCounter("jo@example.test");
  const secondsToWait = async (counter = account) => {
    const refusal = await startAttempt(db, [counter]);
    return refusal instanceof Refusal ? refusal.retryAfterSeconds : 0;
  };
  /** Shifts stored attempts into the past. */
  const passTime = (seconds: number) =>
    db.update(signInAttempts).set({
      lastTriedAt: sql`${signInAttempts.lastTriedAt} - make_interval(secs => ${seconds})`,
    });

  it("doubles up to fifteen minutes", async () => {
    for (let index = 0; index < 5; index += 1) expect(await secondsToWait()).toBe(0);
    const waits: (number | undefined)[] = [];
    for (let index = 0; index < 12; index += 1) {
      const wait = await secondsToWait();
      waits.push(wait);
      await passTime(wait ?? 0);
      expect(await secondsToWait()).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("does not grow with refused attempts", async () => {
    await secondsToWait();
    expect(await secondsToWait()).toBeLessThanOrEqual(900);
    await passTime(900);
    expect(await secondsToWait()).toBe(0);
  });

  it("ends with the correct password, and old counters are pruned", async () => {
    await recordSuccess(db, account);
    expect(await secondsToWait()).toBe(0);
    await passTime(25 * 60 * 60);
    await pruneAttempts(db);
    expect(await db.select().from(signInAttempts)).toEqual([]);
  });

  it("counts the addresses of an IPv6 /64 network as one", () => {
    const [first] = networkCounters("2001:db8:1:2::1");
    expect(networkCounters("2001:0DB8:1:2:ffff::9")).toEqual([first]);
    expect(networkCounters("2001:db8:1:3::1")).not.toEqual([first]);
    expect(networkCounters("::1")[0]?.key).toBe("address 0:0:0:0");
    expect(networkCounters(undefined)).toEqual([]);
  });
});
