import { describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import registration from "@/messages/en/account/registration.json" with { type: "json" };
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { outbox } from "@/backend/db/schema/outbox";
import { mailLinks } from "@/backend/db/schema/registration";
import { limits } from "@/backend/limits/rate-limits";
import { listQueuedMails, readMailedToken } from "@/backend/testing/mailbox";
import { postWithForeignHost } from "@/backend/testing/foreign-host";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute, signIn, database, address } = startTestBackend();

async function solveQuestion() {
  const { question, challenge } = await readRoute("registration.securityQuestion");
  return { challenge, security: solveSecurityQuestion(question ?? "") };
}
let networks = 0;
const forgot = (body: object, clientAddress = `10.0.1.${++networks}`) =>
  callRoute("registration.forgotPassword", { body }, { clientAddress });
const forgotFor = async (email: string, clientAddress?: string) =>
  forgot({ email, ...(await solveQuestion()) }, clientAddress);
const reset = (token: string, password = "rain-on-a-tin-roof") =>
  callRoute("registration.resetPassword", { body: { token, password } });
const login = (role: string, password: string) =>
  callRoute("auth.login", { body: { username: demoEmail(role), password } });
const withoutRequestId = (body: unknown) => body && { ...body, requestId: "" };

describe("requesting a password reset", () => {
  it("responds identically for known and unknown emails", async () => {
    const known = await forgotFor(demoEmail("pending"));
    const unknown = await forgotFor("unknown@example.test");
    expect([known.status, withoutRequestId(known.body)]).toEqual([204, undefined]);
    expect([unknown.status, withoutRequestId(unknown.body)]).toEqual([204, undefined]);
    expect(await listQueuedMails(database(), demoEmail("pending"))).toHaveLength(1);
    expect(await listQueuedMails(database(), "unknown@example.test")).toEqual([]);
  });

  it("writes the same rows for known and unknown emails", async () => {
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
    await forgotFor("other@example.test");
    expect(await rows()).toEqual({ mails: (before?.mails ?? 0) + 1, links: (before?.links ?? 0) + 1 });
  });

  it("sends no mail to an unconfirmed account", async () => {
    const email = "half@example.test";
    const body = {
      type: "owner",
      name: "Half",
      email,
      password: "not-yet-confirmed",
      country: "AU",
      acceptTerms: true,
    };
    await callRoute("registration.register", { body });
    expect((await forgotFor(email)).status).toBe(204);
    expect(await listQueuedMails(database(), email)).toHaveLength(1);
  });

  it("sends no mail when the hidden field is filled in", async () => {
    const response = await forgot({
      email: demoEmail("vet"),
      ...(await solveQuestion()),
      website: "https://x.example",
    });
    expect(response.status).toBe(204);
    expect(await listQueuedMails(database(), demoEmail("vet"))).toEqual([]);
  });

  it("builds the link from the configured origin, not from request headers", async () => {
    const email = demoEmail("owner");
    const body = { email, ...(await solveQuestion()) };
    expect(await postWithForeignHost(address(), "/forgot-password", body)).toBe(204);
    const mail = (await listQueuedMails(database(), email)).at(-1);
    expect(mail?.text).toContain("http://localhost:3000/reset-password?token=");
    expect(mail?.html).toContain('href="http://localhost:3000/reset-password?token=');
    expect(JSON.stringify(mail)).not.toContain("evil");
  });

  it("requires a correct, fresh and unused security answer", async () => {
    const email = demoEmail("vet");
    expect(await forgot({ email })).toMatchObject({
      status: 428,
      body: { security: "This field is required" },
    });
    const { challenge, security } = await solveQuestion();
    const right = Number(security);
    for (const answer of [
      { security: String(right + 1), challenge },
      { security: "a dog", challenge },
      { security },
      { security, challenge: "" },
      { security, challenge: `${Date.now() + 1_000_000}.abc.${challenge?.split(".")[2]}` },
      { security, challenge: challenge?.replace(/^\d+/, String(Date.now() - 1000)) },
    ]) {
      const refused = await forgot({ email, ...answer });
      expect(refused).toMatchObject({
        status: 428,
        body: { security: expect.stringContaining("not right") },
      });
    }
    expect(await listQueuedMails(database(), email)).toEqual([]);
    expect(
      (await forgot({ email, challenge, security: registration.securityQuestion.numbers[right] })).status,
    ).toBe(204);
    expect((await forgot({ email, challenge, security })).status).toBe(428);
  });

  it("is limited per mailbox and network, known or unknown", async () => {
    for (const email of [demoEmail("admin"), "unregistered@example.test"]) {
      const statuses = [];
      for (let at = 0; at < 6; at++) statuses.push((await forgotFor(email)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  it("still works when another network has used up its mails to the address", async () => {
    const email = "victim@example.test";
    const resend = (clientAddress: string) =>
      callRoute("registration.resendConfirmation", { body: { email } }, { clientAddress });
    for (let at = 0; at < 6; at++) await resend("203.0.113.1");
    expect((await resend("203.0.113.1")).status).toBe(429);
    expect((await forgotFor(email, "203.0.113.1")).status).toBe(204);
    for (let at = 0; at < 5; at++) await forgotFor(email, "203.0.113.1");
    expect((await forgotFor(email, "203.0.113.1")).status).toBe(429);
    expect((await forgotFor(email, "198.51.100.1")).status).toBe(204);
  });

  it("is limited per mailbox for many networks together", async () => {
    let sent = 0;
    for (let at = 0; at <= limits.mailsOfMailbox.max; at++)
      if ((await forgotFor("flood@example.test", `192.0.${at}.1`)).status === 204) sent += 1;
    expect(sent).toBe(limits.mailsOfMailbox.max);
  });
});

describe("resetting a password", () => {
  it("rejects the account's own address as password, and keeps the link", async () => {
    await forgotFor(demoEmail("admin"));
    const token = await readMailedToken(database(), demoEmail("admin"));
    expect(await reset(token, demoEmail("admin").toUpperCase())).toMatchObject({
      status: 428,
      body: { password: expect.stringContaining("most common") },
    });
    expect((await reset(token)).status).toBe(204);
  });

  it("ends every session, starts none, and activates the new password", async () => {
    const there = await signIn("owner");
    await forgotFor(demoEmail("owner"));
    const response = await reset(await readMailedToken(database(), demoEmail("owner")));
    expect([response.status, response.headers.get("x-session")]).toEqual([204, null]);
    expect((await callRoute("account.details", {}, { token: there })).status).toBe(401);
    expect((await login("owner", demoPassword)).status).toBe(401);
    expect((await login("owner", "rain-on-a-tin-roof")).status).toBe(200);
  });

  it("works once, also for concurrent requests", async () => {
    await forgotFor(demoEmail("breeder"));
    const token = await readMailedToken(database(), demoEmail("breeder"));
    const newPasswords = ["the-first-new-one", "the-second-new-one"];
    const responses = await Promise.all(newPasswords.map((newPassword) => reset(token, newPassword)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410]);
    const winner = newPasswords[responses.findIndex(({ status }) => status === 204)] ?? "";
    expect((await login("breeder", winner)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: "link_over" } });
  });

  it("requires the newest link and one that has not expired", async () => {
    const email = demoEmail("pending");
    await forgotFor(email);
    const older = await readMailedToken(database(), email);
    await forgotFor(email);
    const newer = await readMailedToken(database(), email);
    expect((await reset(older)).status).toBe(410);
    await database()
      .update(mailLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await reset(newer)).status).toBe(410);
    expect((await login("pending", demoPassword)).status).toBe(200);
  });

  it("rejects a common password without using up the link", async () => {
    await forgotFor(demoEmail("vet"));
    const token = await readMailedToken(database(), demoEmail("vet"));
    expect(await reset(token, "Password1")).toMatchObject({
      status: 428,
      body: { password: expect.stringContaining("most common") },
    });
    expect((await reset(token)).status).toBe(204);
  });

  it("rejects a confirmation link", async () => {
    const email = "cross@example.test";
    const body = {
      type: "owner",
      name: "Cross",
      email,
      password: "not-yet-confirmed",
      country: "AU",
      acceptTerms: true,
    };
    await callRoute("registration.register", { body });
    expect((await reset(await readMailedToken(database(), email))).status).toBe(410);
    expect((await reset("x".repeat(43))).status).toBe(410);
  });
});
