import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { rateLimits } from "@/backend/db/schema/rate-limits";
import { createTestDatabase } from "@/backend/testing/database";
import { clearAccountCounters, countRequest, networkCounter, uncountRequest } from "./rate-limiter";

let db: Db;
beforeEach(async () => {
  db ??= (await createTestDatabase()).database.db;
  await db.delete(rateLimits);
});

/** Five at once, then one every three minutes. */
const counter = { limit: "wrongPasswords", subject: "jo", account: "account jo" } as const;

async function secondsToWait(): Promise<number> {
  return (await countRequest(db, counter))?.retryAfterSeconds ?? 0;
}

const passTime = (seconds: number) =>
  db.update(rateLimits).set({ emptyAt: sql`${rateLimits.emptyAt} - make_interval(secs => ${seconds})` });

async function fill(): Promise<void> {
  for (let index = 0; index < 5; index += 1) expect(await secondsToWait()).toBe(0);
}

describe("a rate limit", () => {
  it("allows a burst up to its maximum, then one request per interval", async () => {
    await fill();
    expect(await secondsToWait()).toBe(180);
    await passTime(179);
    expect(await secondsToWait()).toBe(1);
    await passTime(1);
    expect(await secondsToWait()).toBe(0);
    expect(await secondsToWait()).toBe(180);
  });

  it("does not count refused requests and resets after its window", async () => {
    await fill();
    for (let index = 0; index < 5; index += 1) expect(await secondsToWait()).toBe(180);
    await passTime(15 * 60);
    await fill();
  });

  it("restores earlier counters when a later one refuses", async () => {
    await fill();
    await uncountRequest(db, counter);
    expect(await secondsToWait()).toBe(0);
    const network = { limit: "registrations", subject: "a network" } as const;
    for (let index = 0; index < 30; index += 1) await countRequest(db, network, counter);
    for (let index = 0; index < 10; index += 1) expect(await countRequest(db, network)).toBeUndefined();
  });

  it("is cleared for an account in all networks", async () => {
    await fill();
    await clearAccountCounters(db, "account jo");
    await fill();
  });

  it("counts exactly with concurrent requests", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => countRequest(db, counter)));
    expect(all.filter((refusal) => refusal === undefined)).toHaveLength(5);
  });

  it("is higher for private addresses, which may be a proxy", () => {
    expect(networkCounter("carts", "127.0.0.1").allowance).toBe(20);
    expect(networkCounter("carts", "203.0.113.9").allowance).toBeUndefined();
  });
});
