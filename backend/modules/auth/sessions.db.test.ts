import { describe, expect, it } from "vitest";
import { eq, sql } from "drizzle-orm";
import { sessions } from "@/backend/db/schema/people";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { tokenFor } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn, database } = runBackend();

const planted = "P".repeat(43);
const login = (role: string, token: string) =>
  ask("auth.login", { body: { username: demoEmail(role), password: demoPassword } }, { token });
const details = (token: string) => ask("me.details", {}, { token });
const sessionOf = ({ headers }: { headers: Headers }) => headers.get("x-session") ?? "";

describe("a session that somebody else has chosen", () => {
  it("is worth nothing, before and after its victim has signed in with it", async () => {
    expect((await details(planted)).status).toBe(401);
    const own = sessionOf(await login("breeder", planted));
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(own).not.toBe(planted);
    expect((await details(planted)).status).toBe(401);
    expect((await details(own)).status).toBe(200);
  });

  it("of an attacker's account stays the attacker's: the victim gets another", async () => {
    const attackers = await signIn("owner");
    const victims = sessionOf(await login("breeder", attackers));
    expect(victims).not.toBe(attackers);
    expect((await details(attackers)).body).toMatchObject({ email: demoEmail("owner") });
    expect((await details(victims)).body).toMatchObject({ email: demoEmail("breeder") });
  });

  it("is not taken over by confirming a registration", async () => {
    const attackers = await signIn("owner");
    const email = "fixed@example.test";
    const password = "a-walk-in-the-rain";
    const person = { type: "owner", name: "Fay", email, country: "AU", acceptTerms: true };
    await ask("registration.register", { body: { ...person, password } });
    const body = { token: await tokenFor(database(), email), password };
    const victims = sessionOf(await ask("registration.confirm", { body }, { token: attackers }));
    expect((await details(victims)).body).toMatchObject({ email });
    expect((await details(attackers)).body).toMatchObject({ email: demoEmail("owner") });
  });
});

describe("a session that was used before", () => {
  it("is no more after signing out, for any call, and is not woken by signing in again", async () => {
    const old = await signIn("vet");
    expect((await ask("auth.leave", {}, { token: old })).status).toBe(204);
    await login("vet", old);
    expect((await details(old)).status).toBe(401);
    const change = { body: { name: "Somebody else" } };
    expect((await ask("account.update", change, { token: old })).status).toBe(401);
    expect((await ask("auth.leave", {}, { token: old })).status).toBe(204);
  });

  it("ends also where it is used at the very moment of signing out", async () => {
    const token = await signIn("vet");
    const all = [ask("auth.leave", {}, { token }), ...Array.from({ length: 8 }, () => details(token))];
    for (const { status } of await Promise.all(all)) expect([200, 204, 401]).toContain(status);
    expect((await details(token)).status).toBe(401);
  });

  it.each([
    ["after its longest life", { expiresAt: sql`now() - interval '1 second'` }],
    ["after two weeks without use", { lastSeenAt: sql`now() - interval '14 days 1 second'` }],
  ])("is over %s", async (_when, past) => {
    const token = await signIn("pending");
    const mine = (await details(token)).body as { id: number };
    await database().update(sessions).set(past).where(eq(sessions.userId, mine.id));
    expect((await details(token)).status).toBe(401);
  });
});
