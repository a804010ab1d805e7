import { describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import words from "@/messages/en/security.json" with { type: "json" };
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { outbox } from "@/backend/db/schema/outbox";
import { mailLinks } from "@/backend/db/schema/registration";
import { mailsTo, tokenFor } from "@/backend/testing/mailbox";
import { sendPoisoned } from "@/backend/testing/poisoned";
import { answerTo } from "@/backend/testing/security-answer";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn, database, address } = runBackend();

async function solved() {
  const { question, challenge } = (await ask("security.question")).body as Record<string, string>;
  return { challenge, security: answerTo(question ?? "") };
}
let networks = 0;
const forgot = (body: object) =>
  ask("password.forgot", { body }, { headers: { "x-client-address": `10.0.1.${++networks}` } });
const forgotFor = async (email: string) => forgot({ email, ...(await solved()) });
const reset = (token: string, password = "rain-on-a-tin-roof") =>
  ask("password.reset", { body: { token, password } });
const login = (role: string, password: string) =>
  ask("auth.login", { body: { username: demoEmail(role), password } });
const same = (body: unknown) => body && { ...body, requestId: "" };

describe("forgetting a password", () => {
  it("is answered alike for an address with and without an account", async () => {
    const known = await forgotFor(demoEmail("pending"));
    const unknown = await forgotFor("nobody@example.test");
    expect([known.status, same(known.body)]).toEqual([204, undefined]);
    expect([unknown.status, same(unknown.body)]).toEqual([204, undefined]);
    expect(await mailsTo(database(), demoEmail("pending"))).toHaveLength(1);
    expect(await mailsTo(database(), "nobody@example.test")).toEqual([]);
  });

  it("writes as much for either", async () => {
    const rows = async () => {
      const [counted] = await database()
        .select({
          mails: sql<number>`count(*)::int`,
          links: sql<number>`(select count(*)::int from ${mailLinks})`,
        })
        .from(outbox);
      return counted;
    };
    const before = await rows();
    await forgotFor("somebody@example.test");
    expect(await rows()).toEqual({ mails: (before?.mails ?? 0) + 1, links: (before?.links ?? 0) + 1 });
  });

  it("sends nothing to an account that is not confirmed", async () => {
    const email = "half@example.test";
    const body = {
      type: "owner",
      name: "Half",
      email,
      password: "not-yet-confirmed",
      country: "AU",
      acceptTerms: true,
    };
    await ask("registration.register", { body });
    expect((await forgotFor(email)).status).toBe(204);
    expect(await mailsTo(database(), email)).toHaveLength(1);
  });

  it("sends nothing to a program that fills in every field", async () => {
    const answer = await forgot({
      email: demoEmail("vet"),
      ...(await solved()),
      website: "https://x.example",
    });
    expect(answer.status).toBe(204);
    expect(await mailsTo(database(), demoEmail("vet"))).toEqual([]);
  });

  it("sends a link to the shop's own address, whatever the request says of itself", async () => {
    const email = demoEmail("owner");
    const body = { email, ...(await solved()) };
    expect(await sendPoisoned(address(), "/forgot-password", body)).toBe(204);
    const mail = (await mailsTo(database(), email)).at(-1);
    expect(mail?.text).toContain("http://localhost:3000/reset-password?token=");
    expect(mail?.html).toContain('href="http://localhost:3000/reset-password?token=');
    expect(JSON.stringify(mail)).not.toContain("evil");
  });

  it("asks a question that has to be answered", async () => {
    const email = demoEmail("vet");
    expect(await forgot({ email })).toMatchObject({
      status: 428,
      body: { security: "This field is required" },
    });
    const { challenge, security } = await solved();
    const right = Number(security);
    for (const given of [
      { security: String(right + 1), challenge },
      { security: "a dog", challenge },
      { security },
      { security, challenge: "" },
      { security, challenge: `${Date.now() + 1_000_000}.abc.${challenge?.split(".")[2]}` },
      { security, challenge: challenge?.replace(/^\d+/, String(Date.now() - 1000)) },
    ]) {
      const refused = await forgot({ email, ...given });
      expect(refused).toMatchObject({
        status: 428,
        body: { security: expect.stringContaining("not right") },
      });
    }
    expect(await mailsTo(database(), email)).toEqual([]);
    expect((await forgot({ email, challenge, security: words.numbers[right] })).status).toBe(204);
    expect((await forgot({ email, challenge, security })).status).toBe(428);
  });

  it("may not be asked for a mailbox again and again, known or not", async () => {
    for (const email of [demoEmail("admin"), "stranger@example.test"]) {
      const statuses = [];
      for (let at = 0; at < 6; at++) statuses.push((await forgotFor(email)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });
});

describe("resetting a password", () => {
  it("ends every session, signs nobody in, and the new one counts", async () => {
    const there = await signIn("owner");
    await forgotFor(demoEmail("owner"));
    const done = await reset(await tokenFor(database(), demoEmail("owner")));
    expect([done.status, done.headers.get("x-session")]).toEqual([204, null]);
    expect((await ask("me.details", {}, { token: there })).status).toBe(401);
    expect((await login("owner", demoPassword)).status).toBe(401);
    expect((await login("owner", "rain-on-a-tin-roof")).status).toBe(200);
  });

  it("works once, also when two come at once", async () => {
    await forgotFor(demoEmail("breeder"));
    const token = await tokenFor(database(), demoEmail("breeder"));
    const words = ["the-first-new-one", "the-second-new-one"];
    const both = await Promise.all(words.map((word) => reset(token, word)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
    const winner = words[both.findIndex(({ status }) => status === 204)] ?? "";
    expect((await login("breeder", winner)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: "link_over" } });
  });

  it("needs the newest link, and one that is not too old", async () => {
    const email = demoEmail("pending");
    await forgotFor(email);
    const older = await tokenFor(database(), email);
    await forgotFor(email);
    const newer = await tokenFor(database(), email);
    expect((await reset(older)).status).toBe(410);
    await database()
      .update(mailLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await reset(newer)).status).toBe(410);
    expect((await login("pending", demoPassword)).status).toBe(200);
  });

  it("refuses a common password and leaves the link to be used", async () => {
    await forgotFor(demoEmail("vet"));
    const token = await tokenFor(database(), demoEmail("vet"));
    expect(await reset(token, "Password1")).toMatchObject({
      status: 428,
      body: { password: expect.stringContaining("most common") },
    });
    expect((await reset(token)).status).toBe(204);
  });

  it("takes no link that was meant for confirming", async () => {
    const email = "cross@example.test";
    const body = {
      type: "owner",
      name: "Cross",
      email,
      password: "not-yet-confirmed",
      country: "AU",
      acceptTerms: true,
    };
    await ask("registration.register", { body });
    expect((await reset(await tokenFor(database(), email))).status).toBe(410);
    expect((await reset("x".repeat(43))).status).toBe(410);
  });
});
