import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { users } from "@/backend/db/schema/people";
import { startSession } from "@/backend/modules/auth/sessions";
import { mailsTo, tokenFor } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn, database } = runBackend();

interface Standing {
  readonly kind: string;
  readonly state: string;
  readonly canApply: boolean;
  readonly note: string | null;
}

interface Listed {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly applicant: { readonly id: number; readonly name: string };
}

let people = 0;

/** Somebody of the test's own, signed in. */
async function person(facts: Partial<typeof users.$inferInsert> = {}) {
  const email = `vet${++people}@approvals.test`;
  const values = { email, name: `Dr Number ${people}`, type: "vet", passwordHash: "none" } as const;
  const [user] = await database()
    .insert(users)
    .values({ ...values, countryCode: "AU", confirmedAt: new Date(), ...facts })
    .returning({ id: users.id });
  const id = user?.id ?? 0;
  return { id, email, name: values.name, token: (await startSession(database(), id)).token };
}

const approved = { vetApprovedAt: new Date() };
const details = "Thirty samples a month";
const applyFor = (token: string, kind = "orderSupplies") =>
  ask("approvals.apply", { body: { kind, details } }, { token });
const mine = async (token: string) => (await ask("approvals.mine", {}, { token })).body as Standing[];
const decide = (token: string, id: number, body: object) =>
  ask("approvals.decide", { params: { id }, body }, { token });

/** Somebody whose application for order supplies waits, and its number. */
async function waiting() {
  const vet = await person(approved);
  expect((await applyFor(vet.token)).status).toBe(200);
  const [row] = await database().select().from(approvals).where(eq(approvals.userId, vet.id));
  return { vet, id: row?.id ?? 0 };
}

async function secondAdmin() {
  return person({ type: "breeder", isAdmin: true, name: "Bo Second" });
}

