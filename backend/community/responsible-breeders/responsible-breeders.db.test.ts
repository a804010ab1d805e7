import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoBreeders } from "@/backend/db/seed/demo-breeders";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { users } from "@/backend/db/schema/users";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { createSession } from "@/backend/testing/create-users";

const { callRoute, readRoute, signIn, database } = startTestBackend();

let userCount = 0;

async function createBreeder() {
  const row = { name: `Person ${++userCount}`, type: "breeder", confirmedAt: null } as const;
  const user = await createSession(database(), `breeder${userCount}@listed.test`, row);
  return { ...user, name: `Kennel ${userCount}` };
}
type Breeder = Awaited<ReturnType<typeof createBreeder>>;

const validApplication = {
  country: "PT",
  place: " Évora, Alentejo ",
  breed_ids: [2001, 101],
  website: "https://kennel.example/dogs?x=1",
  statement: "We test them all.",
  consent: true,
};
const applyAs = ({ token, name }: Breeder, changes: object = {}) =>
  callRoute("responsibleBreeders.apply", { body: { ...validApplication, name, ...changes } }, { token });
const list = (query: object = {}) =>
  readRoute("responsibleBreeders.list", { query: { size: 100, ...query } });
const names = async (query: object = {}) => (await list(query)).results.map(({ name }) => name);

async function idOf({ id }: Breeder): Promise<number> {
  const rows = await database().select().from(approvals).where(eq(approvals.userId, id));
  return Math.max(...rows.map((row) => row.id));
}
async function decide(breeder: Breeder, body: object = { decision: "approved" }) {
  const token = await signIn("admin");
  return callRoute("approvals.decide", { params: { id: await idOf(breeder) }, body }, { token });
}
async function createListedBreeder() {
  const breeder = await createBreeder();
  expect((await applyAs(breeder)).status).toBe(200);
  expect((await decide(breeder)).status).toBe(200);
  return breeder;
}

describe("the map", () => {
  const pointsFor = (query: object = {}) => readRoute("responsibleBreeders.map", { query: { ...query } });

  it("has the towns of the breeders that match the filters, without those who withdrew", async () => {
    const breeder = await createListedBreeder();
    const { points } = await pointsFor({ country: "PT" });
    const [point] = points.filter(({ name }) => name === breeder.name);
    expect(point).toMatchObject({ place: "Évora, Alentejo" });
    expect([point?.latitude, point?.longitude].map((degrees) => Math.round(degrees ?? 0))).toEqual([39, -8]);
    expect((await pointsFor({ country: "PT", breed: "Nothing like it" })).points).toEqual([]);
    await callRoute("responsibleBreeders.withdraw", {}, { token: breeder.token });
    expect(JSON.stringify(await pointsFor())).not.toContain(`"${breeder.name}"`);
  });

  it("leaves out places that are not known", async () => {
    const breeder = await createBreeder();
    await applyAs(breeder, { place: "Somewhere behind the hills" });
    await decide(breeder);
    expect(await names()).toContain(breeder.name);
    expect(JSON.stringify(await pointsFor())).not.toContain(`"${breeder.name}"`);
  });
});

