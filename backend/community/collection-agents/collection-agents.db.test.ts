import { addDays, addMonths, differenceInHours } from "date-fns";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { agentLimits, quizQuestions } from "@/lib/config/community/collection-agents";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { clubMembers, clubs } from "@/backend/db/schema/animal-access";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import { users } from "@/backend/db/schema/users";
import { createUser, type TestUser } from "@/backend/testing/create-users";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { solveSecurityQuestion } from "@/backend/testing/security-answer";
import { startTestBackend } from "@/backend/testing/server";
import { renewAgents } from "./renew-agents";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database } = backend;

let userCount = 0;
const createMember = (facts: Parameters<typeof createUser>[2] = {}) =>
  createUser(backend, `agent${++userCount}@agents.test`, facts);

const application = {
  name: "Otis Grange",
  country: "AU",
  place: "Geraldton, Western Australia",
  postalCode: "6530",
  area: "Mid West",
  species: ["canine"],
  fee: "A$20",
  availability: "Weekends",
  isListed: true,
  experience: "Twelve years of shows",
  isIndependent: true,
};
const { experience: _experience, isIndependent: _isIndependent, ...listing } = application;
const right = { own: "c", chip: "b", food: "a", swabs: "b", seal: "c", results: "a" } as const;
const answersOf = (options: Partial<Record<keyof typeof right, string>> = {}) => ({
  answers: quizQuestions.map((question) => ({ question, option: options[question] ?? right[question] })),
});

const apply = ({ token }: TestUser, more: object = {}) =>
  callRoute("collectionAgents.apply", { body: { ...application, ...more } }, { token });
const takeQuiz = ({ token }: TestUser, body: object = answersOf()) =>
  callRoute("collectionAgents.takeQuiz", { body }, { token });
const readMine = async ({ token }: TestUser) =>
  (await callRoute("collectionAgents.getMine", {}, { token })).body as Record<string, unknown>;
const approvalIdOf = async ({ id }: TestUser) => {
  const rows = await database().select().from(approvals).where(eq(approvals.userId, id));
  return Math.max(...rows.map((row) => row.id));
};
async function decide(user: TestUser, body: object = { decision: "approved" }) {
  const params = { id: await approvalIdOf(user) };
  return callRoute("approvals.decide", { params, body }, { token: await signIn("admin") });
}
async function createActiveAgent(more: object = {}) {
  const user = await createMember();
  expect((await apply(user, more)).status).toBe(200);
  expect((await decide(user)).status).toBe(200);
  expect((await takeQuiz(user)).body).toMatchObject({ isPassed: true });
  return user;
}
interface Found {
  readonly id: number;
  readonly name: string;
  readonly distanceKm: number | null;
}
const find = (query: object = {}, country = "AU") =>
  readRoute("collectionAgents.list", { query: { size: 100, ...query } }, { country });
const namesOf = async (query: object) => (await find(query)).results.map(({ name }) => name);
const flagOf = async ({ id }: TestUser) =>
  (await database().select({ isAgent: users.isAgent }).from(users).where(eq(users.id, id)))[0]?.isAgent;
const change = ({ id }: TestUser, set: Partial<typeof collectionAgents.$inferInsert>) =>
  database().update(collectionAgents).set(set).where(eq(collectionAgents.userId, id));
const mailsOf = async ({ email }: TestUser) => (await listQueuedMails(database(), email)).map((mail) => mail);

