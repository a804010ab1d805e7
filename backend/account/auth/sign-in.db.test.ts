import { describe, expect, it } from "vitest";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { limits } from "@/backend/limits/rate-limits";
import { listQueuedMails, readMailedToken } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, signIn, database } = startTestBackend();

describe("signing in", () => {
  it("returns the session token in headers, not in the body", async () => {
    const { status, body, headers } = await callRoute("auth.login", {
      body: { username: demoEmail("breeder"), password: demoPassword },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number), type: "breeder", countryCode: "AU", language: "en" });
    expect(headers.get("x-session")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Number(headers.get("x-session-max-age"))).toBeGreaterThan(0);
  });

  it("ignores case and surrounding spaces of the email", async () => {
    const username = `  ${demoEmail("vet").toUpperCase()} `;
    expect((await callRoute("auth.login", { body: { username, password: demoPassword } })).status).toBe(200);
  });

  it("starts a new session every time", async () => {
    expect(await signIn("owner")).not.toBe(await signIn("owner"));
  });

  it("responds identically to a wrong password and an unknown email", async () => {
    const wrong = await callRoute("auth.login", {
      body: { username: demoEmail("owner"), password: "not-this-one" },
    });
    const unknown = await callRoute("auth.login", {
      body: { username: "unknown@example.test", password: "not-this-one" },
    });
    const { requestId: _a, ...first } = wrong.body as Record<string, unknown>;
    const { requestId: _b, ...second } = unknown.body as Record<string, unknown>;
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(first).toEqual(second);
    expect(wrong.headers.get("x-session")).toBeNull();
  });
});

describe("signing in to an unconfirmed account", () => {
  const email = "unconfirmed@example.test";
  const login = (password: string) => callRoute("auth.login", { body: { username: email, password } });
  const resend = (address: string) =>
    callRoute("registration.resendConfirmation", { body: { email: address } });

  it("returns 409 with the right password only, and a new link confirms the account", async () => {
    const password = "Wandering Otter 9";
    const person = { type: "owner", name: "Uma", email, password, country: "AU", acceptTerms: true };
    expect((await callRoute("registration.register", { body: person })).status).toBe(204);
    expect(await login("not-this-one")).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
    expect(await login(password)).toMatchObject({ status: 409, body: { code: "unconfirmed" } });
    const first = await readMailedToken(database(), email);
    expect((await resend(email)).status).toBe(204);
    const token = await readMailedToken(database(), email);
    const confirm = (link: string) => callRoute("registration.confirm", { body: { token: link, password } });
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(token)).status).toBe(200);
    expect((await login(password)).status).toBe(200);
    const before = (await listQueuedMails(database(), email)).length;
    expect((await resend(email)).status).toBe(204);
    expect(await listQueuedMails(database(), email)).toHaveLength(before);
  });

  it("limits new links per address, and says nothing about unknown ones", async () => {
    const statuses = [];
    for (let count = 0; count <= limits.mails.max; count += 1)
      statuses.push((await resend("nobody@example.test")).status);
    expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([204, 204, 429]);
    expect(await listQueuedMails(database(), "nobody@example.test")).toEqual([]);
  });
});

describe("account details", () => {
  it("contain the user's own data and no secrets", async () => {
    const { body } = await callRoute("account.details", {}, { token: await signIn("breeder") });
    expect(body).toMatchObject({
      email: demoEmail("breeder"),
      type: "breeder",
      isAgent: true,
      isClubMember: true,
      hasDvAccess: true,
      isAdmin: false,
      address: { country: { code: "AU" } },
      countryCode: "AU",
      currency: "AUD",
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|password/i);
  });

  it.each([
    ["admin", { isAdmin: true }],
    ["vet", { type: "vet", canOrderSupplies: true }],
    ["owner", { type: "owner", currency: "USD" }],
    ["pending", { type: "breeder", isAdmin: false }],
  ])("match the demo account %s", async (role, expected) => {
    expect((await callRoute("account.details", {}, { token: await signIn(role) })).body).toMatchObject(
      expected,
    );
  });
});

describe("signing out", () => {
  it("ends the current session only", async () => {
    const [here, there] = [await signIn("breeder"), await signIn("breeder")];
    expect((await callRoute("auth.endSession", {}, { token: here })).status).toBe(204);
    expect((await callRoute("account.details", {}, { token: here })).status).toBe(401);
    expect((await callRoute("account.details", {}, { token: there })).status).toBe(200);
  });

  it("succeeds for guests too", async () => {
    expect((await callRoute("auth.endSession")).status).toBe(204);
  });
});
