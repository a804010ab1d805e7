import { englishText } from "@/lib/domain/error-response";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { animalEvents, animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { labProgress } from "@/backend/db/schema/lab";
import { startTestBackend } from "@/backend/testing/server";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { CallInput } from "@/lib/contract/request";
import { addTestedAnimal } from "@/backend/animals/records/animals/testing/tested-animal";
import { demoUserId } from "@/backend/testing/find-user";
import { insertReport, insertTube } from "@/backend/testing/insert-tube";

const { callRoute, readRoute, signInAll, database, updateRows } = startTestBackend();

type Role = "breeder" | "owner" | "vet";
const as = signInAll("breeder", "owner", "vet");

const call = (role: Role, name: string, input: CallInput = {}) => callRoute(name, input, as(role));

const userId = (role: Role) => demoUserId(database(), role);

const noFacts = {
  dobDay: null,
  dobMonth: null,
  dobYear: null,
  breed: null,
  isMixedBreed: false,
  weight: null,
  weightType: "kg",
  personality: null,
  chipNumber: null,
  registrationName: null,
  registrationNumber: null,
};

const noExtras = { diedOn: null, damId: null, sireId: null, contactName: null, contactEmail: null };

async function addAnimal(role: Role, petName: string, facts: object = {}): Promise<number> {
  const pet = { ...noFacts, petName, gender: "female", species: "canine", ...facts };
  const { body } = await call(role, "activation.addAnimal", { body: pet });
  return (body as { id: number }).id;
}

async function share(animalId: number, grantee: Role, scopes: AccessScope[]): Promise<void> {
  const grant = { animalId, kind: "person" as const, userId: await userId(grantee), scopes };
  await database().insert(animalGrants).values(grant);
}

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly ownerName: string | null;
  readonly sample: object | null;
}
interface Page {
  readonly results: readonly Listed[];
  readonly count: number;
  readonly next: number | null;
}

async function list(role: Role, query: CallInput["query"]): Promise<Page> {
  const { status, body } = await call(role, "animals.list", { query });
  expect(status).toBe(200);
  return body as Page;
}

const namesOf = ({ results }: Page) => results.map(({ name }) => name);

