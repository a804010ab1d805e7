import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { kits } from "@/backend/db/schema/kits";
import { outbox } from "@/backend/db/schema/outbox";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { startTestBackend } from "@/backend/testing/server";
import {
  breedProfile,
  createKitBuyer,
  genoPet,
  person,
  pet,
  record,
} from "@/backend/kits/activation/testing/activation-kit";
import { findUser } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, signIn, database, updateRows } = backend;
const buyKits = createKitBuyer(backend);

interface Activated {
  readonly token: string;
  readonly isClaimed: boolean;
  readonly pet: { readonly animalId: number };
}

const activate = (body: object, token?: string) => callRoute("activation.activate", { body }, { token });

async function activateNew(changes: object = {}, token?: string): Promise<Activated> {
  const [barcode = ""] = await buyKits(genoPet);
  const { status, body } = await activate(record(barcode, changes), token);
  expect(body).toMatchObject({ token: expect.any(String) as string });
  expect(status).toBe(200);
  return body as Activated;
}

async function readUser(role: "owner" | "breeder") {
  const user = await findUser(database(), demoEmail(role));
  return user;
}

describe("the steps of a guest", () => {
  let barcode = "";
  beforeAll(async () => {
    [barcode = ""] = await buyKits(genoPet);
  });

  it("registers an email under a new secret id", async () => {
    const { status, body } = await callRoute("activation.registerEmail", {
      body: { email: "jo@test.example" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: "jo@test.example",
      id: expect.stringMatching(/^[\w-]{32}$/) as string,
    });
  });

  it("recognises a kit however its barcode is typed", async () => {
    const typed = ` ${barcode.slice(0, 6).toLowerCase()}-${barcode.slice(6)} `;
    const body = { barcode: typed, confirmBarcode: barcode };
    expect((await callRoute("activation.enterKitBarcode", { body })).body).toMatchObject({
      kits: [{ barcode, product: { id: genoPet, testCount: 19 }, form: "birth-date", extras: [] }],
    });
  });

  it("accepts the facts about the animal, the person and the whole record", async () => {
    const facts = { barcodes: [barcode], pet };
    expect((await callRoute("activation.aboutMyPet", { body: facts })).body).toMatchObject({ breed: null });
    expect((await callRoute("activation.aboutMe", { body: person })).status).toBe(204);
    expect((await callRoute("activation.review", { body: record(barcode) })).body).toMatchObject({
      product: { id: genoPet },
      extras: [],
    });
    expect(await database().select().from(activations).where(eq(activations.email, person.email))).toEqual(
      [],
    );
  });

  it("activates the kit with an animal without owner, a sample and a mail", async () => {
    const { body, status } = await activate(
      record(barcode, { consents: { research: true, storage: false, statistics: false } }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isClaimed: false,
      isEditable: true,
      pet: { petName: "Rex", gender: "male", dobYear: 2021, weightType: "kg" },
      samples: [{ barcode, postedAt: null, receivedAt: null, hold: null }],
      consents: { research: true, storage: false, statistics: false },
    });
    const {
      token,
      pet: { animalId },
    } = body as Activated;
    const [animal] = await database().select().from(animals).where(eq(animals.id, animalId));
    expect(animal?.ownerId).toBeNull();
    const mails = await database().select().from(outbox).where(eq(outbox.to, "jo@test.example"));
    expect(mails.at(-1)?.subject).toBe("Rex's kit is activated");
    expect(mails.at(-1)?.text).toContain(`/activate/complete?activation=${token}`);
  });

  it("returns 409 for a kit that is activated already and changes nothing", async () => {
    const before = await database().select().from(activations);
    const { status, body } = await activate(record(barcode, { pet: { ...pet, petName: "Other" } }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "already_activated", barcode });
    expect(JSON.stringify(body)).not.toContain("Rex");
    expect(await database().select().from(activations)).toEqual(before);
    const problem = { barcode, email: "jo@test.example", message: "It is my kit." };
    expect((await callRoute("activation.reportProblem", { body: problem })).status).toBe(204);
  });
});

it("returns the same activation when the same form is sent again", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const body = record(barcode);
  const [first, second] = await Promise.all([activate(body), activate(body)]);
  expect(first.status).toBe(200);
  expect((second.body as Activated).token).toBe((first.body as Activated).token);
  expect((await activate(body)).body).toEqual(first.body);
});

