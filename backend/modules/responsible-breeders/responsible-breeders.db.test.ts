import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoBreeders } from "@/backend/db/seed/demo-breeders";
import { approvals } from "@/backend/db/schema/approvals";
import { auditEntries } from "@/backend/db/schema/audit";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { users } from "@/backend/db/schema/people";
import { startSession } from "@/backend/modules/auth/sessions";
import { mailsTo } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn, database } = runBackend();

interface Found {
  readonly results: readonly { readonly id: number; readonly name: string }[];
  readonly count: number;
  readonly next: number | null;
  readonly previous: number | null;
}

let people = 0;

async function breeder() {
  const email = `breeder${++people}@listed.test`;
  const [user] = await database()
    .insert(users)
    .values({ email, name: `Person ${people}`, type: "breeder", passwordHash: "none", countryCode: "AU" })
    .returning({ id: users.id });
  const id = user?.id ?? 0;
  return { id, email, name: `Kennel ${people}`, token: (await startSession(database(), id)).token };
}
type Breeder = Awaited<ReturnType<typeof breeder>>;

const good = {
  country: "PT",
  place: " Évora, Alentejo ",
  breed_ids: [2001, 101],
  website: "https://kennel.example/dogs?x=1",
  statement: "We test them all.",
  consent: true,
};
const applyAs = ({ token, name }: Breeder, changes: object = {}) =>
  ask("responsibleBreeders.apply", { body: { ...good, name, ...changes } }, { token });
const list = async (query: object = {}) =>
  (await ask("responsibleBreeders.list", { query: { size: 100, ...query } })).body as Found;
const names = async (query: object = {}) => (await list(query)).results.map(({ name }) => name);

async function idOf({ id }: Breeder): Promise<number> {
  const rows = await database().select().from(approvals).where(eq(approvals.userId, id));
  return Math.max(...rows.map((row) => row.id));
}
async function decide(one: Breeder, body: object = { decision: "approved" }) {
  const token = await signIn("admin");
  return ask("approvals.decide", { params: { id: await idOf(one) }, body }, { token });
}
async function listed() {
  const one = await breeder();
  expect((await applyAs(one)).status).toBe(200);
  expect((await decide(one)).status).toBe(200);
  return one;
}

