import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { coupons } from "@/backend/db/schema/pricing";
import { shows } from "@/backend/db/schema/shows";
import { createPeople } from "@/backend/testing/create-users";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import type { AdminShow, Show } from "@/lib/contract/community/shows/shows.types";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;

const { add, as, idOf } = createPeople(backend, "shows.test", {
  secretary: { type: "breeder" },
  rival: { type: "breeder" },
  owner: {},
});

const startedAt = Date.now();
const dayIn = (days: number) => new Date(startedAt + days * 86_400_000).toISOString().slice(0, 10);
let showCount = 0;
const input = (more: object = {}) => ({
  kind: "sponsorship",
  club: "Ridge Kelpie Club",
  name: `Spring show ${++showCount}`,
  heldOn: dayIn(60),
  place: "Ballarat, VIC",
  entries: 240,
  kits: 40,
  request: "Kits as prizes",
  offer: "A page",
  catalogueOn: dayIn(30),
  contactName: "Pat Hume",
  contactEmail: "Pat@Kelpies.test",
  ...more,
});
const register = (more: object = {}, name = "secretary") =>
  callRoute("shows.create", { body: input(more) }, as(name));

async function registered(more: object = {}): Promise<Show> {
  const { status, body } = await register(more);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Show;
}

async function decide(show: Show, decision: "approved" | "declined"): Promise<void> {
  const [row] = await database().select().from(shows).where(eq(shows.id, show.id));
  const params = { id: row?.approvalId ?? 0 };
  const body = { decision, ...(decision === "declined" && { note: "Two shows that day" }) };
  const response = await callRoute("approvals.decide", { params, body }, { token: await signIn("admin") });
  expect(response).toMatchObject({ status: 200, body: { show: { name: show.name, entries: 240 } } });
}

const get = async ({ id }: Show, name = "secretary") => callRoute("shows.get", { params: { id } }, as(name));
const move = async ({ id }: Show, body: object) =>
  callRoute("shows.move", { params: { id }, body }, { token: await signIn("admin") });
const withdraw = ({ id }: Show, name = "secretary") =>
  callRoute("shows.withdraw", { params: { id } }, as(name));
const figures = { entries: 231, swabbed: 38, returned: 2, text: "A queue all day" };
const report = ({ id }: Show, name = "secretary") =>
  callRoute("shows.report", { params: { id }, body: figures }, as(name));
const holdToday = ({ id }: Show) =>
  database()
    .update(shows)
    .set({ heldOn: dayIn(0) })
    .where(eq(shows.id, id));

describe("registering a show", () => {
  it("queues each show for approval, and a repeated request once", async () => {
    const twice = input();
    const send = () => callRoute("shows.create", { body: twice }, as("secretary"));
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await registered();
    const waiting = await database()
      .select()
      .from(approvals)
      .where(eq(approvals.userId, idOf("secretary")));
    expect(waiting.map(({ kind, state }) => [kind, state])).toEqual([
      ["sponsorship", "waiting"],
      ["sponsorship", "waiting"],
    ]);
    expect((await callRoute("shows.list", {}, as("secretary"))).body).toMatchObject({
      count: 2,
      results: [{ state: "requested", code: null, contactEmail: "pat@kelpies.test" }, {}],
    });
    const statuses = await readRoute("approvals.listMine", {}, as("secretary"));
    expect(statuses.map(({ kind }) => kind)).not.toContain("sponsorship");
  });

  it.each([
    [{ heldOn: dayIn(0) }, "heldOn"],
    [{ heldOn: "2099-02-31" }, "heldOn"],
    [{ catalogueOn: dayIn(61) }, "catalogueOn"],
    [{ request: " " }, "request"],
    [{ offer: null }, "offer"],
    [{ entries: 0 }, "entries"],
    [{ entries: 12.5 }, "entries"],
    [{ kits: 501 }, "kits"],
    [{ name: "x".repeat(121) }, "name"],
    [{ contactPhone: "javascript:1" }, "contactPhone"],
    [{ state: "approved" }, "state"],
  ])("refuses %j", async (more, field) => {
    expect(await register(more)).toMatchObject({ status: 428, body: { [field]: expect.any(String) } });
  });

  it("accepts a swab clinic without sponsorship details, from breeders only", async () => {
    const clinic = { kind: "shows", request: null, offer: null, catalogueOn: null };
    expect((await register(clinic, "rival")).status).toBe(200);
    expect((await register(clinic, "owner")).status).toBe(403);
  });
});

