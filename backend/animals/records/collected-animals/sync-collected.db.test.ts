import type { Response } from "@/lib/contract/calls";
import { codedText, englishText } from "@/lib/domain/error-response";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  animalCollections,
  collectionSignatures,
  collectionUploads,
} from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { createAnimal, createPeople, createUser } from "@/backend/testing/create-users";
import { startTestBackend } from "@/backend/testing/server";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;

const people = { agent: { isAgent: true }, rival: { isAgent: true }, owner: {} };
const { as, idOf } = createPeople(backend, "sync.test", people);
let signature = "";
beforeAll(async () => {
  const blank = { width: 600, height: 200, channels: 4, background: "white" } as const;
  signature = (await sharp({ create: blank }).png().toBuffer()).toString("base64");
});

let number = 0;
const record = (more: object = {}) => ({
  petName: "Clover",
  species: "canine",
  gender: "female",
  breed: "Labradoodle cross",
  bornOn: null,
  chipNumber: `9000000000${String(10_000 + ++number)}`,
  barcodes: [`SYNC-${randomUUID().slice(0, 18)}`],
  ownerName: "Jo Lane",
  ownerEmail: "Owner@sync.test",
  signature: null,
  signedName: "Jo Lane",
  isConfirmed: true,
  collectedAt: "2026-03-04T09:30:00.000Z",
  ...more,
});
const upload = (more: object = {}, clientId: string = randomUUID()) => ({ clientId, record: record(more) });

async function sync(records: readonly object[], name = "agent", agentId = idOf(name)) {
  const response = await callRoute("collectedAnimals.sync", { body: { agentId, records } }, as(name));
  return { ...response, results: (response.body as Response<"collectedAnimals.sync">).results };
}
const uploadsOf = (clientId: string) =>
  database().select().from(collectionUploads).where(eq(collectionUploads.clientId, clientId));

async function findRecord(name: string) {
  return (await readRoute("collectedAnimals.list", { query: { name } }, as("agent"))).results;
}

/** Changes a record on the website. */
async function edit({ record: { petName, chipNumber, barcodes } }: ReturnType<typeof upload>, more: object) {
  const [found] = await findRecord(petName);
  const owner = { ownerName: "Jo Lane", ownerEmail: "owner@sync.test" };
  const sample = { barcode: barcodes[0], collectedOn: "2026-03-04" };
  const body = { petName, gender: "female", species: "canine", chipNumber, ...owner, ...sample, ...more };
  const params = { id: found?.id ?? 0 };
  expect((await callRoute("collectedAnimals.update", { params, body }, as("agent"))).status).toBe(200);
}

