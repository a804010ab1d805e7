import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { animalCollections, animalEvents, collectionSignatures } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { createAnimal, createPeople, ownerOf } from "@/backend/testing/create-users";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows } = backend;

const people = { agent: { isAgent: true }, rival: { isAgent: true }, owner: {} };
const { as, idOf } = createPeople(backend, "collect.test", people);

const record = {
  petName: "Clover",
  gender: "female",
  species: "canine",
  ownerName: "Jo Lane",
  ownerEmail: "Owner@collect.test",
  collectedOn: "2026-03-04",
};
const create = (more: object = {}, name = "agent") =>
  callRoute("collectedAnimals.create", { body: { ...record, ...more } }, as(name));
const update = (id: number, more: object = {}, name = "agent") =>
  callRoute("collectedAnimals.update", { params: { id }, body: { ...record, ...more } }, as(name));
const remove = (id: number, name = "agent") =>
  callRoute("collectedAnimals.remove", { params: { id } }, as(name));
const claim = (id: number, name: string) => callRoute("collectedAnimals.claim", { params: { id } }, as(name));
async function created(more: object = {}): Promise<number> {
  const { status, body } = await create(more);
  expect(status).toBe(200);
  return (body as { id: number }).id;
}

describe("an agent", () => {
  it("creates, lists, changes and deletes records of their own", async () => {
    const id = await created({ dobDay: 2, dobMonth: 3, dobYear: 2024 });
    expect(await ownerOf(database(), id)).toBeNull();
    const changed = await update(id, { petName: "Daisy", note: "Calm" });
    expect(changed.body).toMatchObject({ id, petName: "Daisy", note: "Calm", canChange: true });
    const list = (name: string, who = "agent") =>
      callRoute("collectedAnimals.list", { query: { name } }, as(who));
    expect((await list("lane")).body).toMatchObject({ count: 1, results: [{ id, ownerName: "Jo Lane" }] });
    expect((await list("", "rival")).body).toMatchObject({ count: 0 });
    for (const response of [await update(id, {}, "rival"), await remove(id, "rival")])
      expect(response.status).toBe(404);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
  });

  it("gets the same record for a repeated upload, also at the same time", async () => {
    const client_id = randomUUID().replaceAll("-", "");
    const responses = await Promise.all([
      create({ client_id }),
      create({ client_id }),
      create({ client_id }),
    ]);
    const ids = new Set(responses.map(({ body }) => (body as { id: number }).id));
    expect(ids.size).toBe(1);
    const ofRival = await create({ client_id }, "rival");
    expect(ids).not.toContain((ofRival.body as { id: number }).id);
  });

  it.each([
    [{ dobDay: 31, dobMonth: 2, dobYear: 2024 }, "dobDay"],
    [{ breed: 2_000_000_000 }, "breed"],
    [{ collectedOn: "2099-01-01" }, "collectedOn"],
    [{ ownerName: " " }, "ownerName"],
  ])("is refused %j", async (more, field) => {
    expect(await create(more)).toMatchObject({ status: 428, body: { [field]: expect.any(String) } });
  });

  it("keeps the time of collection unless the day is corrected", async () => {
    const id = await created();
    const ofAnimal = eq(animalCollections.animalId, id);
    const collectedAt = new Date("2026-03-11T21:30:00Z");
    const collectedOn = "2026-03-12";
    await updateRows(animalCollections, { collectedAt, collectedOn }, ofAnimal);
    const changeDay = async (day: string) => {
      expect((await update(id, { collectedOn: day, note: "Calm" })).status).toBe(200);
      const [row] = await database().select().from(animalCollections).where(ofAnimal);
      return row?.collectedAt;
    };
    expect(await changeDay("2026-03-12")).toEqual(collectedAt);
    expect(await changeDay("2026-03-11")).toEqual(new Date("2026-03-11T12:00:00Z"));
  });

  it("changes nothing once the sample is in the laboratory", async () => {
    const barcode = `COL${randomUUID().replaceAll("-", "").slice(0, 12)}`.toUpperCase();
    const id = await created({ barcode: ` ${barcode.toLowerCase()} ` });
    const [kit] = await database()
      .insert(kits)
      .values({ barcode, productId: 969 })
      .returning({ id: kits.id });
    const progress = { kitId: kit?.id ?? 0, reachedAt: {} };
    await database()
      .insert(labProgress)
      .values({ ...progress, stage: "received" });
    for (const response of [await update(id, { barcode }), await remove(id)])
      expect(response).toMatchObject({ status: 409, body: { code: "fixed" } });
  });

  it("corrects the sample of a claimed animal, and neither changes nor sees what became of it", async () => {
    const id = await created({ petName: "Recorded", gender: "unknown" });
    expect((await claim(id, "owner")).status).toBe(200);
    await updateRows(animals, { name: "Renamed by the owner", sex: "male" }, eq(animals.id, id));
    const changed = await update(id, { petName: "Changed", note: "Second swab" });
    const shown = { petName: "Recorded", gender: "unknown", note: "Second swab", canChange: true };
    expect(changed.body).toMatchObject({ ...shown, isClaimed: true, chipNumber: null });
    const [animal] = await database().select().from(animals).where(eq(animals.id, id));
    expect(animal).toMatchObject({ name: "Renamed by the owner", sex: "male" });
    const search = async (name: string) =>
      (await callRoute("collectedAnimals.list", { query: { name } }, as("agent"))).body;
    expect(await search("Recorded")).toMatchObject({ count: 1 });
    expect(await search("Renamed by")).toMatchObject({ count: 0 });
  });

  it("sees the stage of the sample, never a result", async () => {
    const barcode = `STG${randomUUID().replaceAll("-", "").slice(0, 12)}`.toUpperCase();
    const id = await created({ barcode, petName: "Staged" });
    const read = async () => {
      const { body } = await callRoute("collectedAnimals.list", { query: { name: "Staged" } }, as("agent"));
      return (body as { results: object[] }).results.find((one) => "id" in one && one.id === id);
    };
    expect(await read()).toMatchObject({ stage: null, canChange: true });
    const [kit] = await database()
      .insert(kits)
      .values({ barcode, productId: 969 })
      .returning({ id: kits.id });
    await database()
      .insert(labProgress)
      .values({ kitId: kit?.id ?? 0, reachedAt: {}, stage: "report-ready" });
    const staged = await read();
    expect(staged).toMatchObject({ stage: "report-ready", canChange: false });
    expect(Object.keys(staged ?? {}).join()).not.toMatch(/result|report|genotype/i);
  });

  it("cannot certify own animals: neither by address, nor by microchip, nor by claiming them later", async () => {
    const agentId = idOf("agent");
    expect(await create({ ownerEmail: "AGENT@collect.test" })).toMatchObject({
      status: 428,
      body: { ownerEmail: "You cannot collect certified samples from your own animals" },
    });
    const chipNumber = "900123456789111";
    await createAnimal(database(), { ownerId: agentId, chipNumber });
    expect(await create({ chipNumber })).toMatchObject({
      status: 428,
      body: { chipNumber: expect.stringContaining("your account") },
    });
    expect((await create({ chipNumber }, "rival")).status).toBe(200);
    const id = await created();
    expect((await update(id, { ownerEmail: "agent@collect.test" })).status).toBe(428);
    await updateRows(
      animalCollections,
      { ownerEmail: "agent@collect.test" },
      eq(animalCollections.animalId, id),
    );
    expect((await claim(id, "agent")).status).toBe(404);
    expect((await callRoute("collectedAnimals.waiting", {}, as("agent"))).body).toEqual([]);
  });

  it("needs the flag of agents", async () => {
    for (const response of [
      await callRoute("collectedAnimals.list", {}, as("owner")),
      await create({}, "owner"),
    ])
      expect(response).toMatchObject({ status: 403, body: { code: "not_agent" } });
  });
});

