import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { rateLimits } from "@/backend/db/schema/rate-limits";
import { users } from "@/backend/db/schema/users";
import { mailLinks } from "@/backend/db/schema/registration";
import { listQueuedMails, readMailedToken } from "@/backend/testing/mailbox";
import { postWithForeignHost } from "@/backend/testing/foreign-host";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, database, address } = startTestBackend();

const password = "a-long-walk-in-the-rain";
const registration = (email: string, more: object = {}) => ({
  type: "breeder",
  name: "Nia Vale",
  email,
  password,
  country: "AU",
  acceptTerms: true,
  ...more,
});
// Each request comes from a different network, because the network limit has a test of its own.
let networks = 0;
const register = (body: object) =>
  callRoute("registration.register", { body }, { headers: { "x-client-address": `10.0.0.${++networks}` } });
const confirm = (token: string, passwordInput = password) =>
  callRoute("registration.confirm", { body: { token, password: passwordInput } });
const login = (username: string, passwordInput = password) =>
  callRoute("auth.login", { body: { username, password: passwordInput } });

describe("registering", () => {
  it("allows signing in only after confirmation", async () => {
    const email = "nia@example.test";
    expect(await register(registration(email.toUpperCase()))).toMatchObject({ status: 204, body: undefined });
    const before = await login(email);
    expect(before).toMatchObject({ status: 409, body: { code: "unconfirmed" } });
    // Without the password the response is that of an unknown address.
    for (const name of [email, "unknown@example.test"])
      expect(await login(name, "not-this-one")).toMatchObject({
        status: 401,
        body: { code: "wrong_credentials" },
      });

    const confirmed = await confirm(await readMailedToken(database(), email));
    expect(confirmed).toMatchObject({ status: 200, body: { id: expect.any(Number), type: "breeder" } });
    const token = confirmed.headers.get("x-session") ?? "";
    expect((await callRoute("account.details", {}, { token })).body).toMatchObject({
      email,
      name: "Nia Vale",
    });
    expect((await login(email)).status).toBe(200);
  });

  it("stores only hashes of password and link", async () => {
    const email = "hash@example.test";
    await register(registration(email));
    const token = await readMailedToken(database(), email);
    const [user] = await database().select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^[$]argon2id[$]/);
    expect(JSON.stringify(await database().select().from(mailLinks))).not.toContain(token);
  });

  it("accepts the link once, also for concurrent requests", async () => {
    await register(registration("once@example.test"));
    const token = await readMailedToken(database(), "once@example.test");
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: "link_over" } });
  });

  it("expires after thirty minutes", async () => {
    await register(registration("late@example.test"));
    const token = await readMailedToken(database(), "late@example.test");
    const [link] = await database()
      .select({ minutes: sql<string>`extract(epoch from max(expires_at) - now()) / 60` })
      .from(mailLinks);
    expect(Number(link?.minutes)).toBeGreaterThan(28);
    expect(Number(link?.minutes)).toBeLessThanOrEqual(30);
    await database()
      .update(mailLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await confirm(token)).status).toBe(410);
    expect((await login("late@example.test")).status).toBe(409);
  });

  it("replaces an unconfirmed registration", async () => {
    const email = "again@example.test";
    await register(registration(email, { name: "First", password: "the-first-one-typed" }));
    const first = await readMailedToken(database(), email);
    expect((await register(registration(email, { name: "Second", type: "owner" }))).status).toBe(204);
    const second = await readMailedToken(database(), email);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(second)).body).toMatchObject({ type: "owner" });
    expect((await login(email, "the-first-one-typed")).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect(await listQueuedMails(database(), email)).toHaveLength(2);
  });

  it("does not activate a password that someone else chose for the address", async () => {
    const email = "mine@example.test";
    await register(registration(email));
    await register(registration(email, { name: "Attacker", password: "chosen-by-an-attacker" }));
    const link = await readMailedToken(database(), email);
    expect(await confirm(link)).toMatchObject({
      status: 428,
      body: { password: "This is not the password of this account" },
    });
    expect((await login(email, "chosen-by-an-attacker")).status).toBe(409);
    expect((await register(registration(email))).status).toBe(204);
    expect((await confirm(await readMailedToken(database(), email))).status).toBe(200);
  });

  it("limits password attempts with a link and keeps the link valid", async () => {
    const email = "attempts@example.test";
    await register(registration(email));
    const link = await readMailedToken(database(), email);
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await confirm(link, `not-this-${at}-either`)).status);
    expect(statuses).toEqual([428, 428, 428, 428, 428, 429]);
    await database().delete(rateLimits);
    expect((await confirm(link)).status).toBe(200);
  });

  it("is rejected for an existing account, regardless of case", async () => {
    const email = demoEmail("owner").toUpperCase();
    expect(await register(registration(email))).toMatchObject({
      status: 428,
      body: { email: "User already exists. Please login" },
    });
    expect(await listQueuedMails(database(), demoEmail("owner"))).toEqual([]);
  });
});

