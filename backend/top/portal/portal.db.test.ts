import { subDays } from "date-fns";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { invoices, orders } from "@/backend/db/schema/orders";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { createKitBuyer, genoPet, record } from "@/backend/kits/activation/testing/activation-kit";
import { createAnimal, createUser as createAccount, type TestUser } from "@/backend/testing/create-users";
import { startTestBackend } from "@/backend/testing/server";
import { insertReport } from "@/backend/testing/insert-tube";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows } = backend;
const buyKits = createKitBuyer(backend);

/** The kits of these tests are bought in the United States. */
const createUser = (email: string) => createAccount(backend, email, { countryCode: "US" });

let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  ann = await createUser("ann@portal.test");
  ben = await createUser("ben@portal.test");
});

async function readAttention({ token }: TestUser) {
  return readRoute("portal.attention", {}, { token });
}

const counts = async (user: TestUser) =>
  Object.fromEntries(Object.entries(await readAttention(user)).map(([kind, { count }]) => [kind, count]));

const nothing = { holds: 0, newTubes: 0, payments: 0, transfers: 0, consents: 0, kits: 0 };

async function activate(user: TestUser, petName: string) {
  const [barcode = ""] = await buyKits(genoPet, user);
  const pet = {
    petName,
    gender: "male",
    species: "canine",
    dobDay: 3,
    dobMonth: 4,
    dobYear: 2021,
  };
  const { status } = await callRoute("activation.activate", { body: record(barcode, { pet }) }, user);
  expect(status).toBe(200);
  const [row] = await database()
    .select({ sample: samples, activation: activations })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .where(eq(kits.barcode, barcode));
  if (row === undefined) throw new Error(`Nothing was activated with ${barcode}.`);
  return { barcode, ...row };
}