describe("a vet", () => {
  it("waits at the desk once their registration is confirmed, and nobody else does", async () => {
    for (const type of ["vet", "owner"]) {
      const email = `${type}@confirmed.test`;
      const body = { type, name: "Val", email, password: "a-long-walk-at-noon", country: "AU" };
      const practice = type === "vet" ? { clinic: "Bay Vets", registrationNumber: "V9" } : {};
      await ask("registration.register", { body: { ...body, ...practice, acceptTerms: true } });
      const link = await tokenFor(database(), email);
      const { password } = body;
      const confirmed = await ask("registration.confirm", { body: { token: link, password } });
      const token = confirmed.headers.get("x-session") ?? "";
      const standings = await mine(token);
      expect(standings.map(({ kind, state, canApply }) => [kind, state, canApply])).toEqual(
        type === "vet"
          ? [
              ["vet", "waiting", false],
              ["orderSupplies", "none", false],
            ]
          : [],
      );
    }
  });

  it("who is not approved is told why they cannot apply for supplies", async () => {
    const { token } = await person();
    expect(await applyFor(token)).toMatchObject({
      status: 403,
      body: { message: "Order supplies are for approved vets. Your practice has to be approved first." },
    });
  });

  it("who is approved applies once, also by two presses at once", async () => {
    const { token, id } = await person(approved);
    const both = await Promise.all([applyFor(token), applyFor(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await applyFor(token)).toMatchObject({ status: 409, body: { code: "waiting" } });
    expect(await database().select().from(approvals).where(eq(approvals.userId, id))).toHaveLength(1);
    expect(await mine(token)).toMatchObject([
      { kind: "vet", state: "approved" },
      { kind: "orderSupplies", state: "waiting", canApply: false, details },
    ]);
  });

  it("who has it already need not apply", async () => {
    const token = await signIn("vet");
    expect(await applyFor(token)).toMatchObject({ status: 409, body: { code: "approved" } });
    expect((await mine(token)).map(({ state }) => state)).toEqual(["approved", "approved"]);
  });
});

it.each([
  ["nothing said", { kind: "orderSupplies", details: " " }, { details: "This field is required" }],
  ["an unknown kind", { kind: "crown", details }, { kind: "This field is not valid" }],
  ["too much", { kind: "vet", details: "x".repeat(501) }, { details: expect.stringContaining("500") }],
  ["a state of one's own", { kind: "vet", details, state: "approved" }, { state: expect.any(String) }],
])("an application with %s is refused", async (_what, body, errors) => {
  const { token } = await person(approved);
  expect(await ask("approvals.apply", { body }, { token })).toMatchObject({ status: 428, body: errors });
});

it.each(["breeder", "owner"])("there is nothing to apply for here as a %s", async (role) => {
  const token = await signIn(role);
  expect((await mine(token)).filter(({ kind }) => kind !== "responsibleBreeder")).toEqual([]);
  for (const kind of ["vet", "orderSupplies"]) expect((await applyFor(token, kind)).status).toBe(403);
});

describe("the desk", () => {
  it.each(["breeder", "owner", "vet"])("is closed to a %s", async (role) => {
    const token = await signIn(role);
    const { id } = await waiting();
    expect((await ask("approvals.list", {}, { token })).status).toBe(403);
    expect((await decide(token, id, { decision: "approved" })).status).toBe(403);
    const [row] = await database().select().from(approvals).where(eq(approvals.id, id));
    expect(row?.state).toBe("waiting");
  });

  it("is not empty where somebody tries the shop out", async () => {
    const token = await signIn("admin");
    const { body } = await ask("approvals.list", { query: { state: "waiting", size: 100 } }, { token });
    const names = (body as { results: Listed[] }).results.map(({ applicant }) => applicant.name);
    expect(names).toEqual(expect.arrayContaining(["Dr Mira Solberg", "Dr Tomas Reyes", "Dr Ines Calloway"]));
  });

  it("shows what waits first, the newest of it on top, by kind, by state and by page", async () => {
    const token = await signIn("admin");
    const { id } = await waiting();
    const { id: newest } = await waiting();
    await decide(token, id, { decision: "approved" });
    const list = async (query: object) => {
      const { status, body } = await ask("approvals.list", { query: { size: 100, ...query } }, { token });
      expect(status).toBe(200);
      return body as { results: Listed[]; count: number; next: number | null };
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
      for (const one of results) expect(one).toMatchObject(query);
    }
    const second = await list({ size: 1, page: 2 });
    expect(second.results.map((one) => one.id)).toEqual([all.results[1]?.id]);
    expect(second.next).toBe(3);
  });
});

describe("a decision", () => {
  it("gives what was asked for, is written down with both names, and is told by mail", async () => {
    const { vet, id } = await waiting();
    const token = await signIn("admin");
    expect(await decide(token, id, { decision: "approved", note: "Welcome <b>" })).toMatchObject({
      status: 200,
      body: { state: "approved", decidedBy: "Ada Marsh", note: "Welcome <b>", applicant: { id: vet.id } },
    });
    expect((await ask("me.details", {}, { token: vet.token })).body).toMatchObject({
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
    const [mail, ...more] = await mailsTo(database(), vet.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "You may now order supplies" });
    expect(mail?.html).toContain("Welcome &lt;b&gt;");
    expect(mail?.text).toContain("http://localhost:3000/my/my-profile");
  });

  it("about a practice opens the way to order supplies", async () => {
    const vet = await person();
    expect((await applyFor(vet.token, "vet")).status).toBe(200);
    const [row] = await database().select().from(approvals).where(eq(approvals.userId, vet.id));
    await decide(await signIn("admin"), row?.id ?? 0, { decision: "approved" });
    expect(await mine(vet.token)).toMatchObject([
      { kind: "vet", state: "approved", canApply: false },
      { kind: "orderSupplies", state: "none", canApply: true },
    ]);
  });

  it("against needs a note, gives nothing, and leaves the way open to apply again", async () => {
    const { vet, id } = await waiting();
    const token = await signIn("admin");
    for (const note of [undefined, null, "  "])
      expect(await decide(token, id, { decision: "declined", note })).toMatchObject({
        status: 428,
        body: { note: "This field is required" },
      });
    expect(await mailsTo(database(), vet.email)).toEqual([]);
    const note = "Please tell us your number";
    expect((await decide(token, id, { decision: "declined", note })).status).toBe(200);
    expect((await ask("me.details", {}, { token: vet.token })).body).toMatchObject({
      canOrderSupplies: false,
    });
    expect((await mine(vet.token))[1]).toMatchObject({ state: "declined", canApply: true, note });
    expect((await mailsTo(database(), vet.email))[0]?.text).toContain(note);
    expect((await applyFor(vet.token)).body).toMatchObject({ state: "waiting", note: null });
  });

  it("is made once: the second admin is told who was first, also when both decide at once", async () => {
    const { vet, id } = await waiting();
    const tokens = [await signIn("admin"), (await secondAdmin()).token] as const;
    const both = await Promise.all([
      decide(tokens[0], id, { decision: "approved" }),
      decide(tokens[1], id, { decision: "declined", note: "No number" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both[0].status === 200 ? "Ada Marsh has approved" : "Bo Second has declined";
    const late = await decide(tokens[1], id, { decision: "approved" });
    for (const refused of [late, ...both.filter(({ status }) => status === 409)])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: "decided", message: `${first} this already.` },
      });
    expect(await mailsTo(database(), vet.email)).toHaveLength(1);
    const entries = await database().select().from(auditEntries).where(eq(auditEntries.subjectId, vet.id));
    expect(entries).toHaveLength(1);
  });

  it("is no admin's while they act as somebody else", async () => {
    const { vet, id } = await waiting();
    const token = await signIn("admin");
    await ask("admin.actAs", { body: { userId: vet.id, reason: "Asked us" } }, { token });
    expect(await decide(token, id, { decision: "approved" })).toMatchObject({
      status: 403,
      body: { code: "acting" },
    });
    expect((await ask("approvals.list", {}, { token })).status).toBe(403);
    await ask("admin.actAsMyself", {}, { token });
    expect((await decide(token, id, { decision: "approved" })).status).toBe(200);
  });

  it("about nothing is a 404, and in no known word a 428", async () => {
    const token = await signIn("admin");
    expect((await decide(token, 2_000_000_000, { decision: "approved" })).status).toBe(404);
    const { id } = await waiting();
    expect((await decide(token, id, { decision: "waiting" })).status).toBe(428);
  });
});

it("what somebody applied for goes with their account, and a decision outlives who made it", async () => {
  const { vet, id } = await waiting();
  const admin = await secondAdmin();
  await decide(admin.token, id, { decision: "approved" });
  await database().delete(users).where(eq(users.id, admin.id));
  const rows = () => database().select().from(approvals).where(eq(approvals.id, id));
  expect(await rows()).toMatchObject([{ decidedBy: null, decidedByName: "Bo Second" }]);
  await database().delete(users).where(eq(users.id, vet.id));
  expect(await rows()).toEqual([]);
});