describe("a registration request", () => {
  it.each([
    ["a short password", { password: "seven77" }, { password: "This field must have minimum 8 characters" }],
    ["a common password", { password: "Password1" }, { password: expect.stringContaining("most common") }],
    [
      "the email as password",
      { password: "ask@example.test" },
      { password: expect.stringContaining("most common") },
    ],
    ["a blank password", { password: "" }, { password: "This field is required" }],
    ["an unknown country", { country: "XX" }, { country: "This field is not valid" }],
    ["missing consent", { acceptTerms: false }, { acceptTerms: "This field is required" }],
    ["the guest type", { type: "guest" }, { type: "This field is not valid" }],
    ["an invalid email", { email: "ask.example" }, { email: "This field must be valid email" }],
    ["a submitted admin flag", { isAdmin: true }, { isAdmin: "This field is not known" }],
    [
      "a vet without a clinic",
      { type: "vet", clinic: " " },
      { clinic: "This field is required", registrationNumber: "This field is required" },
    ],
  ])("is rejected with %s", async (_case, more, errors) => {
    const refused = await register(registration("ask@example.test", more));
    expect(refused).toMatchObject({ status: 428 });
    expect(refused.body).toEqual(errors);
    expect(await listQueuedMails(database(), "ask@example.test")).toEqual([]);
  });

  it("stores a vet's clinic and registration number unapproved", async () => {
    await register(
      registration("vera@example.test", { type: "vet", clinic: " Bay Vets ", registrationNumber: "V9" }),
    );
    const [vet] = await database().select().from(users).where(eq(users.email, "vera@example.test"));
    expect(vet).toMatchObject({ clinic: "Bay Vets", registrationNumber: "V9", vetApprovedAt: null });
    expect(vet).toMatchObject({ isAdmin: false, canOrderSupplies: false });
  });

  it("is limited per network", async () => {
    const headers = { "x-client-address": "203.0.113.9" };
    const responses = [];
    for (let at = 0; at < 11; at++)
      responses.push(
        await callRoute(
          "registration.register",
          { body: registration(`n${at}@example.test`, { country: "XX" }) },
          { headers },
        ),
      );
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(428), 429]);
    expect(Number(responses.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(300);
    expect((await register(registration("other-network@example.test"))).status).toBe(204);
  });

  it("is limited per mailbox", async () => {
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await register(registration("flood@example.test"))).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe("the confirmation mail", () => {
  it("contains no text entered by the applicant", async () => {
    const email = "victim@example.test";
    const name = "You have won, see evil-prize.example";
    expect((await register(registration(email, { name }))).status).toBe(204);
    const [mail] = await listQueuedMails(database(), email);
    expect(mail?.text).toContain("Hello,");
    expect(JSON.stringify(mail)).not.toContain("evil-prize");
  });

  it("links to the configured origin, not to one from request headers", async () => {
    const status = await postWithForeignHost(address(), "/register", registration("host@example.test"));
    expect(status).toBe(204);
    const [mail] = await listQueuedMails(database(), "host@example.test");
    expect(mail?.text).toContain("http://localhost:3000/register/confirm?token=");
    expect(mail?.html).toContain('href="http://localhost:3000/register/confirm?token=');
    expect(JSON.stringify(mail)).not.toContain("evil");
  });
});