describe("applying for a listing", () => {
  it("publishes exactly the requested data, and only after approval", async () => {
    const breeder = await createBreeder();
    expect(await applyAs(breeder)).toMatchObject({
      status: 200,
      body: {
        listing: null,
        application: { state: "waiting", note: null, statement: validApplication.statement },
      },
    });
    expect(await names()).not.toContain(breeder.name);
    expect((await decide(breeder)).body).toMatchObject({
      details: validApplication.statement,
      listing: { name: breeder.name, place: "Évora, Alentejo", isListed: true },
    });
    const found = (await list({ country: "pt" })).results.find(({ name }) => name === breeder.name);
    expect(found).toEqual({
      id: await idOf(breeder),
      name: breeder.name,
      country: { code: "PT", name: "Portugal" },
      place: "Évora, Alentejo",
      website: validApplication.website,
      breeds: [
        { id: 2001, name: "Abyssinian", species: { id: 2, name: "feline" } },
        { id: 101, name: "Affenpinscher", species: { id: 1, name: "canine" } },
      ],
    });
    const [mail] = await listQueuedMails(database(), breeder.email);
    expect(mail).toMatchObject({ subject: "You are on the list of responsible breeders" });
    expect(mail?.text).toContain("/breeder/responsible-breeder-program/form");
  });

  it("is accepted once, also from concurrent requests", async () => {
    const breeder = await createBreeder();
    const responses = await Promise.all([applyAs(breeder), applyAs(breeder)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await applyAs(breeder)).toMatchObject({ status: 409, body: { code: "waiting" } });
    const rows = await database()
      .select()
      .from(breederListings)
      .where(eq(breederListings.userId, breeder.id));
    expect(rows).toHaveLength(1);
  });

  it.each(["owner", "vet"])("is refused to a %s", async (role) => {
    const token = await signIn(role);
    const body = { ...validApplication, name: "Other Kennel" };
    expect((await callRoute("responsibleBreeders.apply", { body }, { token })).status).toBe(403);
    expect((await callRoute("responsibleBreeders.getMine", {}, { token })).body).toEqual({
      listing: null,
      application: null,
    });
  });

  it("is refused during impersonation", async () => {
    const breeder = await createBreeder();
    const token = await signIn("admin");
    await callRoute("admin.impersonate", { body: { userId: breeder.id, reason: "Asked us" } }, { token });
    expect(await applyAs({ ...breeder, token })).toMatchObject({ status: 403, body: { code: "acting" } });
    await callRoute("admin.stopImpersonating", {}, { token });
  });

  it("is not possible through the general approvals call", async () => {
    const { token } = await createBreeder();
    const body = { kind: "responsibleBreeder", details: "Let me in" };
    expect((await callRoute("approvals.apply", { body }, { token })).status).toBe(428);
  });

  it.each([
    ["a javascript: website", { website: "javascript:alert(1)" }, "website"],
    ["HTML in the website", { website: "https://x.example/'><script>" }, "website"],
    ["an http website", { website: "http://kennel.example" }, "website"],
    ["credentials in the website", { website: "https://kennel.example:x@evil.example" }, "website"],
    ["an IP address as website", { website: "https://127.0.0.1/" }, "website"],
    ["a line break in the website", { website: "https://kennel.example/\nx" }, "website"],
    ["no consent", { consent: false }, "consent"],
    ["no breed", { breed_ids: [] }, "breed_ids"],
    ["eleven breeds", { breed_ids: Array.from({ length: 11 }, (_, at) => 101 + at) }, "breed_ids"],
    ["an unknown breed", { breed_ids: [999_999] }, "breed_ids"],
    ["an unknown country", { country: "QQ" }, "country"],
    ["an empty name", { name: " " }, "name"],
    ["too long a statement", { statement: "x".repeat(1001) }, "statement"],
    ["a submitted listing date", { listedAt: "2026-01-01" }, "listedAt"],
  ])("with %s is rejected and stores nothing", async (_case, changes, field) => {
    const breeder = await createBreeder();
    expect(await applyAs(breeder, changes)).toMatchObject({
      status: 428,
      body: { [field]: expect.any(String) },
    });
    expect(await database().select().from(approvals).where(eq(approvals.userId, breeder.id))).toEqual([]);
  });

  it("works without a website", async () => {
    const breeder = await createBreeder();
    expect((await applyAs(breeder, { website: null })).status).toBe(200);
  });
});

describe("a listed breeder", () => {
  it("keeps the published listing while a change is waiting, and gets the new one on approval", async () => {
    const breeder = await createListedBreeder();
    expect((await applyAs(breeder, { name: "Renamed", country: "IE" })).status).toBe(200);
    expect(await names()).toEqual(expect.arrayContaining([breeder.name]));
    expect((await callRoute("approvals.listMine", {}, { token: breeder.token })).body).toContainEqual(
      expect.objectContaining({ kind: "responsibleBreeder", state: "waiting", canApply: false }),
    );
    await decide(breeder);
    expect(await names({ country: "IE" })).toEqual(["Renamed"]);
    expect(await names()).not.toContain(breeder.name);
  });

  it("keeps the published listing when a change is declined", async () => {
    const breeder = await createListedBreeder();
    await applyAs(breeder, { name: "Refused" });
    await decide(breeder, { decision: "declined", note: "No" });
    expect(await names()).toContain(breeder.name);
    expect((await callRoute("responsibleBreeders.getMine", {}, { token: breeder.token })).body).toMatchObject(
      {
        listing: { name: breeder.name },
        application: { name: "Refused", state: "declined", note: "No" },
      },
    );
  });

  it("can withdraw repeatedly, which deletes a waiting change, and can apply again", async () => {
    const breeder = await createListedBreeder();
    await applyAs(breeder, { name: "Waiting still" });
    const id = await idOf(breeder);
    for (const _attempt of [1, 2])
      expect(await callRoute("responsibleBreeders.withdraw", {}, { token: breeder.token })).toMatchObject({
        status: 200,
        body: { listing: null, application: { name: breeder.name, state: "approved" } },
      });
    expect(await names()).not.toContain(breeder.name);
    const body = { decision: "approved" };
    const late = await callRoute(
      "approvals.decide",
      { params: { id }, body },
      { token: await signIn("admin") },
    );
    expect(late.status).toBe(404);
    expect((await callRoute("approvals.listMine", {}, { token: breeder.token })).body).toContainEqual(
      expect.objectContaining({ kind: "responsibleBreeder", state: "none", canApply: true }),
    );
    expect((await applyAs(breeder)).status).toBe(200);
    await decide(breeder);
    expect(await names()).toContain(breeder.name);
  });

  it("is removed with their account", async () => {
    const breeder = await createListedBreeder();
    await database().delete(users).where(eq(users.id, breeder.id));
    expect(await names()).not.toContain(breeder.name);
  });

  it("can be removed by an admin only, who must give a reason", async () => {
    const breeder = await createListedBreeder();
    const id = await idOf(breeder);
    const takeBack = (token: string, note = "A report was changed") =>
      callRoute("approvals.revoke", { params: { id }, body: { note } }, { token });
    for (const role of ["breeder", "owner", "vet"])
      expect((await takeBack(await signIn(role))).status).toBe(403);
    const token = await signIn("admin");
    expect(await takeBack(token, " ")).toMatchObject({ status: 428 });
    expect(await names()).toContain(breeder.name);
    expect(await takeBack(token)).toMatchObject({
      status: 200,
      body: { state: "approved", listing: { isListed: false } },
    });
    expect(await takeBack(token)).toMatchObject({ status: 409, body: { code: "not_given" } });
    expect(await names()).not.toContain(breeder.name);
    const mails = await listQueuedMails(database(), breeder.email);
    const [mail, ...more] = mails.filter(({ subject }) => subject.includes("no longer"));
    expect(mail?.text).toContain("A report was changed");
    expect(more).toEqual([]);
    const entries = await database()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, breeder.id));
    expect(entries.map(({ call }) => call)).toEqual(["approvals.decide", "approvals.revoke"]);
    expect((await applyAs(breeder)).status).toBe(200);
  });
});

