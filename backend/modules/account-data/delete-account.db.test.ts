import pino from "pino";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { accountMessages } from "@/lib/contract/messages";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { auditEntries } from "@/backend/db/schema/audit";
import { outbox } from "@/backend/db/schema/outbox";
import { users } from "@/backend/db/schema/people";
import { sendWaiting, sweep } from "@/backend/mail/send-waiting";
import { hashPassword } from "@/backend/modules/auth/passwords";
import { runBackend } from "@/backend/testing/server";
import { facts, fullAccount, password } from "@/backend/modules/account-data/testing/full-account";
import { tablesWith } from "@/backend/modules/account-data/testing/read-schema";

const backend = runBackend();
const { ask, signIn, database } = backend;
const remove = (token: string, typed: string) =>
  ask("myData.deleteAccount", { body: { password: typed } }, { token });

async function person(email: string) {
  const row = { email, name: "Somebody", type: "owner", countryCode: "AU", confirmedAt: new Date() } as const;
  await database()
    .insert(users)
    .values({ ...row, passwordHash: await hashPassword(password) });
  const { headers } = await ask("auth.login", { body: { username: email, password } });
  return headers.get("x-session") ?? "";
}

const log = pino({ level: "silent" });
async function sendAll(send: () => Promise<object>) {
  const transport = { send, close: () => undefined };
  while ((await sendWaiting({ db: database(), transport, log })) > 0);
}

describe("a deleted account", () => {
  let account: Awaited<ReturnType<typeof fullAccount>>;
  const traces = [...Object.values(facts), "918273645"];
  const find = async (cartId: string) => {
    const found: [string, readonly string[]][] = [];
    for (const trace of [...traces, cartId]) found.push([trace, await tablesWith(account.db, trace)]);
    return new Map(found);
  };
  beforeAll(async () => {
    account = await fullAccount(backend);
  });

  it("is known in all these tables before", async () => {
    const found = await find(account.cartId);
    expect(found.get(facts.email)).toEqual(["carts", "outbox", "users"]);
    expect(found.get(facts.name)).toEqual(["audit_entries", "outbox", "users"]);
    expect(found.get(facts.reason)).toEqual(["audit_entries", "sessions"]);
    expect(found.get("918273645")).toEqual([
      ...["addresses", "animals"],
      ...[
        "approvals",
        "audit_entries",
        "carts",
        "coupons",
        "custom_profiles",
        "loyalty_entries",
        "mail_links",
        "preset_breeds",
        "profiles",
        "sessions",
        "users",
      ],
    ]);
    for (const [trace, tables] of found) expect([trace, tables.length]).not.toEqual([trace, 0]);
  });

  it("is found nowhere afterwards but in the mail that says so, and when that is sent nowhere at all", async () => {
    expect((await remove(account.token, password)).status).toBe(204);
    for (const [trace, tables] of await find(account.cartId))
      expect([trace, tables.filter((table) => table !== "outbox")]).toEqual([trace, []]);
    const sent: object[] = [];
    await sendAll(async (...mail: object[]) => {
      sent.push(...mail);
      return {};
    });
    expect(sent).toMatchObject([
      {
        to: facts.email,
        subject: "Your Tailmark account is deleted",
        text: expect.stringContaining(facts.name),
      },
    ]);
    for (const [trace, tables] of await find(account.cartId)) expect([trace, tables]).toEqual([trace, []]);
  });

  it("ends every session and nobody signs in to it", async () => {
    for (const token of [account.token, account.other])
      expect((await ask("me.details", {}, { token })).status).toBe(401);
    expect((await account.login()).status).toBe(401);
    expect((await ask("cart.read", { params: { sessionId: account.cartId } })).status).toBe(404);
  });

  it("leaves the carts of others to them, without its address", async () => {
    const { body } = await ask("me.details", {}, { token: await signIn("owner") });
    const { cartSessionId } = body as { cartSessionId: string };
    const cart = await ask(
      "cart.read",
      { params: { sessionId: cartSessionId } },
      { token: await signIn("owner") },
    );
    expect(cart.body).toMatchObject({ email: null, phoneNumber: null, count: 2 });
  });

  it("stays in the audit log as a deleted account, with what the admin did", async () => {
    const entries = await database().select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { actor: "Ada Marsh", subjectId: null, subject: "deleted account", call: "admin.actAs", reason: null },
      {
        actor: "Ada Marsh",
        subjectId: null,
        subject: "deleted account",
        call: "account.update",
        reason: null,
      },
    ]);
    const listed = await ask("admin.audit", {}, { token: await signIn("admin") });
    expect(listed.body).toMatchObject({ count: 2, results: [{ subject: "deleted account" }, {}] });
  });

  it("can be registered anew, and begins with nothing", async () => {
    const body = { type: "owner", name: "Q", email: facts.email, password, country: "AU", acceptTerms: true };
    expect((await ask("registration.register", { body })).status).toBe(204);
    const [user] = await database().select().from(users).where(eq(users.email, facts.email));
    expect(user).toMatchObject({ name: "Q", clinic: null, confirmedAt: null });
  });
});

describe("the last mail", () => {
  it("that nobody takes is given up, and its address forgotten", async () => {
    expect((await remove(await person("full@example.test"), password)).status).toBe(204);
    await sendAll(async () => Promise.reject(new Error("552 mailbox full")));
    const toThem = eq(outbox.to, "full@example.test");
    await sweep(database());
    expect(await database().select().from(outbox).where(toThem)).toHaveLength(1);
    await database().update(outbox).set({ attempts: 8 }).where(toThem);
    await sweep(database());
    expect(await tablesWith(database(), "full@example.test")).toEqual([]);
  });
});

describe("deleting an account", () => {
  it("is refused with a wrong password, at its field, and nothing is gone", async () => {
    const token = await person("wrong@example.test");
    expect(await remove(token, "not this one")).toMatchObject({
      status: 428,
      body: { password: accountMessages.wrongPassword },
    });
    expect((await ask("me.details", {}, { token })).status).toBe(200);
  });

  it("cannot be used to try passwords", async () => {
    const token = await person("tries@example.test");
    for (let index = 0; index < 5; index += 1) expect((await remove(token, "no")).status).toBe(428);
    const refused = await remove(token, password);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  });

  it("of two at once happens once, and one mail is sent", async () => {
    const token = await person("twice@example.test");
    const both = await Promise.all([remove(token, password), remove(token, password)]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 204)?.status).toBeOneOf([401, 428]);
    const mails = await database().select().from(outbox).where(eq(outbox.to, "twice@example.test"));
    expect(mails).toHaveLength(1);
  });

  it("is not for guests, admins, admins who act, or the accounts everybody shares", async () => {
    expect((await ask("myData.deleteAccount", { body: { password } })).status).toBe(401);
    const admin = await signIn("admin");
    expect(await remove(admin, demoPassword)).toMatchObject({ status: 403, body: { code: "is_admin" } });
    expect(await remove(await signIn("vet"), demoPassword)).toMatchObject({
      status: 403,
      body: { code: "demo_account" },
    });
    const { body } = await ask("admin.findUsers", { query: { query: demoEmail("vet") } }, { token: admin });
    const [vet] = (body as { results: { id: number }[] }).results;
    await ask("admin.actAs", { body: { userId: vet?.id, reason: "To see" } }, { token: admin });
    expect(await remove(admin, demoPassword)).toMatchObject({ status: 403, body: { code: "acting" } });
  });
});
