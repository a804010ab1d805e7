import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { signInAttempts } from "@/backend/db/schema/account";
import { users } from "@/backend/db/schema/people";
import { mailLinks } from "@/backend/db/schema/registration";
import { mailsTo, tokenFor } from "@/backend/testing/mailbox";
import { sendPoisoned } from "@/backend/testing/poisoned";
import { runBackend } from "@/backend/testing/server";

const { ask, database, address } = runBackend();

const password = "a-long-walk-in-the-rain";
const person = (email: string, more: object = {}) => ({
  type: "breeder",
  name: "Nia Vale",
  email,
  password,
  country: "AU",
  acceptTerms: true,
  ...more,
});
// Each from a network of its own: the limit is tested by itself.
let networks = 0;
const register = (body: object) =>
  ask("registration.register", { body }, { headers: { "x-client-address": `10.0.0.${++networks}` } });
const confirm = (token: string, word = password) =>
  ask("registration.confirm", { body: { token, password: word } });
const login = (username: string, word = password) =>
  ask("auth.login", { body: { username, password: word } });

describe("registering", () => {
  it("opens an account once the mail is confirmed, and not before", async () => {
    const email = "nia@example.test";
    expect(await register(person(email.toUpperCase()))).toMatchObject({ status: 204, body: undefined });
    const before = await login(email);
    const wrong = await login("nobody@example.test");
    expect(before).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
    expect({ ...(before.body as object), requestId: "" }).toEqual({
      ...(wrong.body as object),
      requestId: "",
    });

    const confirmed = await confirm(await tokenFor(database(), email));
    expect(confirmed).toMatchObject({ status: 200, body: { id: expect.any(Number), type: "breeder" } });
    const token = confirmed.headers.get("x-session") ?? "";
    expect((await ask("me.details", {}, { token })).body).toMatchObject({ email, name: "Nia Vale" });
    expect((await login(email)).status).toBe(200);
  });

  it("keeps only hashes of password and link", async () => {
    const email = "hash@example.test";
    await register(person(email));
    const token = await tokenFor(database(), email);
    const [user] = await database().select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^[$]argon2id[$]/);
    expect(JSON.stringify(await database().select().from(mailLinks))).not.toContain(token);
  });

  it("is for one use of the link, also when two come at once", async () => {
    await register(person("once@example.test"));
    const token = await tokenFor(database(), "once@example.test");
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: "link_over" } });
  });

  it("is over after thirty minutes", async () => {
    await register(person("late@example.test"));
    const token = await tokenFor(database(), "late@example.test");
    const [link] = await database()
      .select({ minutes: sql<string>`extract(epoch from max(expires_at) - now()) / 60` })
      .from(mailLinks);
    expect(Number(link?.minutes)).toBeGreaterThan(28);
    expect(Number(link?.minutes)).toBeLessThanOrEqual(30);
    await database()
      .update(mailLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await confirm(token)).status).toBe(410);
    expect((await login("late@example.test")).status).toBe(401);
  });

  it("takes the place of a registration nobody has confirmed", async () => {
    const email = "again@example.test";
    await register(person(email, { name: "First", password: "the-first-one-typed" }));
    const first = await tokenFor(database(), email);
    expect((await register(person(email, { name: "Second", type: "owner" }))).status).toBe(204);
    const second = await tokenFor(database(), email);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(second)).body).toMatchObject({ type: "owner" });
    expect((await login(email, "the-first-one-typed")).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect(await mailsTo(database(), email)).toHaveLength(2);
  });

  it("gives the account to nobody who registers somebody's address after them", async () => {
    const email = "mine@example.test";
    await register(person(email));
    await register(person(email, { name: "Stranger", password: "chosen-by-a-stranger" }));
    const link = await tokenFor(database(), email);
    expect(await confirm(link)).toMatchObject({
      status: 428,
      body: { password: "This is not the password of this account" },
    });
    expect((await login(email, "chosen-by-a-stranger")).status).toBe(401);
    expect((await register(person(email))).status).toBe(204);
    expect((await confirm(await tokenFor(database(), email))).status).toBe(200);
  });

  it("lets nobody with the link try passwords for long, and keeps it for the right one", async () => {
    const email = "tries@example.test";
    await register(person(email));
    const link = await tokenFor(database(), email);
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await confirm(link, `not-this-${at}-either`)).status);
    expect(statuses).toEqual([428, 428, 428, 428, 428, 429]);
    await database().delete(signInAttempts);
    expect((await confirm(link)).status).toBe(200);
  });

  it("is refused where there is an account, in whatever case it is written", async () => {
    const email = demoEmail("owner").toUpperCase();
    expect(await register(person(email))).toMatchObject({
      status: 428,
      body: { email: "User already exists. Please login" },
    });
    expect(await mailsTo(database(), demoEmail("owner"))).toEqual([]);
  });
});