describe("the list of animals", () => {
  it("has pages of 15, filters, and dogs before cats, each by name", async () => {
    const first = await list("breeder", {});
    expect([first.results.length, first.next]).toEqual([15, 2]);
    expect(first.count).toBeGreaterThanOrEqual(35);
    const names = first.results.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const cats = await list("breeder", { species_id: 2, size: 100 });
    expect(namesOf(cats)).toContain("Odette");
    expect(namesOf(cats)).not.toContain("Bramble");
    const males = await list("breeder", { species_id: 2, gender: "male", size: 100 });
    expect(namesOf(males)).toContain("Caspian");
    expect(namesOf(males)).not.toContain("Odette");
  });

  it("finds an animal by each documented field, and nothing by another one", async () => {
    const facts = {
      chipNumber: "956000004711999",
      registrationNumber: "ZQ-77100",
      registrationName: "Zephyrine of Quay",
    };
    const { id, barcode } = await addTestedAnimal(database(), {
      ownerId: await userId("vet"),
      name: "Xanthe",
    });
    await updateRows(animals, { ...facts, contactName: "Petra Nowhere" }, eq(animals.id, id));
    const searches = [
      ["name", "zephyrine"],
      ["name", "xanth"],
      ["pet_name", "XANTHE"],
      ["chip_number", "956 000 004711 999"],
      ["registration_number", "zq-77"],
      ["registration_name", "of quay"],
      ["owner_name", "nowhere"],
      ["barcode", barcode.toLowerCase()],
      ["all", "petra"],
      ["all", barcode],
    ] as const;
    for (const [query_type, query] of searches)
      expect([query_type, namesOf(await list("vet", { query_type, query }))]).toEqual([
        query_type,
        ["Xanthe"],
      ]);
    expect(namesOf(await list("vet", { search: "zephyrine" }))).toEqual(["Xanthe"]);
    expect(namesOf(await list("vet", { query_type: "pet_name", query: "zephyrine" }))).toEqual([]);
    expect(namesOf(await list("vet", { query: "100%" }))).toEqual([]);
  });

  it("shows the state of the newest sample", async () => {
    await addTestedAnimal(database(), { ownerId: await userId("owner"), name: "Sampled", isReported: true });
    const { results } = await list("owner", { query: "Sampled" });
    expect(results).toMatchObject([{ sample: { state: "ready" } }]);
  });

  it("moves an animal between mine and archived, once", async () => {
    const id = await addAnimal("owner", "Attic");
    const params = { id };
    for (const _ of [1, 2]) expect((await call("owner", "animals.archive", { params })).status).toBe(204);
    expect(namesOf(await list("owner", { query: "Attic" }))).toEqual([]);
    expect(namesOf(await list("owner", { query: "Attic", view: "archived" }))).toEqual(["Attic"]);
    expect((await call("owner", "animals.restore", { params })).status).toBe(204);
    expect(namesOf(await list("owner", { query: "Attic" }))).toEqual(["Attic"]);
    const events = await database().select().from(animalEvents).where(eq(animalEvents.animalId, id));
    expect(events.map(({ kind }) => kind)).toEqual(["archived", "restored"]);
  });

  it("lists shared animals for both sides, with results only where they are shared", async () => {
    const owned = { ownerId: await userId("owner"), isReported: true };
    const open = await addTestedAnimal(database(), { ...owned, name: "Sharing Open" });
    const closed = await addTestedAnimal(database(), { ...owned, name: "Sharing Closed" });
    await share(open.id, "vet", ["results"]);
    await share(closed.id, "vet", ["summary"]);
    expect(namesOf(await list("owner", { view: "shared", query: "Sharing" }))).toEqual([
      "Sharing Closed",
      "Sharing Open",
    ]);
    const { results } = await list("vet", { view: "with-me", query: "Sharing" });
    expect(results.map(({ ownerName, sample }) => [ownerName, sample !== null])).toEqual([
      ["Owen Park", false],
      ["Owen Park", true],
    ]);
    expect(namesOf(await list("vet", { query: "Sharing" }))).toEqual([]);
    await updateRows(
      animalGrants,
      { revokedAt: new Date() },
      inArray(animalGrants.animalId, [open.id, closed.id]),
    );
    expect(namesOf(await list("vet", { view: "with-me", query: "Sharing" }))).toEqual([]);
  });

  it("refuses unknown filters with 428", async () => {
    for (const query of [{ species_id: 3 }, { query_type: "sex" }, { view: "all" }, { size: 1000 }])
      expect((await call("owner", "animals.list", { query })).status).toBe(428);
  });
});

