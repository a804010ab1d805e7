import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { users } from "@/backend/db/schema/users";
import { listQueuedMails, readMailedToken } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { createSession } from "@/backend/testing/create-users";

const { callRoute, readRoute, signIn, database } = startTestBackend();

let userCount = 0;

/** Creates and signs in a user. */
async function createUser(facts: Partial<typeof users.$inferInsert> = {}) {
  const name = `Dr Number ${++userCount}`;
  const row = { name, type: "vet", ...facts } as const;
  return { name, ...(await createSession(database(), `vet${userCount}@approvals.test`, row)) };
}

const approved = { vetApprovedAt: new Date() };
const details = "Thirty samples a month";
const applyFor = (token: string, kind = "orderSupplies") =>
  callRoute("approvals.apply", { body: { kind, details } }, { token });
const mine = (token: string) => readRoute("approvals.listMine", {}, { token });
const decide = (token: string, id: number, body: object) =>
  callRoute("approvals.decide", { params: { id }, body }, { token });

/** Creates a vet with a waiting application for order supplies. */
async function createWaitingApplication() {
  const vet = await createUser(approved);
  expect((await applyFor(vet.token)).status).toBe(200);
  const [row] = await database().select().from(approvals).where(eq(approvals.userId, vet.id));
  return { vet, id: row?.id ?? 0 };
}

async function secondAdmin() {
  return createUser({ type: "breeder", isAdmin: true, name: "Bo Second" });
}