it("refuses to revoke an approval that cannot be revoked", async () => {
  const token = await signIn("admin");
  const approved = { query: { kind: "vet", state: "approved" } };
  const [approval] = (await readRoute("approvals.list", approved, { token })).results;
  const id = approval?.id ?? 0;
  const note = "Changed my mind";
  expect(await callRoute("approvals.revoke", { params: { id }, body: { note } }, { token })).toMatchObject({
    status: 409,
  });
});

describe("the list of breeders", () => {
  const cats = ["Norrskogen", "Quillberry Cats"];

  it("contains demo breeders, but not the demo account", async () => {
    expect(await names()).toEqual(expect.arrayContaining(demoBreeders.map(({ name }) => name)));
    expect(await names()).not.toContain("Wickerstone");
    const token = await signIn("breeder");
    expect((await callRoute("responsibleBreeders.getMine", {}, { token })).body).toMatchObject({
      application: null,
    });
  });

  it("contains no personal names and emails", async () => {
    const text = JSON.stringify(await list());
    for (const { person, email } of demoBreeders) {
      expect(text).not.toContain(person);
      expect(text).not.toContain(email);
    }
  });

  it.each([
    ["a part of a breed's name", { breed: "norwegian for" }, ["Norrskogen"]],
    ["a mistyped name", { breed: "lagoto" }, ["Colle delle Rondini"]],
    ["an everyday name of a breed", { breed: "duck tolling" }, ["Tidewrack"]],
    ["a breed", { breed_id: 101, country: "SE" }, []],
    ["a country", { country: "SE" }, ["Norrskogen"]],
    ["a species in a country", { country: "GB", species: "feline" }, ["Quillberry Cats"]],
    ["an unlisted breed", { breed: "xyzzy" }, []],
    ["an unlisted country", { country: "JP" }, []],
  ])("is filtered by %s", async (_case, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it("is sorted by name across pages", async () => {
    const all = await names();
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })));
    expect(all.filter((name) => cats.includes(name))).toEqual(cats);
    const second = await list({ size: 5, page: 2 });
    expect(second.results.map(({ name }) => name)).toEqual(all.slice(5, 10));
    expect(second).toMatchObject({ count: all.length, next: 3, previous: 1 });
    expect(await list({ page: 1000 })).toMatchObject({ results: [], next: null });
  });

  it("has filter options for listed countries and breeds", async () => {
    const { countries, breeds } = await readRoute("responsibleBreeders.choices");
    expect(countries?.map(({ name }) => name)).toEqual(expect.arrayContaining(["Canada", "Sweden"]));
    expect(countries?.map(({ name }) => name)).not.toContain("Japan");
    expect(breeds?.map(({ name }) => name)).toEqual(expect.arrayContaining(["Maine Coon", "Whippet"]));
    // A breed of a waiting application.
    expect(breeds?.map(({ name }) => name)).not.toContain("Irish Wolfhound");
  });
});