describe("syncing records", () => {
  it("stores each as a collected animal that its owner can claim", async () => {
    const sent = upload({ petName: "Juno", barcodes: [" tube-1 a", "tube-1 b"], signature });
    expect(await sync([sent])).toMatchObject({
      status: 200,
      results: [{ clientId: sent.clientId, status: "stored", errors: [] }],
    });
    const [stored] = await findRecord("Juno");
    expect(stored).toMatchObject({
      barcode: "TUBE1A",
      moreBarcodes: ["TUBE1B"],
      breedText: "Labradoodle cross",
      breed: null,
      signedName: "Jo Lane",
      isSigned: true,
      collectedOn: "2026-03-04",
      ownerEmail: "owner@sync.test",
    });
    const waiting = await callRoute("collectedAnimals.waiting", {}, as("owner"));
    expect(waiting.body).toContainEqual(expect.objectContaining({ name: "Juno", agent: "agent" }));
  });

  it.each([
    ["Sydney", "2026-03-03T21:00:00.000Z"],
    ["Los Angeles", "2026-03-05T03:30:00.000Z"],
  ])("shows agent and owner the day it was in %s", async (city, collectedAt) => {
    const sent = upload({ petName: `Of ${city}`, collectedAt, collectedOn: "2026-03-04" });
    await sync([sent]);
    const [stored] = await findRecord(`Of ${city}`);
    expect(stored).toMatchObject({ collectedOn: "2026-03-04" });
    const params = { id: stored?.id ?? 0 };
    const waiting = await callRoute("collectedAnimals.waiting", {}, as("owner"));
    expect(waiting.body).toContainEqual(expect.objectContaining({ ...params, collectedOn: "2026-03-04" }));
    expect((await callRoute("collectedAnimals.claim", { params }, as("owner"))).status).toBe(200);
    const timeline = await callRoute("animals.timeline", { params }, as("owner"));
    expect((timeline.body as { results: object[] }).results).toContainEqual(
      expect.objectContaining({ kind: "collected", at: "2026-03-04" }),
    );
    await edit(sent, { note: "Calm" });
    const ofAnimal = eq(animalCollections.animalId, params.id);
    const [row] = await database().select().from(animalCollections).where(ofAnimal);
    expect(row).toMatchObject({ collectedAt: new Date(collectedAt), collectedOn: "2026-03-04" });
  });

  it("takes the UTC day of a record without a day", async () => {
    const sent = upload({ petName: "Queued", collectedAt: "2026-03-03T21:00:00.000Z" });
    expect((await sync([sent])).results).toMatchObject([{ status: "stored" }]);
    expect(await findRecord("Queued")).toMatchObject([{ collectedOn: "2026-03-03" }]);
  });

  it("finds the breed by its name", async () => {
    const { breeds } = await readRoute("collectedAnimals.collector", {}, as("agent"));
    const { name } = breeds.find(({ species }) => species === "feline") ?? { name: "" };
    await sync([upload({ petName: "Mog", species: "feline", breed: name.toUpperCase() })]);
    expect(await findRecord("Mog")).toMatchObject([{ breed: { name }, breedText: null }]);
  });

  it("finds the breed by the name that the device suggests in the language of the agent", async () => {
    const inGerman = { ...as("agent"), headers: { "accept-language": "de" } };
    const { breeds } = await readRoute("collectedAnimals.collector", {}, inGerman);
    const breed = "Afghanischer Windhund";
    expect(breeds).toContainEqual({ name: breed, species: "canine" });
    const body = { agentId: idOf("agent"), records: [upload({ petName: "Wind", species: "canine", breed })] };
    await callRoute("collectedAnimals.sync", { body }, inGerman);
    expect(await findRecord("Wind")).toMatchObject([{ breed: { name: "Afghan Hound" }, breedText: null }]);
  });

  it("stores a repeated record once, also when requests race and after the record was deleted", async () => {
    const sent = upload({ petName: "Once" });
    const responses = await Promise.all([sync([sent]), sync([sent, upload()]), sync([sent])]);
    for (const { results } of responses) expect(results[0]).toMatchObject({ status: "stored" });
    const [stored, ...others] = await findRecord("Once");
    expect(others).toEqual([]);
    const params = { id: stored?.id ?? 0 };
    expect((await callRoute("collectedAnimals.remove", { params }, as("agent"))).status).toBe(204);
    expect((await sync([sent])).results).toMatchObject([{ status: "stored" }]);
    expect(await findRecord("Once")).toEqual([]);
  });

  it("stores a correction of a record whose response was lost", async () => {
    const sent = upload({ petName: "Misspelt", signature });
    await sync([sent]);
    const [first] = await findRecord("Misspelt");
    const barcodes = [...sent.record.barcodes, "LATER-1"];
    const changes = { petName: "Corrected", barcodes, signature: null, signedName: "J Lane" };
    const again = { ...sent, record: { ...sent.record, ...changes } };
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await sync([again])).results).toMatchObject([{ status: "stored", errors: [] }]);
    expect(await findRecord("Misspelt")).toEqual([]);
    expect(await findRecord("Corrected")).toMatchObject([
      { id: first?.id, moreBarcodes: ["LATER1"], signedName: "J Lane", isSigned: false },
    ]);
    expect((await sync([sent])).results).toMatchObject([{ status: "stored" }]);
    expect(await findRecord("Misspelt")).toMatchObject([{ id: first?.id, moreBarcodes: [], isSigned: true }]);
  });

  it("refuses a correction once the owner has accepted the animal, or the agent has deleted the record", async () => {
    const records = [upload({ petName: "Accepted" }), upload({ petName: "Deleted" })];
    await sync(records);
    const idOfRecord = async (name: string) => (await findRecord(name))[0]?.id ?? 0;
    const claimed = { params: { id: await idOfRecord("Accepted") } };
    expect((await callRoute("collectedAnimals.claim", claimed, as("owner"))).status).toBe(200);
    const deleted = { params: { id: await idOfRecord("Deleted") } };
    await callRoute("collectedAnimals.remove", deleted, as("agent"));
    const corrected = records.map((sent) => ({ ...sent, record: { ...sent.record, ownerName: "Jo Lang" } }));
    const refused = (message: string) => ({ status: "refused", errors: [{ field: "clientId", message }] });
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await sync(corrected)).results).toMatchObject([
        refused(englishText("records.claimed")),
        refused(englishText("records.deleted")),
      ]);
    expect(await findRecord("Accepted")).toMatchObject([{ ownerName: "Jo Lane" }]);
  });

  it("refuses a correction of a record changed on the website, and accepts it if only the note was changed", async () => {
    const [changed, noted] = [upload({ petName: "Changed" }), upload({ petName: "Noted" })];
    await sync([changed, noted]);
    for (const more of [{}, { note: "Calm" }]) await edit(changed, { ownerName: "Jo Lang", ...more });
    await edit(noted, { note: "Calm" });
    const corrected = [changed, noted].map((sent) =>
      upload({ ...sent.record, gender: "male" }, sent.clientId),
    );
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await sync(corrected)).results).toMatchObject([
        { status: "refused", errors: [{ field: "clientId", message: englishText("records.changed") }] },
        { status: "stored" },
      ]);
    expect((await sync([changed])).results).toMatchObject([{ status: "stored" }]);
    expect(await findRecord("Changed")).toMatchObject([{ gender: "female", ownerName: "Jo Lang" }]);
    expect(await findRecord("Noted")).toMatchObject([{ gender: "male", note: "Calm" }]);
  });

  it("stores the others when one is refused, and stores that one once it is corrected", async () => {
    const wrong = upload({ petName: " ", chipNumber: "12", barcodes: [], bornOn: "2024-02-31" });
    const { status, results } = await sync([upload(), wrong, upload()]);
    expect(status).toBe(200);
    expect(results.map((result) => result.status)).toEqual(["stored", "refused", "stored"]);
    const fields = results[1]?.errors.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(["petName", "chipNumber", "barcodes"]));
    expect(await uploadsOf(wrong.clientId)).toEqual([]);
    expect((await sync([upload({}, wrong.clientId)])).results).toMatchObject([{ status: "stored" }]);
  });

  it.each([
    ["a birthday that does not exist", { bornOn: "2024-02-31" }, "bornOn"],
    ["a future time", { collectedAt: "2099-01-01T10:00:00Z" }, "collectedAt"],
    ["a time that does not exist", { collectedAt: "2026-13-01T10:00:00Z" }, "collectedAt"],
    ["a day that does not exist", { collectedOn: "2026-02-30" }, "collectedOn"],
    ["a day that it was nowhere at that time", { collectedOn: "2026-03-06" }, "collectedOn"],
    ["a signature that is no picture", { signature: "aGVsbG8=" }, "signature"],
    ["the agent's own address", { ownerEmail: "AGENT@sync.test" }, "ownerEmail"],
    ["a barcode with a typing error", { barcodes: ["TM123"] }, "barcodes[0]"],
    ["the same swab twice", { barcodes: ["A-1", "a1"] }, "barcodes"],
    ["a missing confirmation", { isConfirmed: false }, "isConfirmed"],
  ])("refuses %s", async (_name, more, field) => {
    expect((await sync([upload(more)])).results).toMatchObject([
      { status: "refused", errors: [{ field, message: expect.any(String) }] },
    ]);
  });

  it("refuses a barcode of another record, also when two agents send it at once", async () => {
    const barcodes = [`RACE${randomUUID().slice(0, 8)}`];
    const other = { barcodes: [`X${randomUUID().slice(0, 8)}`, ...barcodes] };
    const responses = await Promise.all([sync([upload({ barcodes })]), sync([upload(other)], "rival")]);
    const statuses = responses.map(({ results }) => results[0]?.status);
    expect(statuses.sort()).toEqual(["refused", "stored"]);
    const errors = responses.flatMap(({ results }) => results[0]?.errors ?? []);
    expect(errors).toEqual([{ field: "barcodes", ...codedText("fields.collectorUsedBarcode") }]);
  });

  it("refuses a microchip that the agent has recorded, or that an animal of the agent has", async () => {
    const chipNumber = "900123456780001";
    const own = "900123456780002";
    await createAnimal(database(), { ownerId: idOf("agent"), chipNumber: own });
    const { results } = await sync([
      upload({ chipNumber }),
      upload({ chipNumber: "900 123 456 780 001" }),
      upload({ chipNumber: own }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["stored", "refused", "refused"]);
    expect(results[1]?.errors).toEqual([{ field: "chipNumber", ...codedText("fields.collectorUsedChip") }]);
  });

  it("is refused for another account than the one that saved the records, and for former agents", async () => {
    const sent = upload();
    expect(await sync([sent], "rival", idOf("agent"))).toMatchObject({
      status: 409,
      body: { code: "other_agent" },
    });
    await updateRows(users, { isAgent: false }, eq(users.id, idOf("rival")));
    expect(await sync([sent], "rival")).toMatchObject({ status: 403, body: { code: "not_agent" } });
    expect(await callRoute("collectedAnimals.collector", {}, as("rival"))).toMatchObject({ status: 403 });
    await updateRows(users, { isAgent: true }, eq(users.id, idOf("rival")));
    expect(await uploadsOf(sent.clientId)).toEqual([]);
  });

  it("refuses an id that another agent has sent", async () => {
    const sent = upload();
    expect((await sync([sent])).results).toMatchObject([{ status: "stored" }]);
    expect((await sync([sent], "rival")).results).toMatchObject([
      { status: "refused", errors: [{ field: "clientId" }] },
    ]);
  });
});