it("accepts every step of an activation whose response was lost, by the id of its form only", async () => {
  const token = await signIn("vet");
  const [barcode = ""] = await buyKits(genoPet);
  const body = record(barcode, { pet: { ...pet, chipNumber: "276098106019991" } });
  const first = await activate(body, token);
  const steps = (id: string) => [
    callRoute("activation.enterKitBarcode", { body: { id, barcode, confirmBarcode: barcode } }, { token }),
    callRoute("activation.aboutMyPet", { body: { id, barcodes: [barcode], pet: body.pet } }, { token }),
  ];
  const statusesOf = async (id: string) => (await Promise.all(steps(id))).map(({ status }) => status);
  expect(await statusesOf(body.id)).toEqual([200, 200]);
  expect(await statusesOf(record(barcode).id)).toEqual([409, 409]);
  expect((await activate(body, token)).body).toEqual(first.body);
});

it("returns 409 with the activation when the same form is sent again with other data", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const full = { ...pet, weight: 12.5, weightType: "kg", chipNumber: "276098106019992", breed: null };
  const collectionAgent = { type: "agent", name: "Ada Hill", clinic: null };
  const consents = { research: true, storage: false, statistics: false };
  const body = record(barcode, { pet: full, collectionAgent, consents });
  const first = await activate(body);
  expect((await activate(body)).body).toEqual(first.body);
  const { token } = first.body as Activated;
  const others = [
    { email: "other@test.example" },
    { pet: { ...full, petName: "Max" } },
    { pet: { ...full, weight: null } },
    { person: { ...person, city: "Chicago" } },
    { collectionAgent: { ...collectionAgent, name: "Bo Hill" } },
    { consents: { ...consents, research: false } },
  ];
  for (const change of others)
    for (const call of ["activation.activate", "activation.review"]) {
      const { status, body: refusal } = await callRoute(call, { body: { ...body, ...change } });
      expect([status, refusal]).toMatchObject([
        409,
        { code: "already_activated", barcode, activation: token },
      ]);
    }
});

it("names the activation of a used kit to its owner only", async () => {
  const session = await signIn("vet");
  const [barcode = ""] = await buyKits(genoPet);
  const { body } = await activate(record(barcode), session);
  const step = { body: { barcode, confirmBarcode: barcode } };
  for (const call of [
    (token?: string) => callRoute("activation.enterKitBarcode", step, { token }),
    (token?: string) => activate(record(barcode), token),
  ]) {
    expect((await call(session)).body).toMatchObject({ activation: (body as Activated).token });
    for (const token of [undefined, await signIn("owner")])
      expect((await call(token)).body).not.toHaveProperty("activation");
  }
});

it("accepts the kit of an activation whose response was lost, by the id of its form only", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const body = record(barcode);
  const first = await activate(body);
  expect((await callRoute("activation.review", { body })).body).toEqual({
    product: expect.objectContaining({ id: genoPet }) as object,
    extras: [],
  });
  const check = (id?: string) =>
    callRoute("activation.barcode", { body: { barcodes: [barcode], type: "step", ...(id && { id }) } });
  expect((await check(body.id)).body).toMatchObject({ kits: [{ barcode }] });
  for (const id of [undefined, record(barcode).id]) expect((await check(id)).status).toBe(409);
  expect((await activate(body)).body).toEqual(first.body);
});

it("activates a kit once when two people do it at the same time", async () => {
  const barcodes = (await buyKits(genoPet, {}, 8)).slice(0, 8);
  const outcomes = await Promise.all(
    barcodes.flatMap((barcode) => [activate(record(barcode)), activate(record(barcode))]),
  );
  const statuses = outcomes.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.filter((status) => status === 409)).toHaveLength(8);
});

it("registers a second tube as a sample of the same animal", async () => {
  const [first = "", second = ""] = await buyKits(genoPet, {}, 2);
  const { body } = await activate(record(first, { barcodes: [first, second] }));
  expect(body).toMatchObject({ samples: [{ barcode: first }, { barcode: second }] });
  expect((await activate(record(second))).status).toBe(409);
});

