import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { limits } from "@/backend/limits/rate-limits";
import { exportSections } from "@/backend/top/account-data/export-sections";
import { readSection } from "@/backend/top/account-data/read-section";
import { eraseAccount } from "@/backend/top/account-data/erase-account";
import { deleteExpiredData } from "@/backend/top/clean-up/clean-up-rules";
import { listQueuedMails, readMailedToken } from "@/backend/testing/mailbox";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { startTestBackend } from "@/backend/testing/server";
import { insertUser } from "@/backend/testing/create-users";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();

let networks = 0;
const nextNetwork = () => `198.51.${++networks}.1`;

async function subscribe(email: string, changes: object = {}, clientAddress = nextNetwork()) {
  const { question, challenge } = await readRoute("registration.securityQuestion");
  const input = { email, security: solveSecurityQuestion(question), challenge, ...changes };
  return callRoute("newsletter.subscribe", { body: input }, { clientAddress });
}

const confirm = (token: string) => callRoute("newsletter.confirm", { body: { token } });
const unsubscribe = (token: string) => callRoute("newsletter.unsubscribe", { body: { token } });

const storedOf = (email: string) =>
  database().select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
const isSubscribed = async (email: string) => (await storedOf(email)).some((row) => row.confirmedAt !== null);

/** The token of the unsubscribe link in the newest mail. */
async function readUnsubscribeToken(email: string): Promise<string> {
  const { text = "" } = (await listQueuedMails(database(), email)).at(-1) ?? {};
  return /unsubscribe\?token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? "";
}

async function subscribeAndConfirm(email: string): Promise<void> {
  await subscribe(email);
  expect((await confirm(await readMailedToken(database(), email))).status).toBe(204);
}

describe("subscribing", () => {
  it("takes effect with the mailed link, which works once", async () => {
    const email = "iris@newsletter.test";
    expect((await subscribe("Iris@Newsletter.test")).status).toBe(204);
    expect(await isSubscribed(email)).toBe(false);
    const token = await readMailedToken(database(), email);
    expect((await confirm(token)).status).toBe(204);
    expect(await isSubscribed(email)).toBe(true);
    expect((await confirm(token)).status).toBe(410);
  });

  it("again gets the same response, and a mail without a new link when subscribed", async () => {
    const email = "again@newsletter.test";
    await subscribe(email);
    const first = await readMailedToken(database(), email);
    expect((await subscribe(email)).status).toBe(204);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(await readMailedToken(database(), email))).status).toBe(204);
    expect(await subscribe(email)).toMatchObject({ status: 204, body: undefined });
    const mail = (await listQueuedMails(database(), email)).at(-1);
    expect(mail?.subject).toBe("You already get Paw Print");
    expect((await unsubscribe(await readUnsubscribeToken(email))).status).toBe(204);
    expect(await storedOf(email)).toEqual([]);
  });

  it("returns 410 for a link that is older than 30 days, and deletes the address", async () => {
    const email = "late@newsletter.test";
    await subscribe(email);
    await updateRows(
      newsletterSubscriptions,
      { confirmExpiresAt: sql`now() - interval '1 second'` },
      eq(newsletterSubscriptions.email, email),
    );
    expect((await confirm(await readMailedToken(database(), email))).status).toBe(410);
    await subscribeAndConfirm("stays@newsletter.test");
    await deleteExpiredData(database());
    expect(await storedOf(email)).toEqual([]);
    expect(await isSubscribed("stays@newsletter.test")).toBe(true);
  });

  it.each([
    ["an invalid email", { email: "nobody" }, "email"],
    ["a wrong answer", { security: "99" }, "security"],
  ])("rejects %s with 428", async (_case, changes, field) => {
    const response = await subscribe("wrong@newsletter.test", changes);
    expect([response.status, Object.keys(response.body as object)]).toEqual([428, [field]]);
    expect(await storedOf("wrong@newsletter.test")).toEqual([]);
  });

  it("stores nothing when the honeypot is filled in", async () => {
    expect((await subscribe("bot@newsletter.test", { website: "https://spam.test" })).status).toBe(204);
    expect(await storedOf("bot@newsletter.test")).toEqual([]);
  });

  it("is limited per address and per network", async () => {
    const statuses = [];
    for (let count = 0; count <= limits.newsletterOfAddress.max; count += 1)
      statuses.push((await subscribe("many@newsletter.test")).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([204, 429]);
    const network = nextNetwork();
    for (let count = 0; count < limits.newsletter.max; count += 1)
      expect((await subscribe("x@newsletter.test", { security: "99" }, network)).status).toBe(428);
    expect((await subscribe("x@newsletter.test", {}, network)).status).toBe(429);
  });
});

it("unsubscribing with an unknown or used link gets the same response", async () => {
  const email = "gone@newsletter.test";
  await subscribeAndConfirm(email);
  const token = await readUnsubscribeToken(email);
  for (const link of [token, token, "U".repeat(43)]) expect((await unsubscribe(link)).status).toBe(204);
  expect(await storedOf(email)).toEqual([]);
});

it("an account subscribes and unsubscribes in its profile", async () => {
  const token = await signIn("owner");
  const read = async () => (await callRoute("newsletter.getMine", {}, { token })).body;
  const update = (value: boolean) =>
    callRoute("newsletter.updateMine", { body: { isSubscribed: value } }, { token });
  expect(await read()).toEqual({ isSubscribed: false });
  for (const value of [true, true, false, false]) {
    expect((await update(value)).status).toBe(204);
    expect(await read()).toEqual({ isSubscribed: value });
  }
  await subscribe(demoEmail("owner"));
  expect(await read()).toEqual({ isSubscribed: false });
});

it("is exported with the account and deleted with it", async () => {
  const email = "leaving@newsletter.test";
  await subscribeAndConfirm(email);
  const owner = { id: await insertUser(database(), email), email };
  const exported = await readSection(database(), exportSections.newsletter, owner);
  expect(exported).toMatchObject([{ confirmedAt: expect.any(Date) }]);
  await database().transaction((tx) => eraseAccount(tx, owner));
  expect(await storedOf(email)).toEqual([]);
});