describe("the owner's signature", () => {
  it("is shown to the agent and admins only, and deleted with the animal", async () => {
    await sync([upload({ petName: "Signed", signature }), upload({ petName: "By name" })]);
    const [signed] = await findRecord("Signed");
    const id = signed?.id ?? 0;
    const read = (token: string | undefined, animalId = id) =>
      callRoute("collectedAnimals.signature", { params: { id: animalId } }, { token });
    const response = await read(as("agent").token);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect((await read(await signIn("admin"))).status).toBe(200);
    for (const name of ["rival", "owner"]) expect((await read(as(name).token)).status).toBe(404);
    const [byName] = await findRecord("By name");
    expect((await read(as("agent").token, byName?.id)).status).toBe(404);
    await database().delete(animals).where(eq(animals.id, id));
    const left = await database()
      .select()
      .from(collectionSignatures)
      .where(eq(collectionSignatures.animalId, id));
    expect(left).toEqual([]);
  });

  it("is deleted with the account of the owner", async () => {
    const gone = await createUser(backend, "gone@sync.test");
    await sync([upload({ petName: "Left", ownerEmail: gone.email, signature })]);
    const body = { password: "Correct-horse-7" };
    const response = await callRoute("accountData.deleteAccount", { body }, { token: gone.token });
    expect(response.status).toBeLessThan(300);
    const [row] = await database()
      .select({ name: animalCollections.ownerName, signature: collectionSignatures.signedName })
      .from(animalCollections)
      .leftJoin(collectionSignatures, eq(collectionSignatures.animalId, animalCollections.animalId))
      .where(eq(animalCollections.animalName, "Left"));
    expect(row?.signature).toBeNull();
    expect(row?.name).not.toBe("Jo Lane");
  });
});