describe("an approved show", () => {
  it("gets a discount code, moves on step by step with mails, and closes with a report", async () => {
    const show = await registered();
    expect((await move(show, { state: "kits-sent", kits: 40 })).status).toBe(409);
    await decide(show, "approved");
    const { code, state } = (await get(show)).body as Show;
    expect([state, code]).toEqual([
      "approved",
      expect.objectContaining({ percent: 15, used: 0, limit: 240 }),
    ]);
    expect((await report(show)).status).toBe(409);
    expect(await move(show, { state: "kits-sent" })).toMatchObject({
      status: 428,
      body: { kits: expect.any(String) },
    });
    const sent = { state: "kits-sent", kits: 36, trackingNumber: "AP 77", note: "Two boxes" };
    expect(await move(show, sent)).toMatchObject({ status: 200, body: { kitsSent: 36, note: "Two boxes" } });
    expect((await withdraw(show)).status).toBe(409);
    await holdToday(show);
    expect(await report(show)).toMatchObject({ status: 200, body: { state: "held", report: figures } });
    expect(await move(show, { state: "closed" })).toMatchObject({
      body: { state: "closed", canReport: false },
    });
    expect((await report(show)).status).toBe(409);
    const mails = await listQueuedMails(database(), "secretary@shows.test");
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toEqual([
      "We sponsor your show",
      `Kits for ${show.name} are on their way`,
      `Thank you for ${show.name}`,
    ]);
    expect(mails[1]?.text).toContain("36 swab kits");
    expect(mails[1]?.text).toContain("AP 77");
    const audit = await database().select().from(auditEntries).where(eq(auditEntries.call, "shows.move"));
    expect(audit.map(({ reason }) => reason)).toContain(`show ${show.id} kits-sent: Two boxes`);
  });

  it("counts orders that used its code, which ends when the show is withdrawn", async () => {
    const show = await registered();
    await decide(show, "approved");
    const { code } = (await get(show)).body as Show;
    const ofShow = eq(coupons.code, code?.code ?? "");
    await updateRows(coupons, { used: 3 }, ofShow);
    expect(((await get(show)).body as Show).code?.used).toBe(3);
    expect(await withdraw(show)).toMatchObject({
      status: 200,
      body: { state: "withdrawn", canWithdraw: false },
    });
    const [coupon] = await database().select().from(coupons).where(ofShow);
    expect(coupon?.endsAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await registered({ name: show.name })).state).toBe("requested");
  });
});

it("leaves the queue when it is withdrawn, and shows the reason when it is declined", async () => {
  const withdrawn = await registered();
  const [row] = await database().select().from(shows).where(eq(shows.id, withdrawn.id));
  expect((await withdraw(withdrawn)).status).toBe(200);
  const decision = { params: { id: row?.approvalId ?? 0 }, body: { decision: "approved" } };
  expect((await callRoute("approvals.decide", decision, { token: await signIn("admin") })).status).toBe(404);
  const declined = await registered();
  await decide(declined, "declined");
  expect((await get(declined)).body).toMatchObject({
    state: "declined",
    note: "Two shows that day",
    code: null,
  });
});

it("is visible to its secretary and admins only", async () => {
  const show = await registered();
  await holdToday(show);
  for (const response of [
    await get(show, "rival"),
    await withdraw(show, "rival"),
    await report(show, "rival"),
  ])
    expect(response.status).toBe(404);
  expect((await callRoute("shows.listAll", {}, as("secretary"))).status).toBe(403);
  const query = { state: "requested" };
  const all = await callRoute("shows.listAll", { query }, { token: await signIn("admin") });
  const { results } = all.body as { results: AdminShow[] };
  expect(results.find(({ id }) => id === show.id)).toMatchObject({
    secretary: { name: "secretary" },
    moves: [],
  });
});

it("refuses more shows than can wait at once", async () => {
  const name = "many";
  await add(name, { type: "breeder" });
  for (let at = 0; at < 10; at += 1) expect((await register({}, name)).status).toBe(200);
  expect(await register({}, name)).toMatchObject({ status: 409, body: { code: "full" } });
});
