import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { signInAttempts } from "@/backend/db/schema/account";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { Refusal } from "@/backend/http/refusals";
import { freshDatabase } from "@/backend/testing/database";
import { runBackend } from "@/backend/testing/server";
import { beginTry, endTry, pruneTries, triesFrom, triesOfAccount } from "./tries";

const { ask, send } = runBackend();

function tryPassword(username: string, password = "not-this-one", clientAddress = "") {
  return ask("auth.login", { body: { username, password } }, { clientAddress });
}

async function tryWrong(username: string, times: number) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await tryPassword(username)).status);
  return statuses;
}

describe("wrong passwords", () => {
  it.each([
    ["of an account", demoEmail("pending")],
    ["of nobody", "nobody@limits.test"],
  ])("%s are answered five times, then with how long to wait", async (_whose, username) => {
    expect(await tryWrong(username, 5)).toEqual([401, 401, 401, 401, 401]);
    const { status, body, headers } = await tryPassword(username);
    expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
    expect(body).toEqual({
      code: "too_many_tries",
      message: "Too many tries. Please wait a moment.",
      requestId: expect.any(String),
    });
  });

  it("hold up the right password too, and both spellings of the call and of the address", async () => {
    await tryWrong(demoEmail("vet"), 5);
    expect((await tryPassword(demoEmail("vet"), demoPassword)).status).toBe(429);
    const body = { username: ` ${demoEmail("vet").toUpperCase()}`, password: demoPassword };
    expect((await send("POST", "/auth/login/", body)).status).toBe(429);
  });

  it("many at once count as many", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => tryPassword("many@limits.test")));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("are forgotten with a right one", async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await tryWrong(demoEmail("owner"), 4)).toEqual([401, 401, 401, 401]);
      expect((await tryPassword(demoEmail("owner"), demoPassword)).status).toBe(200);
    }
  });

  it("from one address at many accounts are held up as well, and nobody elsewhere", async () => {
    const from = (index: number, address: string) => tryPassword(`p${index}@spray.test`, "x", address);
    for (let index = 0; index < 20; index += 1) expect((await from(index, "203.0.113.9")).status).toBe(401);
    expect((await from(20, "203.0.113.9")).status).toBe(429);
    expect((await from(20, "203.0.113.10")).status).toBe(401);
  });
});

describe("the wait", () => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await freshDatabase());
  });
  const account = triesOfAccount("jo@example.test");
  const secondsToWait = async (counted = account) => {
    const refused = await beginTry(db, [counted]);
    return refused instanceof Refusal ? refused.retryAfterSeconds : 0;
  };
  /** As if so much time had gone by. */
  const pass = (seconds: number) =>
    db.update(signInAttempts).set({
      lastTriedAt: sql`${signInAttempts.lastTriedAt} - make_interval(secs => ${seconds})`,
    });

  it("doubles up to fifteen minutes", async () => {
    for (let index = 0; index < 5; index += 1) expect(await secondsToWait()).toBe(0);
    const waits: (number | undefined)[] = [];
    for (let index = 0; index < 12; index += 1) {
      const wait = await secondsToWait();
      waits.push(wait);
      await pass(wait ?? 0);
      expect(await secondsToWait()).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("is not made longer by asking meanwhile", async () => {
    await secondsToWait();
    expect(await secondsToWait()).toBeLessThanOrEqual(900);
    await pass(900);
    expect(await secondsToWait()).toBe(0);
  });

  it("ends with the right password, and what nobody counts any more goes", async () => {
    await endTry(db, account);
    expect(await secondsToWait()).toBe(0);
    await pass(25 * 60 * 60);
    await pruneTries(db);
    expect(await db.select().from(signInAttempts)).toEqual([]);
  });

  it("counts a household of IPv6 as one", () => {
    const [first] = triesFrom("2001:db8:1:2::1");
    expect(triesFrom("2001:0DB8:1:2:ffff::9")).toEqual([first]);
    expect(triesFrom("2001:db8:1:3::1")).not.toEqual([first]);
    expect(triesFrom("::1")[0]?.key).toBe("address 0:0:0:0");
    expect(triesFrom(undefined)).toEqual([]);
  });
});
