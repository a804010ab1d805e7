import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { animalGrants, clubMembers, clubs } from "@/backend/db/schema/animal-access";
import { createAnimal, createPeople } from "@/backend/testing/create-users";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, readRoute, database, signIn } = backend;

const breeder = { type: "breeder" } as const;
const people = { founder: breeder, joiner: breeder, outsider: breeder };
const { person, as } = createPeople(backend, "club.test", people);

/** Applies with the name of the club, and an admin approves. */
async function join(name: string, club: string) {
  expect(
    (await callRoute("approvals.apply", { body: { kind: "club", details: club } }, as(name))).status,
  ).toBe(200);
  const admin = { token: await signIn("admin") };
  const waiting = { query: { kind: "club", state: "waiting" } };
  const { results } = await readRoute("approvals.list", waiting, admin);
  const id = results.find(({ applicant }) => applicant.email === person(name).email)?.id ?? 0;
  const decision = { params: { id }, body: { decision: "approved" } };
  expect((await callRoute("approvals.decide", decision, admin)).status).toBe(200);
}

const access = (name: string) => callRoute("clubs.access", {}, as(name));
const remove = (animalId: number, name: string) =>
  callRoute("clubs.removeAccess", { query: { animalId } }, as(name));

it("the first approved applicant becomes the officer of a new club, and later ones members", async () => {
  expect((await access("founder")).status).toBe(403);
  await join("founder", "Ridge Kelpie Club");
  await join("joiner", "  ridge kelpie club ");
  const mine = await Promise.all(["founder", "joiner"].map((name) => callRoute("clubs.mine", {}, as(name))));
  expect(mine.map(({ body }) => body)).toMatchObject([
    [{ name: "Ridge Kelpie Club", role: "officer" }],
    [{ name: "Ridge Kelpie Club", role: "member" }],
  ]);
  expect((await callRoute("account.details", {}, as("joiner"))).body).toMatchObject({ isClubMember: true });
});

it("a club shows the animals of a member to the other members only, and adds each once", async () => {
  const db = database();
  const animalId = await createAnimal(db, { ownerId: person("joiner").id, name: "100% Kelpie" });
  const foreign = await createAnimal(db, { ownerId: person("outsider").id });
  const handIn = (ids: readonly number[], name: string) =>
    callRoute("clubs.transferAnimals", { body: { animal_ids: ids } }, as(name));
  expect((await handIn([animalId, foreign], "joiner")).status).toBe(404);
  expect((await handIn([foreign], "outsider")).status).toBe(403);
  for (let round = 0; round < 2; round += 1)
    expect(await handIn([animalId], "joiner")).toMatchObject({ status: 200, body: { count: 1 } });
  expect(await db.select().from(animalGrants).where(eq(animalGrants.animalId, animalId))).toHaveLength(1);
  expect((await access("founder")).body).toMatchObject({
    count: 1,
    results: [
      {
        animal: { id: animalId },
        owner: "joiner",
        isMine: false,
        canRemove: true,
        clubs: ["Ridge Kelpie Club"],
      },
    ],
  });
  expect((await access("joiner")).body).toMatchObject({ results: [{ isMine: true, canRemove: true }] });
  const scopes = ["results", "parentage", "documents"] as const;
  const readable = await Promise.all(
    scopes.map(
      async (scope) =>
        (await readAccess(db, { userId: person("founder").id }, animalId, scope)) !== undefined,
    ),
  );
  expect(readable).toEqual([true, true, false]);
  const search = (query: string) => callRoute("clubs.access", { query: { query } }, as("founder"));
  expect((await search("100%")).body).toMatchObject({ count: 1 });
  expect((await search("_")).body).toMatchObject({ count: 0 });
});

it("an animal of a club is removed by its owner or a club officer only", async () => {
  const db = database();
  const [club] = await db.select().from(clubs).where(eq(clubs.name, "Ridge Kelpie Club"));
  const clubId = club?.id ?? 0;
  const put = async (owner: string) => {
    const animalId = await createAnimal(db, { ownerId: person(owner).id });
    await db.insert(animalGrants).values({ animalId, clubId, kind: "club", scopes: ["summary"] });
    return animalId;
  };
  const ofFounder = await put("founder");
  for (const name of ["joiner", "outsider"]) expect((await remove(ofFounder, name)).status).toBe(404);
  const ofJoiner = await put("joiner");
  expect((await remove(ofJoiner, "founder")).status).toBe(204);
  expect((await remove(ofJoiner, "joiner")).status).toBe(404);
  expect((await remove(ofFounder, "founder")).status).toBe(204);
  await db
    .delete(clubMembers)
    .where(and(eq(clubMembers.userId, person("joiner").id), eq(clubMembers.clubId, clubId)));
  expect((await access("joiner")).status).toBe(403);
});