describe("applying for approval", () => {
  it("queues vets automatically when they confirm their registration, but not owners", async () => {
    for (const type of ["vet", "owner"]) {
      const email = `${type}@confirmed.test`;
      const body = { type, name: "Val", email, password: "a-long-walk-at-noon", country: "AU" };
      const practice = type === "vet" ? { clinic: "Bay Vets", registrationNumber: "V9" } : {};
      await callRoute("registration.register", { body: { ...body, ...practice, acceptTerms: true } });
      const link = await readMailedToken(database(), email);
      const { password } = body;
      const confirmed = await callRoute("registration.confirm", { body: { token: link, password } });
      const token = confirmed.headers.get("x-session") ?? "";
      const statuses = await mine(token);
      expect(statuses.map(({ kind, state, canApply }) => [kind, state, canApply])).toEqual(
        type === "vet"
          ? [
              ["vet", "waiting", false],
              ["orderSupplies", "none", false],
            ]
          : [["agent", "none", true]],
      );
    }
  });

  it("refuses order supplies with a reason to a vet who is not approved", async () => {
    const { token } = await createUser();
    expect(await applyFor(token)).toMatchObject({
      status: 403,
      body: { message: "Order supplies are for approved vets. Your practice has to be approved first." },
    });
  });

  it("accepts one application of an approved vet, also of two concurrent requests", async () => {
    const { token, id } = await createUser(approved);
    const responses = await Promise.all([applyFor(token), applyFor(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await applyFor(token)).toMatchObject({ status: 409, body: { code: "waiting" } });
    expect(await database().select().from(approvals).where(eq(approvals.userId, id))).toHaveLength(1);
    expect(await mine(token)).toMatchObject([
      { kind: "vet", state: "approved" },
      { kind: "orderSupplies", state: "waiting", canApply: false, details },
    ]);
  });

  it("refuses users who are approved already with 409", async () => {
    const token = await signIn("vet");
    expect(await applyFor(token)).toMatchObject({ status: 409, body: { code: "approved" } });
    expect((await mine(token)).map(({ state }) => state)).toEqual(["approved", "approved"]);
  });
});

it.each([
  ["blank details", { kind: "orderSupplies", details: " " }, { details: "This field is required" }],
  ["an unknown kind", { kind: "crown", details }, { kind: "This field is not valid" }],
  [
    "details over 500 characters",
    { kind: "vet", details: "x".repeat(501) },
    { details: expect.stringContaining("500") },
  ],
  ["a submitted state", { kind: "vet", details, state: "approved" }, { state: expect.any(String) }],
])("rejects an application with %s", async (_case, body, errors) => {
  const { token } = await createUser(approved);
  expect(await callRoute("approvals.apply", { body }, { token })).toMatchObject({
    status: 428,
    body: errors,
  });
});

it.each(["breeder", "owner"])("refuses vet approvals to a %s", async (role) => {
  const token = await signIn(role);
  const otherKinds = ["responsibleBreeder", "club", "dv", "agent"];
  expect((await mine(token)).filter(({ kind }) => !otherKinds.includes(kind))).toEqual([]);
  for (const kind of ["vet", "orderSupplies"]) expect((await applyFor(token, kind)).status).toBe(403);
});

describe("the approvals queue", () => {
  it("contains demo applications", async () => {
    const token = await signIn("admin");
    const names = (
      await readRoute("approvals.list", { query: { state: "waiting", size: 100 } }, { token })
    ).results.map(({ applicant }) => applicant.name);
    expect(names).toEqual(expect.arrayContaining(["Dr Mira Solberg", "Dr Tomas Reyes", "Dr Ines Calloway"]));
  });

  it("lists waiting applications first, newest on top, filtered by kind and state, in pages", async () => {
    const token = await signIn("admin");
    const { id } = await createWaitingApplication();
    const { id: newest } = await createWaitingApplication();
    await decide(token, id, { decision: "approved" });
    const list = async (query: object) => {
      return readRoute("approvals.list", { query: { size: 100, ...query } }, { token });
    };
    const all = await list({});
    expect(all.results[0]?.id).toBe(newest);
    const firstDecided = all.results.findIndex(({ state }) => state !== "waiting");
    expect(all.results[firstDecided]?.id).toBe(id);
    expect(all.results.slice(firstDecided).some(({ state }) => state === "waiting")).toBe(false);
    for (const query of [{ state: "waiting" }, { state: "approved" }, { kind: "vet" }]) {
      const { results, count } = await list(query);
      expect(results.length).toBeGreaterThan(0);
      expect(results).toHaveLength(count);
      for (const result of results) expect(result).toMatchObject(query);
    }
    const second = await list({ size: 1, page: 2 });
    expect(second.results.map(({ id: resultId }) => resultId)).toEqual([all.results[1]?.id]);
    expect(second.next).toBe(3);
  });
});

describe("a decision", () => {
  it("grants the right, writes an audit entry and mails the applicant", async () => {
    const { vet, id } = await createWaitingApplication();
    const token = await signIn("admin");
    expect(await decide(token, id, { decision: "approved", note: "Welcome <b>" })).toMatchObject({
      status: 200,
      body: { state: "approved", decidedBy: "Ada Marsh", note: "Welcome <b>", applicant: { id: vet.id } },
    });
    expect((await callRoute("account.details", {}, { token: vet.token })).body).toMatchObject({
      canOrderSupplies: true,
    });
    expect(
      await database().select().from(auditEntries).where(eq(auditEntries.subjectId, vet.id)),
    ).toMatchObject([
      {
        actor: "Ada Marsh",
        subject: vet.name,
        call: "approvals.decide",
        reason: "orderSupplies approved: Welcome <b>",
      },
    ]);
    const [mail, ...more] = await listQueuedMails(database(), vet.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "You can now order supplies" });
    expect(mail?.html).toContain("Welcome &lt;b&gt;");
    expect(mail?.text).toContain("http://localhost:3000/my/my-profile");
  });

  it("to approve a vet allows them to apply for order supplies", async () => {
    const vet = await createUser();
    expect((await applyFor(vet.token, "vet")).status).toBe(200);
    const [row] = await database().select().from(approvals).where(eq(approvals.userId, vet.id));
    await decide(await signIn("admin"), row?.id ?? 0, { decision: "approved" });
    expect(await mine(vet.token)).toMatchObject([
      { kind: "vet", state: "approved", canApply: false },
      { kind: "orderSupplies", state: "none", canApply: true },
    ]);
  });

  it("to decline requires a note, grants nothing and allows applying again", async () => {
    const { vet, id } = await createWaitingApplication();
    const token = await signIn("admin");
    for (const note of [undefined, null, "  "])
      expect(await decide(token, id, { decision: "declined", note })).toMatchObject({
        status: 428,
        body: { note: "This field is required" },
      });
    expect(await listQueuedMails(database(), vet.email)).toEqual([]);
    const note = "Please tell us your number";
    expect((await decide(token, id, { decision: "declined", note })).status).toBe(200);
    expect((await callRoute("account.details", {}, { token: vet.token })).body).toMatchObject({
      canOrderSupplies: false,
    });
    expect((await mine(vet.token))[1]).toMatchObject({ state: "declined", canApply: true, note });
    expect((await listQueuedMails(database(), vet.email))[0]?.text).toContain(note);
    expect((await applyFor(vet.token)).body).toMatchObject({ state: "waiting", note: null });
  });

  it("is made once: the second admin gets a 409 that names the first", async () => {
    const { vet, id } = await createWaitingApplication();
    const tokens = [await signIn("admin"), (await secondAdmin()).token] as const;
    const responses = await Promise.all([
      decide(tokens[0], id, { decision: "approved" }),
      decide(tokens[1], id, { decision: "declined", note: "No number" }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = responses[0].status === 200 ? "Ada Marsh has approved" : "Bo Second has declined";
    const late = await decide(tokens[1], id, { decision: "approved" });
    for (const refused of [late, ...responses.filter(({ status }) => status === 409)])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: "decided", message: `${first} this already.` },
      });
    expect(await listQueuedMails(database(), vet.email)).toHaveLength(1);
    const entries = await database().select().from(auditEntries).where(eq(auditEntries.subjectId, vet.id));
    expect(entries).toHaveLength(1);
  });

  it("returns 404 for an unknown id and 428 for an unknown decision", async () => {
    const token = await signIn("admin");
    expect((await decide(token, 2_000_000_000, { decision: "approved" })).status).toBe(404);
    const { id } = await createWaitingApplication();
    expect((await decide(token, id, { decision: "waiting" })).status).toBe(428);
  });
});

it("deletes applications with the applicant's account, and keeps decisions of deleted admins", async () => {
  const { vet, id } = await createWaitingApplication();
  const admin = await secondAdmin();
  await decide(admin.token, id, { decision: "approved" });
  await database().delete(users).where(eq(users.id, admin.id));
  const rows = () => database().select().from(approvals).where(eq(approvals.id, id));
  expect(await rows()).toMatchObject([{ decidedBy: null, decidedByName: "Bo Second" }]);
  await database().delete(users).where(eq(users.id, vet.id));
  expect(await rows()).toEqual([]);
});
