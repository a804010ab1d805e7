import { describe, expect, it } from "vitest";
import { eq, sql } from "drizzle-orm";
import { sessions } from "@/backend/db/schema/users";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { readMailedToken } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, signIn, database, updateRows } = startTestBackend();

const attackerToken = "P".repeat(43);
const login = (role: string, token: string) =>
  callRoute("auth.login", { body: { username: demoEmail(role), password: demoPassword } }, { token });
const details = (token: string) => callRoute("account.details", {}, { token });
const sessionOf = ({ headers }: { headers: Headers }) => headers.get("x-session") ?? "";

describe("session fixation", () => {
  it("never makes a token valid that the client chose", async () => {
    expect((await details(attackerToken)).status).toBe(401);
    const own = sessionOf(await login("breeder", attackerToken));
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(own).not.toBe(attackerToken);
    expect((await details(attackerToken)).status).toBe(401);
    expect((await details(own)).status).toBe(200);
  });

  it("starts a new session when the victim signs in with the attacker's, and ends that one", async () => {
    const attackerSession = await signIn("owner");
    const victimSession = sessionOf(await login("breeder", attackerSession));
    expect(victimSession).not.toBe(attackerSession);
    expect((await details(attackerSession)).status).toBe(401);
    expect((await details(victimSession)).body).toMatchObject({ email: demoEmail("breeder") });
  });

  it("starts a new session when a registration is confirmed", async () => {
    const attackerSession = await signIn("owner");
    const email = "fixed@example.test";
    const password = "a-walk-in-the-rain";
    const registration = { type: "owner", name: "Fay", email, country: "AU", acceptTerms: true };
    await callRoute("registration.register", { body: { ...registration, password } });
    const body = { token: await readMailedToken(database(), email), password };
    const victimSession = sessionOf(
      await callRoute("registration.confirm", { body }, { token: attackerSession }),
    );
    expect((await details(victimSession)).body).toMatchObject({ email });
    expect((await details(attackerSession)).body).toMatchObject({ email: demoEmail("owner") });
  });
});

describe("an ended session", () => {
  it("stays invalid for all calls, also after signing in again", async () => {
    const old = await signIn("vet");
    expect((await callRoute("auth.endSession", {}, { token: old })).status).toBe(204);
    await login("vet", old);
    expect((await details(old)).status).toBe(401);
    const change = { body: { name: "Other Name" } };
    expect((await callRoute("account.update", change, { token: old })).status).toBe(401);
    expect((await callRoute("auth.endSession", {}, { token: old })).status).toBe(204);
  });

  it("ends even if it is used during sign-out", async () => {
    const token = await signIn("vet");
    const all = [
      callRoute("auth.endSession", {}, { token }),
      ...Array.from({ length: 8 }, () => details(token)),
    ];
    for (const { status } of await Promise.all(all)) expect([200, 204, 401]).toContain(status);
    expect((await details(token)).status).toBe(401);
  });

  it.each([
    ["60 days after sign-in", { expiresAt: sql`now() - interval '1 second'` }],
    ["after two weeks without use", { lastSeenAt: sql`now() - interval '14 days 1 second'` }],
  ])("expires %s", async (_case, past) => {
    const token = await signIn("pending");
    const mine = (await details(token)).body as { id: number };
    await updateRows(sessions, past, eq(sessions.userId, mine.id));
    expect((await details(token)).status).toBe(401);
  });
});
