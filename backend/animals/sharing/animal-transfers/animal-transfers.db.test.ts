import { and, asc, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { animalEvents, animalGrants, animalOwners, animalTransfers } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { cartItems } from "@/backend/db/schema/carts";
import { createAnimal, createPeople, createUser, ownerOf } from "@/backend/testing/create-users";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { expireTransfers } from "./expire-transfers";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;

const { add, person, as } = createPeople(backend, "hand.test", { ann: {}, ben: {}, cat: {} });

const offer = (ids: readonly number[], email = "ben@hand.test", token = person("ann").token) =>
  callRoute(
    "animalTransfers.create",
    { body: { animal_ids: ids, email, message: " With love " } },
    { token },
  );
const act = (call: string, id: number, name: string) =>
  callRoute(`animalTransfers.${call}`, { params: { id } }, as(name));
const list = (direction: string, name: string) =>
  readRoute("animalTransfers.list", { query: { direction, size: 100 } }, as(name));

async function offered(row: Partial<typeof animals.$inferInsert> = {}) {
  const animalId = await createAnimal(database(), { ownerId: person("ann").id, ...row });
  const { status, body } = await offer([animalId]);
  expect(status).toBe(200);
  const [transfer] = (body as { transfers: { id: number }[] }).transfers;
  return { animalId, id: transfer?.id ?? 0 };
}

/** The account in the history without end, which must be the owner. */
async function expectOneOwner(animalId: number, ownerId: number) {
  const open = await database()
    .select({ userId: animalOwners.userId })
    .from(animalOwners)
    .where(and(eq(animalOwners.animalId, animalId), isNull(animalOwners.to)));
  expect([await ownerOf(database(), animalId), open]).toEqual([ownerId, [{ userId: ownerId }]]);
}

const eventsOf = async (animalId: number) =>
  (
    await database()
      .select({ kind: animalEvents.kind })
      .from(animalEvents)
      .where(eq(animalEvents.animalId, animalId))
      .orderBy(asc(animalEvents.id))
  ).map(({ kind }) => kind);

describe("a transfer", () => {
  it("changes the owner when the recipient accepts, and ends what the former owner allowed", async () => {
    const { animalId, id } = await offered({ archivedAt: new Date(), contactEmail: "x@y.test" });
    await database()
      .insert(animalGrants)
      .values({ animalId, kind: "dv", scopes: ["summary"], grantedBy: person("ann").id });
    const { token } = person("ann");
    const { sessionId } = await readRoute("cart.create", { body: {} }, { token });
    const item = { productId: 969, quantity: 1, metaData: { animalId } };
    const added = await callRoute("cart.addItem", { params: { sessionId }, body: item }, { token });
    expect(added.status).toBe(200);
    expect((await list("incoming", "ben")).results[0]).toMatchObject({
      id,
      isOpen: true,
      other: "ann",
      message: "With love",
    });
    expect((await act("accept", id, "ben")).body).toMatchObject({ state: "accepted", isOpen: false });
    await expectOneOwner(animalId, person("ben").id);
    const [animal] = await database().select().from(animals).where(eq(animals.id, animalId));
    expect([animal?.archivedAt, animal?.contactEmail]).toEqual([null, null]);
    const grants = await database().select().from(animalGrants).where(eq(animalGrants.animalId, animalId));
    expect(grants.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    expect(await database().select().from(cartItems).where(eq(cartItems.animalId, animalId))).toEqual([]);
    expect(await eventsOf(animalId)).toEqual(["transfer-offered", "transfer-accepted"]);
    expect((await listQueuedMails(database(), "ann@hand.test")).at(-1)?.text).toContain("accepted");
    expect((await act("accept", id, "ben")).status).toBe(409);
    expect((await act("cancel", id, "ann")).status).toBe(409);
  });

  it.each([
    ["decline", "ben", "declined", "ann@hand.test"],
    ["cancel", "ann", "cancelled", "ben@hand.test"],
  ])("ends with %s, leaves the owner and mails the other side", async (call, name, state, mailed) => {
    const { animalId, id } = await offered();
    const other = name === "ben" ? "ann" : "ben";
    for (const stranger of ["cat", other]) expect((await act(call, id, stranger)).status).toBe(404);
    expect((await act(call, id, name)).body).toMatchObject({ state });
    await expectOneOwner(animalId, person("ann").id);
    expect((await act("accept", id, "ben")).status).toBe(409);
    expect((await listQueuedMails(database(), mailed)).at(-1)?.subject).toContain("Rex");
    expect(await eventsOf(animalId)).toEqual(["transfer-offered", `transfer-${state}`]);
    expect((await offer([animalId])).status).toBe(200);
  });

  it("refuses own address, foreign animals and animals that are offered already", async () => {
    const { animalId } = await offered({ name: "Twice" });
    const free = await createAnimal(database(), { ownerId: person("ann").id });
    const foreign = await createAnimal(database(), { ownerId: person("cat").id });
    expect(await offer([free], "Ann@hand.test")).toMatchObject({
      status: 428,
      body: { email: expect.any(String) },
    });
    expect((await offer([free, foreign])).status).toBe(404);
    expect(await offer([free, animalId])).toMatchObject({ status: 409, body: { code: "already_offered" } });
    // Nothing of the refused request stays.
    expect((await offer([free, free])).status).toBe(200);
  });

  it("stays pending for an address without an account, hidden from other accounts", async () => {
    const animalId = await createAnimal(database(), { ownerId: person("ann").id });
    await offer([animalId], "dora@hand.test");
    const [mail] = await listQueuedMails(database(), "dora@hand.test");
    expect(mail?.text).not.toContain("With love");
    await add("dora");
    const [waiting] = (await list("incoming", "dora")).results;
    for (const call of ["accept", "decline", "cancel"])
      expect((await act(call, waiting?.id ?? 0, "cat")).status).toBe(404);
    expect((await act("accept", waiting?.id ?? 0, "dora")).status).toBe(200);
    await expectOneOwner(animalId, person("dora").id);
  });

  it("is refused when the recipient has an animal with that chip", async () => {
    const chipNumber = "900123456789012";
    await createAnimal(database(), { ownerId: person("ben").id, chipNumber, name: "Twin" });
    const { animalId, id } = await offered({ chipNumber });
    expect(await act("accept", id, "ben")).toMatchObject({ status: 409, body: { code: "chip_in_use" } });
    await expectOneOwner(animalId, person("ann").id);
    expect((await list("incoming", "ben")).results.find((one) => one.id === id)?.isOpen).toBe(true);
  });

  it("leaves a vet who hands a patient over a share that the client can end", async () => {
    const vet = await createUser(backend, "vet@hand.test", { type: "vet" });
    const animalId = await createAnimal(database(), { ownerId: vet.id });
    const { body } = await offer([animalId], "cat@hand.test", vet.token);
    const [transfer] = (body as { transfers: { id: number }[] }).transfers;
    await act("accept", transfer?.id ?? 0, "cat");
    const { token } = person("cat");
    const shares = await callRoute("animalSharing.list", { params: { id: animalId } }, { token });
    expect(shares.body).toMatchObject({
      grants: [{ kind: "vet", name: "vet@hand.test", scopes: ["summary", "results", "documents"] }],
    });
  });

  it("expires after 30 days and mails both sides", async () => {
    const { animalId, id } = await offered();
    const over = new Date(Date.now() - 1_000);
    await updateRows(animalTransfers, { expiresAt: over }, eq(animalTransfers.id, id));
    expect((await act("accept", id, "ben")).status).toBe(409);
    const job = { db: database(), appOrigin: "http://localhost:3000", now: new Date() };
    await expireTransfers(job);
    await expireTransfers(job);
    expect(await eventsOf(animalId)).toEqual(["transfer-offered", "transfer-expired"]);
    for (const email of ["ann@hand.test", "ben@hand.test"])
      expect((await listQueuedMails(database(), email)).at(-1)?.subject).toContain("expired");
    expect((await offer([animalId])).status).toBe(200);
  });

  it("is refused to impersonating admins", async () => {
    const { id } = await offered();
    const admin = await signIn("admin");
    await callRoute(
      "admin.impersonate",
      { body: { userId: person("ben").id, reason: "To see" } },
      { token: admin },
    );
    for (const call of ["accept", "decline", "cancel"])
      expect(await callRoute(`animalTransfers.${call}`, { params: { id } }, { token: admin })).toMatchObject({
        status: 403,
        body: { code: "acting" },
      });
  });
});

/** Proves something on PostgreSQL only: PGlite runs one transaction after the other. */
describe("concurrent requests", () => {
  const outcomes = (responses: readonly { readonly status: number }[]) =>
    responses.map(({ status }) => status).sort();

  it("accept once", async () => {
    const { animalId, id } = await offered();
    const responses = await Promise.all([1, 2, 3].map(() => act("accept", id, "ben")));
    expect(outcomes(responses)).toEqual([200, 409, 409]);
    await expectOneOwner(animalId, person("ben").id);
    expect(await eventsOf(animalId)).toEqual(["transfer-offered", "transfer-accepted"]);
  });

  it.each(["cancel", "decline"])("accept or %s, never both", async (call) => {
    for (let round = 0; round < 5; round += 1) {
      const { animalId, id } = await offered();
      const [accepted, ended] = await Promise.all([
        act("accept", id, "ben"),
        act(call, id, call === "cancel" ? "ann" : "ben"),
      ]);
      expect(outcomes([accepted, ended])).toEqual([200, 409]);
      await expectOneOwner(animalId, person(accepted.status === 200 ? "ben" : "ann").id);
      expect(await eventsOf(animalId)).toHaveLength(2);
    }
  });

  it("offer an animal to one person only", async () => {
    const animalId = await createAnimal(database(), { ownerId: person("ann").id });
    const responses = await Promise.all(
      ["ben@hand.test", "cat@hand.test", "ben@hand.test"].map((email) => offer([animalId], email)),
    );
    expect(outcomes(responses)).toEqual([200, 409, 409]);
  });

  it("do not offer an animal that was just accepted", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { animalId, id } = await offered();
      const [accepted, again] = await Promise.all([
        act("accept", id, "ben"),
        offer([animalId], "cat@hand.test"),
      ]);
      expect([accepted.status, [404, 409].includes(again.status)]).toEqual([200, true]);
      await expectOneOwner(animalId, person("ben").id);
    }
  });
});