describe("the owner", () => {
  it("sees waiting animals and takes them over once, after which the agent cannot delete them", async () => {
    const id = await created({ petName: "Mine" });
    const waiting = (name: string) => callRoute("collectedAnimals.waiting", {}, as(name));
    expect((await waiting("owner")).body).toContainEqual(
      expect.objectContaining({ id, name: "Mine", agent: "agent", collectedOn: "2026-03-04" }),
    );
    expect((await waiting("rival")).body).toEqual([]);
    expect((await claim(id, "rival")).status).toBe(404);
    const responses = await Promise.all([claim(id, "owner"), claim(id, "owner")]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await ownerOf(database(), id)).toBe(idOf("owner"));
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: "claimed" } });
    const events = await database().select().from(animalEvents).where(eq(animalEvents.animalId, id));
    expect(events.map(({ kind }) => kind).sort()).toEqual(["claimed", "collected"]);
  });

  describe("with a microchip that an own animal has", () => {
    const waiting = () => readRoute("collectedAnimals.waiting", {}, as("owner"));
    const createOwn = (chipNumber: string) =>
      createAnimal(database(), { ownerId: idOf("owner"), chipNumber });

    it("adds the record and its signature to that animal", async () => {
      const chipNumber = "900123456789099";
      const ownId = await createOwn(chipNumber);
      const id = await created({ chipNumber, petName: "Added", barcode: "ADDED-1" });
      const signature = { signedName: "Jo Lane", picture: null, signedAt: new Date() };
      await database()
        .insert(collectionSignatures)
        .values({ animalId: id, ...signature });
      expect(await waiting()).toContainEqual(expect.objectContaining({ id, ownAnimal: expect.any(String) }));
      expect(await claim(id, "owner")).toMatchObject({ status: 200, body: { id: ownId } });
      const rows = await database().select().from(animals).where(eq(animals.chipNumber, chipNumber));
      expect(rows.map((row) => row.id)).toEqual([ownId]);
      const { body } = await callRoute("collectedAnimals.list", { query: { name: "Added" } }, as("agent"));
      const moved = {
        id: ownId,
        barcode: "ADDED1",
        signedName: "Jo Lane",
        isClaimed: true,
        chipNumber: null,
      };
      expect(body).toMatchObject({ count: 1, results: [moved] });
      const second = await created({ chipNumber });
      expect(await claim(second, "owner")).toMatchObject({ status: 409, body: { code: "chip_in_use" } });
      expect(await waiting()).toContainEqual(expect.objectContaining({ id: second }));
    });

    it("is refused one of the other species", async () => {
      const chipNumber = "900123456789098";
      await createOwn(chipNumber);
      const id = await created({ chipNumber, species: "feline" });
      expect(await waiting()).toContainEqual(expect.objectContaining({ id, ownAnimal: null }));
      expect(await claim(id, "owner")).toMatchObject({
        status: 409,
        body: { code: "chip_in_use", message: expect.stringContaining("Your dog") },
      });
    });
  });

  it("declines an animal, which the agent sees and can send to another address", async () => {
    const id = await created({ petName: "Stray" });
    const decline = (name: string) => callRoute("collectedAnimals.decline", { params: { id } }, as(name));
    const waiting = (name: string) => readRoute("collectedAnimals.waiting", {}, as(name));
    const isWaiting = async (name: string) => (await waiting(name)).some((animal) => animal.id === id);
    expect((await decline("rival")).status).toBe(404);
    expect((await decline("owner")).status).toBe(204);
    expect(await isWaiting("owner")).toBe(false);
    for (const response of [await decline("owner"), await claim(id, "owner")])
      expect(response.status).toBe(404);
    const events = await database().select().from(animalEvents).where(eq(animalEvents.animalId, id));
    expect(events.map(({ kind }) => kind).sort()).toEqual(["collected", "declined"]);
    expect(events).toContainEqual(expect.objectContaining({ kind: "declined", userId: idOf("owner") }));
    expect((await update(id, { petName: "Stray" })).body).toMatchObject({ isDeclined: true });
    const ownerEmail = "rival@collect.test";
    expect((await update(id, { ownerEmail })).body).toMatchObject({ isDeclined: false, canChange: true });
    expect(await isWaiting("rival")).toBe(true);
  });
});
