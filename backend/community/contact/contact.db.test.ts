import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactLimits } from "@/lib/config/community/contact";
import { auditEntries } from "@/backend/db/schema/audit";
import { contactRequests } from "@/backend/db/schema/contact";
import { limits } from "@/backend/limits/rate-limits";
import { exportSections } from "@/backend/top/account-data/export-sections";
import { readSection } from "@/backend/top/account-data/read-section";
import { eraseAccount } from "@/backend/top/account-data/erase-account";
import { deleteExpiredData } from "@/backend/top/clean-up/clean-up-rules";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { startTestBackend } from "@/backend/testing/server";
import { insertUser } from "@/backend/testing/create-users";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();

let networks = 0;
const nextNetwork = () => `198.51.${++networks}.1`;

/** A valid body with an address of its own. */
async function createBody(changes: object = {}) {
  const { question, challenge } = await readRoute("registration.securityQuestion");
  const id = randomUUID().replaceAll("-", "");
  return {
    id,
    topic: "vets",
    name: " Iris Vale ",
    email: `${id}@Contact.test`,
    reference: "TM 42",
    message: "Where is my sample?",
    security: solveSecurityQuestion(question),
    challenge,
    ...changes,
  };
}

const send = (body: object, caller: object = {}) =>
  callRoute("contact.send", { body }, { clientAddress: nextNetwork(), ...caller });

const storedOf = (email: string) =>
  database().select().from(contactRequests).where(eq(contactRequests.email, email.toLowerCase()));

describe("the contact form", () => {
  it("stores the message, forwards it to the team and confirms it without quoting it", async () => {
    const body = await createBody();
    expect((await send(body)).status).toBe(204);
    const email = body.email.toLowerCase();
    const [stored] = await storedOf(email);
    expect(stored).toMatchObject({ name: "Iris Vale", topic: "vets", userId: null, answeredAt: null });
    const [receipt, ...more] = await listQueuedMails(database(), email);
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe(`We have received your message (no. ${stored?.id})`);
    expect(receipt?.text).not.toMatch(/Iris|sample\?|TM 42/);
    const team = (await listQueuedMails(database(), "vets@tailmark.test")).at(-1);
    expect(team?.subject).not.toContain("Iris");
    for (const text of ["Iris Vale", email, "TM 42", "Where is my sample?"])
      expect(team?.text).toContain(text);
  });

  it("belongs to the account of a signed-in sender, and is limited by account", async () => {
    const token = await signIn("breeder");
    const statuses = [];
    for (let count = 0; count <= limits.contactRequestsOfSender.max; count += 1)
      statuses.push((await send(await createBody(), { token })).status);
    expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([204, 204, 429]);
  });

  it("stores a form once, whether clicked twice or sent again", async () => {
    const body = await createBody();
    await Promise.all([send(body), send(body)]);
    expect((await send(body)).status).toBe(204);
    expect(await storedOf(body.email)).toHaveLength(1);
  });

  it.each([
    ["a missing email", { email: "" }, "email", "This field is required"],
    [
      "a long email",
      { email: `${"x".repeat(115)}@a.test` },
      "email",
      "This field have maximum 120 characters",
    ],
    ["an invalid email", { email: "nobody" }, "email", "This field must be valid email"],
    ["a missing answer", { security: "" }, "security", "This field is required"],
    ["a wrong answer", { security: "99" }, "security", expect.stringContaining("not right")],
    ["an unknown topic", { topic: "weather" }, "topic", "This field is required"],
    ["a blank message", { message: " \n" }, "message", "This field is required"],
  ])("rejects %s with 428", async (_case, changes, field, message) => {
    const body = await createBody(changes);
    expect(await send(body)).toMatchObject({ status: 428, body: { [field]: message } });
    expect(await storedOf(body.email)).toEqual([]);
  });

  it("stores nothing when the honeypot is filled in", async () => {
    const body = await createBody({ website: "https://spam.test" });
    expect((await send(body)).status).toBe(204);
    expect(await storedOf(body.email)).toEqual([]);
  });

  it("is limited per address, however it is written, and per network", async () => {
    const statuses = [];
    for (let count = 0; count <= limits.contactRequestsOfSender.max; count += 1) {
      const email = count % 2 ? "many@contact.test" : "Many@Contact.test";
      statuses.push((await send(await createBody({ email }))).status);
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([204, 429]);
    const caller = { clientAddress: nextNetwork() };
    for (let count = 0; count < limits.contactRequests.max; count += 1)
      expect((await send(await createBody({ security: "99" }), caller)).status).toBe(428);
    expect((await send(await createBody(), caller)).status).toBe(429);
  });
});

describe("contact requests of admins", () => {
  const list = (token: string, isAnswered: boolean) =>
    callRoute("contact.list", { query: { isAnswered, size: 100 } }, { token });

  it("are listed as open, answered with a note, reopened, and audited", async () => {
    const body = await createBody();
    await send(body);
    const [stored] = await storedOf(body.email);
    const id = stored?.id ?? 0;
    const token = await signIn("admin");
    const answer = (isAnswered: boolean, note: string) =>
      callRoute("contact.answer", { params: { id }, body: { isAnswered, note } }, { token });
    expect((await list(token, false)).body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ id, message: "Where is my sample?", hasAccount: false, note: null }),
      ]),
    });
    expect((await answer(true, "Sent the tracking link")).status).toBe(204);
    expect((await list(token, true)).body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ id, note: "Sent the tracking link", answeredAt: expect.any(String) }),
      ]),
    });
    expect((await answer(false, "")).status).toBe(204);
    expect((await storedOf(body.email))[0]).toMatchObject({ answeredAt: null, note: null });
    const [entry] = await database().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ call: "contact.answer", subjectId: null, subject: "guest" });
  });

  it("returns 404 for an unknown request", async () => {
    const input = { params: { id: 2_000_000_000 }, body: { isAnswered: true } };
    expect((await callRoute("contact.answer", input, { token: await signIn("admin") })).status).toBe(404);
  });

  it("are deleted a year after the answer, open ones never", async () => {
    const [open, answered] = [await createBody(), await createBody()];
    for (const body of [open, answered]) await send(body);
    const longAgo = sql`now() - make_interval(days => ${contactLimits.answeredDays + 1})`;
    await updateRows(
      contactRequests,
      { createdAt: longAgo, answeredAt: longAgo },
      eq(contactRequests.email, answered.email.toLowerCase()),
    );
    await deleteExpiredData(database());
    expect(await storedOf(answered.email)).toEqual([]);
    expect(await storedOf(open.email)).toHaveLength(1);
  });
});

it("exports and deletes messages of an account, also those a guest sent with its address", async () => {
  const email = "leaving@contact.test";
  await send(await createBody({ email }));
  const owner = { id: await insertUser(database(), email), email };
  const exported = await readSection(database(), exportSections["contact-requests"], owner);
  expect(exported).toMatchObject([{ email, message: "Where is my sample?" }]);
  await database().transaction((tx) => eraseAccount(tx, owner));
  expect(await storedOf(email)).toEqual([]);
});