describe("one animal", () => {
  it("is the documented pet, for people it is shared with without contacts and unshared parts", async () => {
    const owned = { ownerId: await userId("vet"), name: "Patient", isReported: true };
    const { id, barcode } = await addTestedAnimal(database(), owned);
    await updateRows(animals, { contactName: "Client" }, eq(animals.id, id));
    const own = await call("vet", "animals.get", { params: { id } });
    expect(own.body).toMatchObject({
      petName: "Patient",
      contactName: "Client",
      relation: "owner",
      isTested: true,
    });
    expect(own.body).toMatchObject({ product: { barcode }, user: { name: "Dr Vera Lindqvist" } });
    expect((await call("owner", "animals.get", { params: { id } })).status).toBe(404);
    await share(id, "owner", ["summary"]);
    const shared = await call("owner", "animals.get", { params: { id } });
    expect(shared.body).toMatchObject({
      contactName: null,
      relation: "grantee",
      scopes: ["summary"],
      product: null,
    });
    for (const name of ["animals.barcodes", "animals.profile", "animals.timeline"])
      expect([name, (await call("owner", name, { params: { id } })).status]).toEqual([name, 404]);
    await share(id, "owner", ["results"]);
    const tubes = await call("owner", "animals.barcodes", { params: { id } });
    expect(tubes.body).toMatchObject({ results: [{ barcode, state: "ready", version: 1 }] });
    const params = { id, barcode };
    expect((await call("owner", "animals.upgradeProducts", { params })).status).toBe(404);
  });

  it("sums up the newest result of each test over all its reports, findings first", async () => {
    const owned = { ownerId: await userId("owner"), name: "Twice", isReported: true };
    const { id, barcode } = await addTestedAnimal(database(), owned);
    const readHealth = async () =>
      (await readRoute("animals.profile", { params: { id } }, as("owner"))).health;
    const carrier = { code: "mdr1", name: "Multidrug sensitivity (MDR1)", outcome: "carrier" };
    expect(await readHealth()).toEqual({ clear: 1, findings: [{ ...carrier, barcode }] });
    const later = await insertTube(database(), id);
    await insertReport(database(), later.activationId, {
      animal: { name: "Twice", species: "canine", sex: "male" },
      tests: [
        { test: "prcd", locus: "PRCD", genotype: "P/P", outcome: "at-risk-two", reason: null },
        { test: "dm", locus: "SOD1", genotype: "N/N", outcome: "clear", reason: null },
        { test: "mdr1", locus: "ABCB1", genotype: null, outcome: "not-reported", reason: "not-run" },
      ],
    });
    const reached = { kitId: later.kitId, stage: "report-ready", reachedAt: {} } as const;
    await database().insert(labProgress).values(reached);
    expect(await readHealth()).toMatchObject({
      clear: 1,
      findings: [
        { code: "prcd", outcome: "at-risk-two", barcode: later.barcode },
        { ...carrier, barcode },
      ],
    });
    const query = { view: "mine", query: "Twice" } as const;
    const { results } = await readRoute("animals.list", { query }, as("owner"));
    expect(results).toMatchObject([{ id, findings: { atRisk: 1, carrier: 1 } }]);
  });

  it("lists the breeds of its report, the tests of a breed with its results, and its upgrades", async () => {
    const owned = { ownerId: await userId("owner"), name: "Mixture", isReported: true };
    const { id, barcode } = await addTestedAnimal(database(), owned);
    const profile = await call("owner", "animals.profile", { params: { id } });
    expect(profile.body).toMatchObject({
      breeds: [{ name: "Whippet", percent: 70 }, { percent: 30 }],
      barcode,
    });
    const labrador = 548;
    const breedProfile = await call("owner", "animals.breedProfile", {
      params: { id: labrador, animal: id },
    });
    const { tests } = breedProfile.body as { tests: { code: string; result: object | null }[] };
    expect(tests.find(({ code }) => code === "prcd")).toMatchObject({
      result: { outcome: "clear", barcode },
    });
    expect(tests.some(({ result }) => result === null)).toBe(true);
    const upgrades = await call("owner", "animals.upgradeProducts", { params: { id, barcode } });
    expect(upgrades.body).toMatchObject({ isUsable: true, results: [{ upgradeKind: "health" }, {}, {}] });
    const cat = await call("owner", "animals.breedProfile", { params: { id: 999_999, animal: id } });
    expect(cat.status).toBe(404);
    const foreign = { params: { id, barcode: "TM000" } };
    expect((await call("owner", "animals.upgradeProducts", foreign)).status).toBe(404);
  });

  it("has a timeline of samples, reports and changes", async () => {
    const owned = { ownerId: await userId("owner"), name: "Chronos", isReported: true };
    const { id } = await addTestedAnimal(database(), owned);
    await call("owner", "animals.archive", { params: { id } });
    const { body } = await call("owner", "animals.timeline", { params: { id } });
    const { results } = body as { results: { kind: string; at: string }[] };
    expect(new Set(results.map(({ kind }) => kind))).toEqual(
      new Set(["archived", "reported", "activated", "created", "stage"]),
    );
    expect(results.map(({ at }) => at)).toEqual(
      results
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});

describe("the pedigree", () => {
  it("has three generations, and links only to animals that the user may see", async () => {
    const ownerId = await userId("breeder");
    const [juniper] = await database()
      .select()
      .from(animals)
      .where(and(eq(animals.ownerId, ownerId), eq(animals.name, "Juniper")));
    const params = { id: juniper?.id ?? 0 };
    const { body } = await call("breeder", "animals.pedigree", { params });
    const { results } = body as { results: { place: string; name: string; id: number | null }[] };
    const named = results.map(({ place, name }) => [place, name]);
    expect(named).toContainEqual(["d", "Bramble"]);
    expect(named).toContainEqual(["s", "Fen"]);
    expect(results.filter(({ place }) => place.length === 3).length).toBeGreaterThan(0);
    await share(params.id, "owner", ["summary"]);
    const shared = await call("owner", "animals.pedigree", { params });
    const seen = (shared.body as { results: { name: string; id: number | null }[] }).results;
    expect(seen.map(({ name }) => name)).toEqual(results.map(({ name }) => name));
    expect(seen.every(({ id }) => id === null)).toBe(true);
  });
});

describe("changing an animal", () => {
  const body = { ...noFacts, ...noExtras, petName: "Renamed", gender: "female" };

  it("saves the facts and the parents", async () => {
    const [id, damId] = [await addAnimal("owner", "Puppy"), await addAnimal("owner", "Mother")];
    const facts = { ...body, damId, dobDay: 3, dobMonth: 2, dobYear: 2024, chipNumber: "956000009999999" };
    const { status, body: saved } = await call("owner", "animals.update", { params: { id }, body: facts });
    expect(status).toBe(200);
    expect(saved).toMatchObject({ petName: "Renamed", dam: { id: damId, name: "Mother" }, dobYear: 2024 });
    const options = await call("owner", "animals.parents", {
      params: { id },
      query: { role: "dam", query: "moth" },
    });
    expect(options.body).toMatchObject({ results: [{ id: damId, name: "Mother" }] });
  });

  it("refuses parents that cannot be, and contacts of anybody but vets", async () => {
    const [id, son] = [await addAnimal("owner", "Root"), await addAnimal("owner", "Son", { gender: "male" })];
    const daughter = await addAnimal("owner", "Daughter", { dobDay: 1, dobMonth: 1, dobYear: 2020 });
    const foreign = await addAnimal("vet", "Foreign");
    await updateRows(animals, { damId: id }, eq(animals.id, daughter));
    const refusals = [
      [{ damId: son }, { damId: englishText("animal.parentSex") }],
      [{ damId: foreign }, { damId: englishText("animal.parent") }],
      [{ damId: id }, { damId: englishText("animal.parent") }],
      [{ damId: daughter }, { damId: englishText("animal.parentLoop") }],
      [
        { damId: daughter, dobDay: 1, dobMonth: 1, dobYear: 2019 },
        { damId: englishText("animal.parentAge") },
      ],
      [
        { dobDay: 2, dobMonth: 1, dobYear: 2021, diedOn: "2021-01-01" },
        { diedOn: englishText("animal.diedBeforeBirth") },
      ],
      [{ contactName: "Jo" }, { contactName: "This field is not valid" }],
    ] as const;
    for (const [change, fields] of refusals) {
      const refused = await call("owner", "animals.update", { params: { id }, body: { ...body, ...change } });
      expect([refused.status, refused.body]).toEqual([428, fields]);
    }
    const contact = { contactName: "Jo", contactEmail: "Jo@Example.test" };
    const saved = await call("vet", "animals.update", {
      params: { id: foreign },
      body: { ...body, ...contact },
    });
    expect(saved.body).toMatchObject({ contactName: "Jo", contactEmail: "jo@example.test" });
  });

  it("deletes an untested animal, and refuses a tested one with 409", async () => {
    const id = await addAnimal("owner", "Typo");
    expect((await call("owner", "animals.remove", { params: { id } })).status).toBe(204);
    expect((await call("owner", "animals.get", { params: { id } })).status).toBe(404);
    const tested = await addTestedAnimal(database(), { ownerId: await userId("owner"), name: "Kept" });
    const refused = await call("owner", "animals.remove", { params: { id: tested.id } });
    expect([refused.status, refused.body]).toMatchObject([409, { code: "animal_tested" }]);
    expect((await call("owner", "animals.get", { params: { id: tested.id } })).status).toBe(200);
  });
});