describe("refused kits", () => {
  const step = (barcodes: readonly string[], type = "step") =>
    callRoute("activation.barcode", { body: { barcodes, type } });

  it("the barcode check returns a message for each wrong barcode", async () => {
    const [good = "", voided = ""] = await buyKits(genoPet, {}, 2);
    await updateRows(kits, { voidedAt: new Date() }, eq(kits.barcode, voided));
    const last = Number(good.at(-1));
    const mistyped = good.slice(0, -1) + String((last + 1) % 10);
    const { status, body } = await step([good, good, voided, mistyped, "OTHER-LAB-1"]);
    expect(status).toBe(428);
    expect(body).toEqual({
      "barcodes.1": "This barcode is in your list more than once",
      "barcodes.2": "This kit was refunded or cancelled and cannot be activated",
      "barcodes.3": "This barcode has a typing mistake. Please compare it with the label",
      "barcodes.4": "We do not know this barcode. Please compare it with the label",
    });
  });

  it("returns 428 for redeeming a kit that includes its test", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    expect((await step([barcode], "redeem")).body).toEqual({
      "barcodes.0": "This kit includes its test already",
    });
  });

  it("requires the breed for a full breed profile, and one of its species", async () => {
    const [barcode = ""] = await buyKits(breedProfile);
    const send = (changes: object) =>
      callRoute("activation.aboutMyPet", { body: { barcodes: [barcode], pet: { ...pet, ...changes } } });
    expect((await send({})).body).toEqual({ breed: "This field is required" });
    expect((await send({ breed: 2_000_000 })).body).toEqual({ breed: "This field is not valid" });
    expect((await send({ species: "feline" })).body).toEqual({
      species: "This kit is for the other species",
    });
  });
});