describe("what needs attention", () => {
  it("is empty for a new account", async () => {
    const user = await createUser("new@portal.test");
    expect(await counts(user)).toEqual(nothing);
  });

  it("lists kits by order line from the day they are posted until they are activated", async () => {
    const user = await createUser("kits@portal.test");
    const barcodes = await buyKits(genoPet, user, 4);
    expect(await counts(user)).toEqual(nothing);
    await database().update(kits).set({ sentAt: new Date() });
    const { kits: waiting } = await readAttention(user);
    expect(waiting).toMatchObject({ count: 4, results: [{ barcode: barcodes[0], kits: 4 }] });
    const body = record(barcodes[0] ?? "");
    expect((await callRoute("activation.activate", { body }, user)).status).toBe(200);
    await buyKits(genoPet, user);
    await database().update(kits).set({ sentAt: new Date() });
    const { kits: left } = await readAttention(user);
    expect(left).toMatchObject({ count: 4, results: [{ barcode: barcodes[1], kits: 3 }, { kits: 1 }] });
    expect((await counts(ben)).kits).toBe(0);
  });

  it("lists samples on hold for details or payment, until they are released", async () => {
    const details = await activate(ann, "Doubtful");
    const unpaid = await activate(ann, "Unpaid");
    const kitId = details.sample.kitId;
    await database().insert(labProgress).values({ kitId, reachedAt: {}, problem: "sex" });
    await updateRows(samples, { hold: "payment" }, eq(samples.id, unpaid.sample.id));
    const { holds } = await readAttention(ann);
    expect(holds.count).toBe(2);
    expect(
      holds.results.map(({ animalName, reason, problem }) => [animalName, reason, problem]).sort(),
    ).toEqual([
      ["Doubtful", "details", "sex"],
      ["Unpaid", "payment", null],
    ]);
    expect(await counts(ben)).toEqual(nothing);
    await updateRows(samples, { hold: null }, eq(samples.id, unpaid.sample.id));
    await updateRows(labProgress, { problem: null }, eq(labProgress.kitId, kitId));
    expect((await counts(ann)).holds).toBe(0);
  });

  it("lists samples on hold for the present owner of the animal", async () => {
    const [seller, buyer] = [await createUser("seller@portal.test"), await createUser("buyer@portal.test")];
    const { barcode, sample, activation } = await activate(seller, "Sold");
    const { animalId } = activation;
    await database().insert(labProgress).values({ kitId: sample.kitId, reachedAt: {}, problem: "sex" });
    expect((await readAttention(seller)).holds.results).toMatchObject([{ token: activation.token }]);
    await updateRows(animals, { ownerId: buyer.id }, eq(animals.id, animalId));
    expect((await counts(seller)).holds).toBe(0);
    const { holds } = await readAttention(buyer);
    expect(holds).toMatchObject({ count: 1, results: [{ animalId, animalName: "Sold", token: null }] });
    const { body } = await callRoute("sampleTracker.get", { params: { id: barcode } }, buyer);
    expect(body).toMatchObject({ own: { animalId, animalName: "Sold", token: null, canPost: false } });
    // Only who ordered the kit can pay.
    await updateRows(labProgress, { problem: null }, eq(labProgress.kitId, sample.kitId));
    await updateRows(samples, { hold: "payment" }, eq(samples.id, sample.id));
    expect((await counts(buyer)).holds).toBe(0);
  });

  it("lists the new tube of a failed sample until it is posted", async () => {
    const { sample, activation } = await activate(ann, "Again");
    await database().insert(labProgress).values({ kitId: sample.kitId, reachedAt: {}, failedAt: new Date() });
    expect((await counts(ann)).newTubes).toBe(0);
    const [kit] = await database().insert(kits).values({ barcode: "TM7654321098765" }).returning();
    const kitId = kit?.id ?? 0;
    const values = { activationId: activation.id, kitId, attempt: 2, tube: 1 };
    await database().insert(samples).values(values);
    expect((await readAttention(ann)).newTubes).toMatchObject({
      count: 1,
      results: [{ barcode: "TM7654321098765", animalName: "Again", sentAt: null }],
    });
    await updateRows(kits, { sentAt: new Date() }, eq(kits.id, kitId));
    expect((await readAttention(ann)).newTubes.results[0]?.sentAt).not.toBeNull();
    expect((await counts(ben)).newTubes).toBe(0);
    await updateRows(samples, { postedAt: new Date() }, eq(samples.kitId, kitId));
    expect((await counts(ann)).newTubes).toBe(0);
  });

  it("lists unpaid orders by due date", async () => {
    const user = await createUser("orders@portal.test");
    await buyKits(genoPet, user);
    await buyKits(genoPet, user);
    const [first, second] = await database().select().from(orders).where(eq(orders.userId, user.id));
    expect((await counts(user)).payments).toBe(0);
    await updateRows(orders, { state: "open" }, eq(orders.userId, user.id));
    const dueAt = subDays(new Date(), 1);
    await updateRows(invoices, { dueAt: new Date("2099-01-01") }, eq(invoices.orderId, first?.id ?? 0));
    await updateRows(invoices, { dueAt }, eq(invoices.orderId, second?.id ?? 0));
    const { payments } = await readAttention(user);
    expect(payments.results.map(({ orderId, isOverdue }) => [orderId, isOverdue])).toEqual([
      [second?.id, true],
      [first?.id, false],
    ]);
    expect((await counts(ann)).payments).toBe(0);
  });

  it("lists animals offered to the user until the offer expires", async () => {
    const animalId = await createAnimal(database(), { ownerId: ann.id, name: "Gift" });
    const body = { animal_ids: [animalId], email: ben.email };
    const [offer] = (await readRoute("animalTransfers.create", { body }, ann)).transfers;
    expect((await readAttention(ben)).transfers).toMatchObject({
      count: 1,
      results: [{ id: offer?.id, animalName: "Gift", from: "ann" }],
    });
    expect((await counts(ann)).transfers).toBe(0);
    const params = { id: offer?.id ?? 0 };
    expect((await callRoute("animalTransfers.decline", { params }, ben)).status).toBe(200);
    expect((await counts(ben)).transfers).toBe(0);
  });

  it("lists parentage requests of others that wait for the user's consent", async () => {
    const offspringId = await createAnimal(database(), { ownerId: ben.id, name: "Pup" });
    const sireId = await createAnimal(database(), { ownerId: ann.id, name: "Duke" });
    const [request] = await database()
      .insert(parentageRequests)
      .values({ userId: ben.id, offspringId, sireId, state: "waiting-for-consent" })
      .returning();
    const requestId = request?.id ?? 0;
    await database().insert(parentageConsents).values({ requestId, animalId: sireId, ownerId: ann.id });
    const listed = { requestId, animalName: "Duke", offspringName: "Pup", requestedBy: "ben" };
    expect((await readAttention(ann)).consents).toEqual({ count: 1, results: [listed] });
    expect((await counts(ben)).consents).toBe(0);
    await database().update(parentageConsents).set({ state: "granted" });
    expect((await counts(ann)).consents).toBe(0);
  });
});