describe("becoming an agent", () => {
  it("takes application, review, approval and a quiz without mistakes", async () => {
    const user = await createMember();
    expect((await apply(user)).body).toMatchObject({ state: "submitted", listing: { isOnMap: true } });
    const admin = await signIn("admin");
    const review = async () =>
      callRoute("approvals.startReview", { params: { id: await approvalIdOf(user) } }, { token: admin });
    expect((await review()).body).toMatchObject({ state: "waiting", agent: { state: "underReview" } });
    expect((await review()).status).toBe(409);
    expect(await readMine(user)).toMatchObject({ state: "underReview", canTakeQuiz: false });
    expect((await takeQuiz(user)).status).toBe(409);
    expect((await decide(user)).body).toMatchObject({
      agent: { state: "approved", place: application.place },
    });
    expect(await flagOf(user)).toBe(false);
    const wrong = await takeQuiz(user, answersOf({ chip: "a", seal: "a" }));
    expect(wrong.body).toEqual({ isPassed: false, wrong: ["chip", "seal"], expiresAt: null });
    const passed = (await takeQuiz(user)).body as { expiresAt: string };
    expect(differenceInHours(addMonths(new Date(), 12), new Date(passed.expiresAt))).toBe(0);
    expect([await flagOf(user), (await takeQuiz(user)).status]).toEqual([true, 409]);
    expect(await namesOf({ query: "Otis Grange" })).toEqual(["Otis Grange"]);
    expect((await mailsOf(user)).map(({ subject }) => subject)).toEqual([
      "Your application as a collection agent is approved",
      "You are a collection agent",
    ]);
    const audit = await database().select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
    expect(audit.map(({ call }) => call)).toEqual(["approvals.startReview", "approvals.decide"]);
  });

  it("is accepted once for a double click, and after a refusal again", async () => {
    const user = await createMember();
    const responses = await Promise.all([apply(user), apply(user)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await decide(user, { decision: "declined", note: "Which scanner?" });
    expect(await readMine(user)).toMatchObject({ state: "declined", note: "Which scanner?" });
    expect((await apply(user)).body).toMatchObject({ state: "submitted", note: null });
  });

  it.each([
    ["no declaration", { isIndependent: false }, "isIndependent"],
    ["no species", { species: [] }, "species"],
    ["an unknown country", { country: "QQ" }, "country"],
    ["too long an area", { area: "x".repeat(agentLimits.areaLength + 1) }, "area"],
    ["another's nomination", { nominationId: 2_000_000_000 }, "nominationId"],
    ["a state of one's own", { state: "active" }, "state"],
  ])("with %s is refused and stores nothing", async (_case, more, field) => {
    const user = await createMember();
    expect(await apply(user, more)).toMatchObject({ status: 428, body: { [field]: expect.any(String) } });
    expect(await readMine(user)).toMatchObject({ state: null, listing: null });
  });

  it("is not for vets, and not during impersonation", async () => {
    expect((await apply(await createMember({ type: "vet" }))).status).toBe(403);
    const user = await createMember();
    const token = await signIn("admin");
    await callRoute("admin.impersonate", { body: { userId: user.id, reason: "Help" } }, { token });
    expect(await apply({ ...user, token })).toMatchObject({ status: 403, body: { code: "acting" } });
    await callRoute("admin.stopImpersonating", {}, { token });
  });
});

describe("an agent", () => {
  it("changes the listing, can hide it and withdraw, and can apply again", async () => {
    const user = await createActiveAgent({ name: "Hidden Agent" });
    const update = (more: object) =>
      callRoute("collectionAgents.updateListing", { body: { ...listing, ...more } }, { token: user.token });
    const changed = await update({ name: "Renamed Agent", place: "Nowhere at all" });
    expect(changed.body).toMatchObject({ listing: { name: "Renamed Agent", isOnMap: false } });
    expect(await namesOf({ query: "Renamed Agent" })).toHaveLength(1);
    await update({ name: "Renamed Agent", isListed: false });
    expect(await namesOf({ query: "Renamed Agent" })).toEqual([]);
    const withdraw = () => callRoute("collectionAgents.withdraw", {}, { token: user.token });
    expect((await withdraw()).body).toMatchObject({ state: "withdrawn", canTakeQuiz: false });
    expect([await flagOf(user), (await withdraw()).status]).toEqual([false, 200]);
    expect((await update({ isListed: true })).status).toBe(404);
    expect((await apply(user)).body).toMatchObject({ state: "submitted" });
    expect((await withdraw()).body).toMatchObject({ state: "withdrawn" });
    expect((await decide(user)).status).toBe(409);
  });

  it("is ended by an admin with a reason", async () => {
    const user = await createActiveAgent();
    const params = { id: await approvalIdOf(user) };
    const revoke = async () =>
      callRoute("approvals.revoke", { params, body: { note: "Own dogs" } }, { token: await signIn("admin") });
    expect((await revoke()).body).toMatchObject({ agent: { state: "withdrawn" } });
    expect([await flagOf(user), (await revoke()).status]).toEqual([false, 409]);
    expect((await mailsOf(user)).at(-1)).toMatchObject({
      subject: "You are no longer a collection agent",
      text: expect.stringContaining("Own dogs") as string,
    });
  });

  it("is reminded once a month before the end, expires, and renews with the quiz", async () => {
    const user = await createActiveAgent({ name: "Renewing Agent" });
    const now = new Date();
    const run = () => renewAgents({ db: database(), appOrigin: "http://localhost:3000", now });
    await run();
    const subjects = async () => (await mailsOf(user)).slice(2).map(({ subject }) => subject.slice(0, 43));
    expect(await subjects()).toEqual([]);
    await change(user, { expiresAt: addDays(now, 29) });
    await Promise.all([run(), run()]);
    await run();
    expect(await subjects()).toEqual(["Your authorisation as a collection agent en"]);
    const renewed = (await takeQuiz(user)).body as { expiresAt: string };
    expect(differenceInHours(new Date(renewed.expiresAt), addMonths(addDays(now, 29), 12))).toBe(0);
    await change(user, { expiresAt: addDays(now, -1) });
    expect(await namesOf({ query: "Renewing Agent" })).toEqual([]);
    await Promise.all([run(), run()]);
    expect([await flagOf(user), await readMine(user)]).toMatchObject([false, { state: "expired" }]);
    expect(await subjects()).toContain("Your authorisation as a collection agent ha");
    expect((await takeQuiz(user)).body).toMatchObject({ isPassed: true });
    expect(await flagOf(user)).toBe(true);
  });
});

describe("nominations", () => {
  async function createClubMember() {
    const member = await createMember({ isClubMember: true });
    const [club] = await database()
      .insert(clubs)
      .values({ name: `Club ${member.id}` })
      .returning();
    await database()
      .insert(clubMembers)
      .values({ clubId: club?.id ?? 0, userId: member.id, role: "member" });
    return { member, club: club?.name ?? "" };
  }
  const nominate = ({ token }: TestUser, email: string) =>
    callRoute("collectionAgents.nominate", { body: { name: "Nell Ferris", email } }, { token });

  it("mail the address and are accepted by the application of its account", async () => {
    const { member, club } = await createClubMember();
    const nominee = await createMember();
    const responses = await Promise.all([
      nominate(member, nominee.email.toUpperCase()),
      nominate(member, nominee.email),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 428]);
    const [mail, ...more] = await mailsOf(nominee);
    expect([mail?.subject, more]).toEqual([`${club} would like you to be a collection agent`, []]);
    expect(mail?.text).not.toContain("Nell");
    const { nominations } = (await readMine(nominee)) as { nominations: { id: number; club: string }[] };
    expect(nominations).toMatchObject([{ club }]);
    const nominationId = nominations[0]?.id;
    expect((await apply(await createMember(), { nominationId })).status).toBe(428);
    expect((await apply(nominee, { nominationId })).status).toBe(200);
    expect((await decide(nominee)).body).toMatchObject({ agent: { club } });
    expect(await readMine(member)).toMatchObject({ nominated: [{ state: "accepted" }] });
  });

  it("can be removed only by the member and the nominated person", async () => {
    const { member } = await createClubMember();
    const nominee = await createMember();
    const remove = async ({ token }: TestUser) => {
      const { nominated } = (await readMine(member)) as { nominated: { id: number }[] };
      const params = { id: nominated[0]?.id ?? 0 };
      return (await callRoute("collectionAgents.removeNomination", { params }, { token })).status;
    };
    await nominate(member, nominee.email);
    expect([await remove(await createMember()), await remove(nominee)]).toEqual([404, 204]);
    await nominate(member, nominee.email);
    expect(await remove(member)).toBe(204);
  });

  it("are for members, for others' addresses, and limited", async () => {
    expect(await nominate(await createMember(), "x@agents.test")).toMatchObject({ status: 403 });
    const { member } = await createClubMember();
    expect((await nominate(member, member.email)).status).toBe(428);
    for (let at = 0; at < agentLimits.nominations; at += 1)
      expect((await nominate(member, `friend${at}@agents.test`)).status).toBe(200);
    expect((await nominate(member, "one-more@agents.test")).status).toBe(428);
  });
});

describe("the finder", () => {
  it("lists the demo agents without addresses, by name", async () => {
    const { results } = await find();
    const names = results.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Bree Holloway", "Rosalind Keay", "Elsa Lindholm"]));
    expect(names).not.toContain("Brid Callanan");
    expect(JSON.stringify(results)).not.toMatch(/@|postalCode|6160/);
  });

  it("sorts by distance from a place, with text and postcode matches", async () => {
    const near = (await find({ query: "perth" })).results.slice(0, 2);
    expect(near.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
      ["Marlon Ashcombe", 0],
      ["Bree Holloway", 16],
    ]);
    expect((await find({ query: "Perth", country: "GB" })).results[0]?.name).toBe("Rosalind Keay");
    await createActiveAgent({ name: "Unplaced", place: "Nelson", country: "AU" });
    expect((await find({ query: "Nelson" }, "NZ")).results).toMatchObject([
      { name: "Unplaced", distanceKm: null },
    ]);
    expect(await namesOf({ query: "616" })).toEqual(["Bree Holloway"]);
    expect(await namesOf({ query: "Hamburg" })).toEqual(["Katrin Osterloh"]);
    expect(await namesOf({ query: "100%_" })).toEqual([]);
  });

  it.each([
    [{ country: "us" }, ["Camila Restrepo", "Dwight Tolliver"]],
    [{ country: "GB", species: "feline" }, ["Owain Pritchard"]],
    [{ area: "5,50,15,60" }, ["Elsa Lindholm", "Katrin Osterloh"]],
  ])("filters by %j on the list and the map", async (query, expected) => {
    expect(await namesOf(query)).toEqual(expected);
    const { body } = await callRoute("collectionAgents.map", { query });
    const { points, countries } = body as { points: Found[]; countries: object[] };
    expect(points.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(countries).toContainEqual({ code: "SE", name: "Sweden" });
  });

  it("rejects an invalid area", async () => {
    for (const area of ["1,2,3", "1,2,3,x", "1,2,3,4,5"])
      expect((await callRoute("collectionAgents.map", { query: { area } })).status).toBe(428);
  });
});

describe("a message to an agent", () => {
  const clientAddress = "203.0.113.9";
  async function send(id: number, more: object = {}, address = clientAddress) {
    const { question, challenge } = await readRoute("registration.securityQuestion");
    const message = { name: "Lou <b>", email: "Lou@visitor.test", message: "Hello\n<script>1</script>" };
    const security = { security: String(solveSecurityQuestion(question)), challenge };
    const body = { ...message, ...security, ...more };
    return callRoute("collectionAgents.contact", { params: { id }, body }, { clientAddress: address });
  }
  const idOf = async (user: TestUser) => {
    const rows = await database().select().from(collectionAgents).where(eq(collectionAgents.userId, user.id));
    return rows[0]?.id ?? 0;
  };

  it("mails the agent as plain text and sends nothing for a bot", async () => {
    const agent = await createActiveAgent();
    const id = await idOf(agent);
    expect((await send(id)).status).toBe(204);
    const mail = (await mailsOf(agent)).at(-1);
    expect(mail?.subject).toBe("Lou <b> would like you to collect a sample");
    expect(mail?.text).toContain("Reply to lou@visitor.test");
    expect(mail?.html).toContain("&lt;script&gt;");
    const before = (await mailsOf(agent)).length;
    expect((await send(id, { website: "https://spam.test" })).status).toBe(204);
    expect(await mailsOf(agent)).toHaveLength(before);
    expect((await send(id, { security: "0" })).status).toBe(428);
    expect((await send(id, { message: "x".repeat(agentLimits.messageLength + 1) })).status).toBe(428);
    await change(agent, { isListed: false });
    expect((await send(id)).status).toBe(404);
  });

  it("is limited by the sender's address and by network", async () => {
    const id = await idOf(await createActiveAgent());
    const statuses = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await send(id, { email: "often@visitor.test" }, `203.0.113.${20 + at}`)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