describe("applying", () => {
  it("publishes nothing until it is approved, and then what was asked for and nothing else", async () => {
    const one = await breeder();
    expect(await applyAs(one)).toMatchObject({
      status: 200,
      body: { listing: null, application: { state: "waiting", note: null, statement: good.statement } },
    });
    expect(await names()).not.toContain(one.name);
    expect((await decide(one)).body).toMatchObject({
      details: good.statement,
      listing: { name: one.name, place: "Évora, Alentejo", isListed: true },
    });
    const found = (await list({ country: "pt" })).results.find(({ name }) => name === one.name);
    expect(found).toEqual({
      id: await idOf(one),
      name: one.name,
      country: { code: "PT", name: "Portugal" },
      place: "Évora, Alentejo",
      website: good.website,
      breeds: [
        { id: 2001, name: "Abyssinian", species: { id: 2, name: "feline" } },
        { id: 101, name: "Affenpinscher", species: { id: 1, name: "canine" } },
      ],
    });
    const [mail] = await mailsTo(database(), one.email);
    expect(mail).toMatchObject({ subject: "You are on the list of responsible breeders" });
    expect(mail?.text).toContain("/breeder/responsible-breeder-program/form");
  });

  it("happens once, also by two presses at once", async () => {
    const one = await breeder();
    const both = await Promise.all([applyAs(one), applyAs(one)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await applyAs(one)).toMatchObject({ status: 409, body: { code: "waiting" } });
    const rows = await database().select().from(breederListings).where(eq(breederListings.userId, one.id));
    expect(rows).toHaveLength(1);
  });

  it.each(["owner", "vet"])("is not for a %s", async (role) => {
    const token = await signIn(role);
    const body = { ...good, name: "Nobody's" };
    expect((await ask("responsibleBreeders.apply", { body }, { token })).status).toBe(403);
    expect((await ask("responsibleBreeders.mine", {}, { token })).body).toEqual({
      listing: null,
      application: null,
    });
  });

  it("is nobody's while an admin looks through their eyes", async () => {
    const one = await breeder();
    const token = await signIn("admin");
    await ask("admin.actAs", { body: { userId: one.id, reason: "Asked us" } }, { token });
    expect(await applyAs({ ...one, token })).toMatchObject({ status: 403, body: { code: "acting" } });
    await ask("admin.actAsMyself", {}, { token });
  });

  it("is not done with words alone", async () => {
    const { token } = await breeder();
    const body = { kind: "responsibleBreeder", details: "Let me in" };
    expect((await ask("approvals.apply", { body }, { token })).status).toBe(428);
  });

  it.each([
    ["a script for a website", { website: "javascript:alert(1)" }, "website"],
    ["a script that looks like one", { website: "https://x.example/'><script>" }, "website"],
    ["a website without a lock", { website: "http://kennel.example" }, "website"],
    ["a password in the website", { website: "https://kennel.example:x@evil.example" }, "website"],
    ["a website without a name", { website: "https://127.0.0.1/" }, "website"],
    ["a line break in the website", { website: "https://kennel.example/\nx" }, "website"],
    ["no consent", { consent: false }, "consent"],
    ["no breed", { breed_ids: [] }, "breed_ids"],
    ["eleven breeds", { breed_ids: Array.from({ length: 11 }, (_, at) => 101 + at) }, "breed_ids"],
    ["an unknown breed", { breed_ids: [999_999] }, "breed_ids"],
    ["an unknown country", { country: "QQ" }, "country"],
    ["an empty name", { name: " " }, "name"],
    ["too long a statement", { statement: "x".repeat(1001) }, "statement"],
    ["a day of one's own", { listedAt: "2026-01-01" }, "listedAt"],
  ])("with %s is refused, and nothing is kept", async (_what, changes, field) => {
    const one = await breeder();
    expect(await applyAs(one, changes)).toMatchObject({ status: 428, body: { [field]: expect.any(String) } });
    expect(await database().select().from(approvals).where(eq(approvals.userId, one.id))).toEqual([]);
  });

  it("works without a website", async () => {
    const one = await breeder();
    expect((await applyAs(one, { website: null })).status).toBe(200);
  });
});

describe("who is on the list", () => {
  it("stays on it as they are while a change waits, and is changed by its approval", async () => {
    const one = await listed();
    expect((await applyAs(one, { name: "Renamed", country: "IE" })).status).toBe(200);
    expect(await names()).toEqual(expect.arrayContaining([one.name]));
    expect((await ask("approvals.mine", {}, { token: one.token })).body).toMatchObject([
      { kind: "responsibleBreeder", state: "waiting", canApply: false },
    ]);
    await decide(one);
    expect(await names({ country: "IE" })).toEqual(["Renamed"]);
    expect(await names()).not.toContain(one.name);
  });

  it("stays on it when a change is declined", async () => {
    const one = await listed();
    await applyAs(one, { name: "Refused" });
    await decide(one, { decision: "declined", note: "No" });
    expect(await names()).toContain(one.name);
    expect((await ask("responsibleBreeders.mine", {}, { token: one.token })).body).toMatchObject({
      listing: { name: one.name },
      application: { name: "Refused", state: "declined", note: "No" },
    });
  });

  it("takes themself off it, with what waits, twice if need be, and may come back", async () => {
    const one = await listed();
    await applyAs(one, { name: "Waiting still" });
    const id = await idOf(one);
    for (const _again of [1, 2])
      expect(await ask("responsibleBreeders.withdraw", {}, { token: one.token })).toMatchObject({
        status: 200,
        body: { listing: null, application: { name: one.name, state: "approved" } },
      });
    expect(await names()).not.toContain(one.name);
    const body = { decision: "approved" };
    const late = await ask("approvals.decide", { params: { id }, body }, { token: await signIn("admin") });
    expect(late.status).toBe(404);
    expect((await ask("approvals.mine", {}, { token: one.token })).body).toMatchObject([
      { state: "none", canApply: true },
    ]);
    expect((await applyAs(one)).status).toBe(200);
    await decide(one);
    expect(await names()).toContain(one.name);
  });

  it("goes from it with their account", async () => {
    const one = await listed();
    await database().delete(users).where(eq(users.id, one.id));
    expect(await names()).not.toContain(one.name);
  });

  it("is taken off it by an admin alone, who says why", async () => {
    const one = await listed();
    const id = await idOf(one);
    const takeBack = (token: string, note = "A report was changed") =>
      ask("approvals.takeBack", { params: { id }, body: { note } }, { token });
    for (const role of ["breeder", "owner", "vet"])
      expect((await takeBack(await signIn(role))).status).toBe(403);
    const token = await signIn("admin");
    expect(await takeBack(token, " ")).toMatchObject({ status: 428 });
    expect(await names()).toContain(one.name);
    expect(await takeBack(token)).toMatchObject({
      status: 200,
      body: { state: "approved", listing: { isListed: false } },
    });
    expect(await takeBack(token)).toMatchObject({ status: 409, body: { code: "not_given" } });
    expect(await names()).not.toContain(one.name);
    const mails = await mailsTo(database(), one.email);
    const [told, ...more] = mails.filter(({ subject }) => subject.includes("no longer"));
    expect(told?.text).toContain("A report was changed");
    expect(more).toEqual([]);
    const entries = await database().select().from(auditEntries).where(eq(auditEntries.subjectId, one.id));
    expect(entries.map(({ call }) => call)).toEqual(["approvals.decide", "approvals.takeBack"]);
    expect((await applyAs(one)).status).toBe(200);
  });
});

it("nothing can be taken back of an approval that publishes nothing", async () => {
  const token = await signIn("admin");
  const { body } = await ask("approvals.list", { query: { kind: "vet", state: "approved" } }, { token });
  const [{ id }] = (body as { results: [{ id: number }] }).results;
  const note = "Changed my mind";
  expect(await ask("approvals.takeBack", { params: { id }, body: { note } }, { token })).toMatchObject({
    status: 409,
  });
});

describe("the list", () => {
  const cats = ["Norrskogen", "Quillberry Cats"];

  it("is there where somebody tries the shop out, and the demo's breeder is not on it", async () => {
    expect(await names()).toEqual(expect.arrayContaining(demoBreeders.map(({ name }) => name)));
    expect(await names()).not.toContain("Wickerstone");
    const token = await signIn("breeder");
    expect((await ask("responsibleBreeders.mine", {}, { token })).body).toMatchObject({ application: null });
  });

  it("names no person and no mail", async () => {
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
    ["a breed that nobody has", { breed: "xyzzy" }, []],
    ["a country in which nobody is", { country: "JP" }, []],
  ])("is asked for %s", async (_what, query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it("is by name, page after page", async () => {
    const all = await names();
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })));
    expect(all.filter((name) => cats.includes(name))).toEqual(cats);
    const second = await list({ size: 5, page: 2 });
    expect(second.results.map(({ name }) => name)).toEqual(all.slice(5, 10));
    expect(second).toMatchObject({ count: all.length, next: 3, previous: 1 });
    expect(await list({ page: 1000 })).toMatchObject({ results: [], next: null });
  });

  it("says of which countries and breeds there is somebody", async () => {
    const { body } = await ask("responsibleBreeders.choices");
    const { countries, breeds } = body as Record<"countries" | "breeds", { name: string }[]>;
    expect(countries?.map(({ name }) => name)).toEqual(expect.arrayContaining(["Canada", "Sweden"]));
    expect(countries?.map(({ name }) => name)).not.toContain("Japan");
    expect(breeds?.map(({ name }) => name)).toEqual(expect.arrayContaining(["Maine Coon", "Whippet"]));
    // Of the application that waits.
    expect(breeds?.map(({ name }) => name)).not.toContain("Irish Wolfhound");
  });
});