describe("a signed-in user", () => {
  it("owns the animal, picks one on file and updates it", async () => {
    const token = await signIn("breeder");
    const { id: ownerId } = await readUser("breeder");
    const created = await activateNew({ pet: { ...pet, chipNumber: "276098100000001" } }, token);
    expect(created.isClaimed).toBe(true);
    const [animal] = await database().select().from(animals).where(eq(animals.id, created.pet.animalId));
    expect(animal).toMatchObject({ ownerId, name: "Rex", bornOn: "2021-04-03" });
    const { body } = await callRoute("activation.ownAnimals", { query: { search: "Rex" } }, { token });
    expect(body).toMatchObject({ results: [{ animalId: created.pet.animalId, petName: "Rex" }] });
    const again = await activateNew({ pet: { ...pet, animalId: created.pet.animalId, weight: 30.5 } }, token);
    expect(again.pet).toMatchObject({ animalId: created.pet.animalId, weight: 30.5 });
  });

  it("keeps facts that were added to a chosen animal meanwhile, and a correction clears them", async () => {
    const token = await signIn("breeder");
    const created = await activateNew({ pet: { ...pet, weight: 30.5 } }, token);
    const { animalId } = created.pet;
    const added = { chipNumber: "276098100000077", registrationName: "Rex of Bay", weightType: "lb" };
    const [breed] = await database().select().from(breeds).where(eq(breeds.speciesId, 1)).limit(1);
    await updateRows(animals, { ...added, weightType: "lb", breedId: breed?.id }, eq(animals.id, animalId));
    const again = await activateNew({ pet: { ...pet, animalId, registrationNumber: "RN-1" } }, token);
    expect(again.pet).toMatchObject({
      ...added,
      weight: 30.5,
      registrationNumber: "RN-1",
      breed: { id: breed?.id },
    });
    const correction = { params: { token: again.token }, body: { ...pet, chipNumber: null } };
    const corrected = await callRoute("activation.updatePet", correction, { token });
    expect(corrected.status).toBe(200);
    const [animal] = await database().select().from(animals).where(eq(animals.id, animalId));
    expect(animal).toMatchObject({ chipNumber: null, registrationName: null, weight: null });
  });

  it("cannot use another user's animal or read another user's activation", async () => {
    const [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
    const { token, pet: of } = await activateNew({}, breeder);
    const [barcode = ""] = await buyKits(genoPet);
    const { status, body } = await activate(
      record(barcode, { pet: { ...pet, animalId: of.animalId } }),
      owner,
    );
    expect(status).toBe(428);
    expect(body).toEqual({ "pet.animalId": "This animal is not on file in your account" });
    expect((await callRoute("activation.get", { params: { token } }, { token: owner })).status).toBe(404);
    expect((await callRoute("activation.get", { params: { token } })).status).toBe(404);
  });

  it("keeps a chip number for one animal", async () => {
    const token = await signIn("owner");
    await activateNew({ pet: { ...pet, chipNumber: "276098100000002" } }, token);
    const [barcode = ""] = await buyKits(genoPet);
    const { body } = await activate(
      record(barcode, { pet: { ...pet, chipNumber: "276098100000002" } }),
      token,
    );
    expect(body).toEqual({ "pet.chipNumber": "Another animal of yours has this chip number" });
  });

  it("claims guest activations of the confirmed address when signing in", async () => {
    const { id, email } = await readUser("owner");
    const { token, pet: of } = await activateNew({ email });
    const session = await signIn("owner");
    const { body } = await callRoute("activation.get", { params: { token } }, { token: session });
    expect(body).toMatchObject({ isClaimed: true });
    const [animal] = await database().select().from(animals).where(eq(animals.id, of.animalId));
    expect(animal?.ownerId).toBe(id);
    expect((await callRoute("activation.get", { params: { token } })).status).toBe(404);
  });

  it("signs in when guests entered a chip number of the account, which its first animal keeps", async () => {
    const { id: ownerId, email } = await readUser("owner");
    const [known, repeated] = ["276098100000003", "276098100000004"];
    const session = await signIn("owner");
    const own = await activateNew({ pet: { ...pet, chipNumber: known } }, session);
    const chips = [known, repeated, repeated];
    const claimed: Activated[] = [];
    for (const chipNumber of chips) claimed.push(await activateNew({ email, pet: { ...pet, chipNumber } }));
    await Promise.all([signIn("owner"), signIn("owner")]);
    const ids = [own, ...claimed].map(({ pet: { animalId } }) => animalId);
    const rows = await database().select().from(animals).where(inArray(animals.id, ids)).orderBy(animals.id);
    expect(rows.map(({ chipNumber }) => chipNumber)).toEqual([known, null, repeated, null]);
    expect(rows.every((animal) => animal.ownerId === ownerId)).toBe(true);
  });
});

describe("after activation", () => {
  it("accepts corrections until the sample is received", async () => {
    const { token } = await activateNew();
    const change = (petName: string) =>
      callRoute("activation.updatePet", { params: { token }, body: { ...pet, petName, gender: "unknown" } });
    expect((await change("Max")).body).toMatchObject({ pet: { petName: "Max", gender: "unknown" } });
    await database().update(samples).set({ receivedAt: new Date() });
    const { status, body } = await change("Moritz");
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "sample_received" });
  });

  it("records posting with a tracking number, and consents with their date", async () => {
    const { token } = await activateNew();
    const params = { token };
    const posted = await callRoute("activation.markPosted", { params, body: { trackingNumber: "RR123" } });
    expect(posted.body).toMatchObject({
      samples: [{ trackingNumber: "RR123", postedAt: expect.any(String) as string }],
    });
    const consents = { research: false, storage: true, statistics: true };
    await callRoute("activation.updateConsents", { params, body: consents });
    const revoked = await callRoute("activation.updateConsents", {
      params,
      body: { ...consents, storage: false },
    });
    expect(revoked.body).toMatchObject({ consents: { research: false, storage: false, statistics: true } });
  });
});

it("refuses vets and agents who certify a sample of their own animal", async () => {
  const [barcode = ""] = await buyKits(genoPet);
  const owner = `${person.firstName} ${person.lastName}`;
  for (const type of ["agent", "vet"]) {
    const collectionAgent = { type, name: ` ${owner.toUpperCase()} ` };
    expect(await activate(record(barcode, { collectionAgent }))).toMatchObject({
      status: 428,
      body: { "collectionAgent.name": expect.stringContaining("own animals") as string },
    });
  }
  const other = { type: "agent", name: "Ines Marlow" };
  expect((await activate(record(barcode, { collectionAgent: other }))).status).toBe(200);
});