describe("recent animals", () => {
  it("contain the user's own animals by activation, without archived ones", async () => {
    const user = await createUser("recent@portal.test");
    const createdAt = subDays(new Date(), 9);
    const old = await createAnimal(database(), { ownerId: user.id, name: "Old", createdAt });
    await createAnimal(database(), { ownerId: user.id, name: "Gone", archivedAt: new Date() });
    const patient = {
      ownerId: user.id,
      name: "Patient",
      contactName: "Rosa",
      createdAt: subDays(createdAt, 9),
    };
    await createAnimal(database(), patient);
    const { activation } = await activate(user, "Fresh");
    const read = (reader: TestUser) => readRoute("portal.recentAnimals", {}, reader);
    const { count, results } = await read(user);
    expect(count).toBe(3);
    expect(results.map(({ name, clientName }) => [name, clientName])).toEqual([
      ["Fresh", null],
      ["Old", null],
      ["Patient", "Rosa"],
    ]);
    await updateRows(activations, { animalId: old }, eq(activations.id, activation.id));
    await updateRows(
      activations,
      { activatedAt: new Date(Date.now() + 60_000) },
      eq(activations.id, activation.id),
    );
    expect((await read(user)).results[0]?.name).toBe("Old");
    expect((await read(ben)).results.map(({ name }) => name)).not.toContain("Old");
  });
});

describe("new results", () => {
  it("contain the reports of the last days", async () => {
    const user = await createUser("results@portal.test");
    const { activation } = await activate(user, "Reported");
    const animal = { name: "Reported", species: "canine", sex: "male" } as const;
    await insertReport(database(), activation.id, { animal }, { issuedAt: subDays(new Date(), 20) });
    const list = (query: { days?: number }) => readRoute("results.list", { query }, user);
    expect([
      (await list({ days: 30 })).count,
      (await list({ days: 10 })).count,
      (await list({})).count,
    ]).toEqual([1, 0, 1]);
  });
});

describe("finding anything", () => {
  const find = async (search: string, { token }: TestUser) => {
    return readRoute("portal.find", { query: { search } }, { token });
  };

  it("finds own animals, kits and orders, and nothing of others", async () => {
    const user = await createUser("find@portal.test");
    const [barcode = ""] = await buyKits(genoPet, user);
    const id = await createAnimal(database(), { ownerId: user.id, name: "Marmalade" });
    const [order] = await database().select().from(orders).orderBy(desc(orders.id)).limit(1);
    const number = order?.number ?? "";
    expect((await find("marma", user)).animals).toMatchObject([{ id, name: "Marmalade" }]);
    const spaced = `${barcode.slice(0, 6)} ${barcode.slice(6)}`.toLowerCase();
    expect((await find(spaced, user)).kits).toMatchObject([{ barcode, isActivated: false }]);
    expect((await find(number.toLowerCase(), user)).orders).toMatchObject([{ number }]);
    for (const text of ["marma", barcode, number])
      expect(await find(text, ben)).toEqual({ animals: [], kits: [], orders: [] });
  });

  it("finds nothing by an empty text, wildcards or a few characters of a barcode", async () => {
    const user = await createUser("find-little@portal.test");
    await buyKits(genoPet, user);
    await createAnimal(database(), { ownerId: user.id, name: "Plain" });
    for (const text of ["", "%", "_____", "TM1"])
      expect(await find(text, user)).toEqual({ animals: [], kits: [], orders: [] });
  });
});