describe("what is asked of a registration", () => {
  it.each([
    ["a short password", { password: "seven77" }, { password: "This field must have minimum 8 characters" }],
    ["a common password", { password: "Password1" }, { password: expect.stringContaining("most common") }],
    ["the address", { password: "ask@example.test" }, { password: expect.stringContaining("most common") }],
    ["no password", { password: "" }, { password: "This field is required" }],
    ["no country", { country: "XX" }, { country: "This field is not valid" }],
    ["no consent", { acceptTerms: false }, { acceptTerms: "This field is required" }],
    ["a guest", { type: "guest" }, { type: "This field is not valid" }],
    ["no mailbox", { email: "ask.example" }, { email: "This field must be valid email" }],
    ["an admin", { isAdmin: true }, { isAdmin: "This field is not known" }],
    [
      "a vet without a clinic",
      { type: "vet", clinic: " " },
      { clinic: "This field is required", registrationNumber: "This field is required" },
    ],
  ])("%s is refused", async (_what, more, errors) => {
    const refused = await register(person("ask@example.test", more));
    expect(refused).toMatchObject({ status: 428 });
    expect(refused.body).toEqual(errors);
    expect(await mailsTo(database(), "ask@example.test")).toEqual([]);
  });

  it("a vet's clinic and number are kept, to be approved later", async () => {
    await register(
      person("vera@example.test", { type: "vet", clinic: " Bay Vets ", registrationNumber: "V9" }),
    );
    const [vet] = await database().select().from(users).where(eq(users.email, "vera@example.test"));
    expect(vet).toMatchObject({ clinic: "Bay Vets", registrationNumber: "V9", vetApprovedAt: null });
    expect(vet).toMatchObject({ isAdmin: false, canOrderSupplies: false });
  });

  it("a network that registers again and again has to wait", async () => {
    const headers = { "x-client-address": "203.0.113.9" };
    const tries = [];
    for (let at = 0; at < 11; at++)
      tries.push(
        await ask(
          "registration.register",
          { body: person(`n${at}@example.test`, { country: "XX" }) },
          { headers },
        ),
      );
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(10).fill(428), 429]);
    expect(Number(tries.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await register(person("other-network@example.test"))).status).toBe(204);
  });

  it("a mailbox is not flooded, from wherever", async () => {
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await register(person("flood@example.test"))).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe("the mail", () => {
  it("leads to the shop's own address, whatever the request says of itself", async () => {
    const status = await sendPoisoned(address(), "/register", person("host@example.test"));
    expect(status).toBe(204);
    const [mail] = await mailsTo(database(), "host@example.test");
    expect(mail?.text).toContain("http://localhost:3000/register/confirm?token=");
    expect(mail?.html).toContain('href="http://localhost:3000/register/confirm?token=');
    expect(JSON.stringify(mail)).not.toContain("evil");
  });

  it("shows a hostile name as it is typed, and no more", async () => {
    const name = '<img src=x onerror="alert(1)"> {brand}';
    await register(person("name@example.test", { name }));
    const [mail] = await mailsTo(database(), "name@example.test");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; {brand}");
    expect(mail?.text).toContain(name);
  });
});
