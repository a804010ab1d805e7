import type { ErrorCode } from "@/lib/domain/error-codes";
import { englishText, toErrorResponse } from "@/lib/domain/error-response";
import { eq, or, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { animalGrants, clubMembers, clubs } from "@/backend/db/schema/animal-access";
import { animals, dnaProfiles, plainNumber } from "@/backend/db/schema/animals";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { outbox } from "@/backend/db/schema/outbox";
import { findPanel } from "@/backend/genetics/panels";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { startTestBackend } from "@/backend/testing/server";
import { compareWaiting } from "./compare-waiting";
import { createAnimal as insertAnimal, createSession } from "@/backend/testing/create-users";
import { insertProfile, type Pair } from "@/backend/testing/insert-profile";

const { callRoute, readRoute, database, updateRows } = startTestBackend();

const str = "ISAG-DOG-STR-21";
const appOrigin = "https://shop.test";
let count = 0;

async function createUser(units = 0) {
  const row = { name: `Breeder ${++count}`, type: "breeder", countryCode: "US" } as const;
  const user = await createSession(database(), `breeder${count}@parentage.test`, row);
  if (units > 0) await createKitShop(database()).buy(404, { userId: user.id, quantity: units });
  return user;
}

type Values = Partial<typeof animals.$inferInsert>;

/** An animal; with a pair, its profile has these alleles at every marker but the first ones. */
async function createAnimal(
  ownerId: number,
  values: Values,
  pair?: Pair,
  first: readonly Pair[] = [],
  panel = str,
) {
  const id = await insertAnimal(database(), { name: "Juniper", sex: "female", ownerId, ...values });
  if (pair) await addProfile(id, pair, first, panel);
  return id;
}

const addProfile = (animalId: number, pair: Pair, first: readonly Pair[] = [], panelKey = str) =>
  insertProfile(database(), animalId, pair, first, panelKey);

const damPair: Pair = ["100", "104"];
const sirePair: Pair = ["102", "106"];
const childPair: Pair = ["104", "102"];

async function createFamily(ownerId: number) {
  return {
    offspring: await createAnimal(ownerId, { name: "Pup", bornOn: "2025-08-02" }, childPair),
    dam: await createAnimal(ownerId, { name: "Dam", bornOn: "2021-01-01" }, damPair),
    sire: await createAnimal(ownerId, { name: "Sire", sex: "male", bornOn: "2020-01-01" }, sirePair),
  };
}

type User = Awaited<ReturnType<typeof createUser>>;

const create = (user: User, body: object) => callRoute("parentage.create", { body }, user);
const report = (user: User, id: number) => callRoute("parentage.report", { params: { id } }, user);
const unitsLeft = async (user: User) =>
  (await readRoute("parentage.options", {}, user)).verifications.find(({ species }) => species === "canine")
    ?.unitsLeft;
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
const readPassports = async (requestId: number) => {
  const documents = await database()
    .select({ token: issuedDocuments.token })
    .from(issuedDocuments)
    .where(eq(issuedDocuments.parentageRequestId, requestId))
    .orderBy(issuedDocuments.id);
  const responses = documents.map(({ token }) => callRoute("passports.get", { params: { token } }));
  return (await Promise.all(responses)).map(({ body }) => body);
};
const mailsTo = async ({ email }: User) =>
  (await database().select().from(outbox).where(eq(outbox.to, email))).map(({ subject }) => subject);

describe("a request", () => {
  it("compares both parents at once, uses a verification and reveals no allele", async () => {
    const me = await createUser(1);
    const { offspring, dam, sire } = await createFamily(me.id);
    const created = await create(me, { offspring_id: offspring, dam_id: dam, sire_id: sire });
    expect(created).toMatchObject({ status: 200, body: { state: "reported", outcome: "qualifies" } });
    const { body } = await report(me, idOf(created));
    expect(body).toMatchObject({
      panel: { key: str, markerCount: 21 },
      common: 21,
      mismatches: { all: 0, dam: 0, sire: 0 },
      offspring: { name: "Pup", isMine: true },
      dam: { name: "Dam" },
      sire: { name: "Sire" },
      canAddToPedigree: true,
      isInPedigree: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/"10[0246]"/);
    expect(await unitsLeft(me)).toBe(0);
    const refused = await create(me, { offspring_id: offspring, dam_id: dam });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: englishText("fields.parentageNotBought"), product: { id: 404 }, price: {} },
    });
  });

  it("is for the parents' sexes, species and birth dates", async () => {
    const me = await createUser(1);
    const { offspring, dam, sire } = await createFamily(me.id);
    const cat = await createAnimal(me.id, { speciesId: 2 });
    const younger = await createAnimal(me.id, { bornOn: "2025-08-02" });
    const foreign = await createAnimal((await createUser()).id, {});
    const expectRefusal = async (sent: object, codes: Readonly<Record<string, ErrorCode>>) => {
      const { status, body } = await create(me, { offspring_id: offspring, ...sent });
      expect([status, body]).toEqual([428, toErrorResponse(428, codes).body]);
    };
    await expectRefusal({}, { dam_id: "fields.parentageNoParent" });
    await expectRefusal({ dam_id: offspring }, { dam_id: "fields.parentageSameAnimal" });
    await expectRefusal(
      { dam_id: sire, sire_id: dam },
      { dam_id: "fields.parentageNotFemale", sire_id: "fields.parentageNotMale" },
    );
    await expectRefusal({ dam_id: cat }, { dam_id: "fields.parentageOtherSpecies" });
    await expectRefusal({ dam_id: younger }, { dam_id: "fields.parentageTooYoung" });
    await expectRefusal({ dam_id: foreign }, { dam_id: "fields.invalid" });
    await expectRefusal({ dam_id: 2_000_000_000 }, { dam_id: "fields.invalid" });
    await expectRefusal({ offspring_id: foreign, dam_id: dam }, { offspring_id: "fields.invalid" });
    expect(await unitsLeft(me)).toBe(1);
  });

  it("waits for missing and incompatible profiles and is compared when they arrive", async () => {
    const me = await createUser(3);
    const { offspring, sire } = await createFamily(me.id);
    const dam = await createAnimal(me.id, { name: "Tansy" });
    const [none, other] = [
      await create(me, { offspring_id: offspring, dam_id: dam }),
      await createAnimal(me.id, { sex: "male" }, ["A", "G"], [], "ISAG-DOG-SNP-2020"),
    ];
    expect(none.body).toMatchObject({ state: "waiting-for-profile", outcome: null });
    expect(await create(me, { offspring_id: offspring, dam_id: dam })).toMatchObject({
      status: 409,
      body: { code: "already_requested", id: idOf(none) },
    });
    const incompatible = await create(me, { offspring_id: offspring, sire_id: other });
    expect(incompatible.body).toMatchObject({ outcome: "incompatible-profiles" });
    expect((await report(me, idOf(incompatible))).body).toMatchObject({ sire: { lack: "otherPanel" } });
    await updateRows(dnaProfiles, { alleles: {} }, eq(dnaProfiles.animalId, sire));
    expect((await create(me, { offspring_id: offspring, sire_id: sire })).body).toMatchObject({
      state: "waiting-for-profile",
      outcome: "insufficient-data",
    });
    await addProfile(dam, damPair, [
      ["90", "92"],
      ["90", "92"],
    ]);
    await compareWaiting({ db: database(), appOrigin }, dam);
    expect((await report(me, idOf(none))).body).toMatchObject({
      state: "reported",
      outcome: "excluded",
      mismatches: { all: 2, dam: 2, sire: 0 },
      markers: expect.arrayContaining([{ marker: "AHT121", dam: "mismatch", sire: null }]) as unknown,
    });
    expect(await mailsTo(me)).toContain("Parentage of Pup: the report is ready");
  });

  it("names no sire when several qualify, and trusts no profile of the wrong sex", async () => {
    const me = await createUser(4);
    const { offspring, dam, sire } = await createFamily(me.id);
    const brother = await createAnimal(me.id, { name: "Brother", sex: "male" }, sirePair);
    const first = await create(me, { offspring_id: offspring, dam_id: dam, sire_id: sire });
    expect(first.body).toMatchObject({ outcome: "qualifies" });
    await callRoute("parentage.document", { params: { id: idOf(first) } }, me);
    const second = await create(me, { offspring_id: offspring, dam_id: dam, sire_id: brother });
    for (const created of [first, second])
      expect((await report(me, idOf(created))).body).toMatchObject({
        outcome: "inconclusive",
        hasOtherSire: true,
      });
    await callRoute("parentage.document", { params: { id: idOf(first) } }, me);
    expect(await readPassports(idOf(first))).toMatchObject([
      { isGenuine: true, state: "revoked", content: { parentage: { outcome: "qualifies" } } },
      { isGenuine: true, state: "current", content: { parentage: { outcome: "inconclusive" } } },
    ]);
    expect((await callRoute("parentage.addToPedigree", { params: { id: idOf(first) } }, me)).status).toBe(
      409,
    );
    const alleles = {
      ...Object.fromEntries((findPanel(str)?.markers ?? []).map((marker) => [marker, damPair])),
      AMEL: ["X", "Y"] as const,
    };
    await updateRows(dnaProfiles, { alleles }, eq(dnaProfiles.animalId, dam));
    const swapped = await create(me, { offspring_id: offspring, dam_id: dam });
    expect((await report(me, idOf(swapped))).body).toMatchObject({
      outcome: "inconclusive",
      dam: { hasSexClash: true },
    });
  });

  it("adds parents who qualify to the pedigree of the user's own animal", async () => {
    const me = await createUser(1);
    const { offspring, dam, sire } = await createFamily(me.id);
    const id = idOf(await create(me, { offspring_id: offspring, dam_id: dam, sire_id: sire }));
    expect((await callRoute("parentage.addToPedigree", { params: { id } }, await createUser())).status).toBe(
      404,
    );
    const setDamOfDam = (damId: number | null) =>
      database().update(animals).set({ damId }).where(eq(animals.id, dam));
    await setDamOfDam(offspring);
    expect(await callRoute("parentage.addToPedigree", { params: { id } }, me)).toMatchObject({
      status: 409,
      body: { code: "parent_does_not_fit", message: englishText("animal.parentLoop") },
    });
    await setDamOfDam(null);
    expect((await callRoute("parentage.addToPedigree", { params: { id } }, me)).status).toBe(204);
    const [row] = await database().select().from(animals).where(eq(animals.id, offspring));
    expect(row).toMatchObject({ damId: dam, sireId: sire });
    expect((await report(me, id)).body).toMatchObject({ isInPedigree: true, canAddToPedigree: false });
  });

  it("is hidden when deleted, and gives back what it did not use", async () => {
    const [me, other] = [await createUser(2), await createUser()];
    const { offspring, dam } = await createFamily(me.id);
    const missing = await createAnimal(me.id, {});
    const waiting = idOf(await create(me, { offspring_id: offspring, dam_id: missing }));
    const reported = idOf(await create(me, { offspring_id: offspring, dam_id: dam }));
    const remove = (id: number, user: User) => callRoute("parentage.remove", { params: { id } }, user);
    expect((await remove(waiting, other)).status).toBe(404);
    for (const id of [waiting, reported]) expect((await remove(id, me)).status).toBe(204);
    expect((await remove(waiting, me)).status).toBe(404);
    expect((await report(me, reported)).status).toBe(404);
    expect((await callRoute("parentage.list", {}, me)).body).toMatchObject({ results: [], count: 0 });
    expect(await unitsLeft(me)).toBe(1);
  });

  it("uses one verification once when sent twice at the same time", async () => {
    const me = await createUser(1);
    const { offspring, dam, sire } = await createFamily(me.id);
    const responses = await Promise.all([
      create(me, { offspring_id: offspring, dam_id: dam }),
      create(me, { offspring_id: offspring, sire_id: sire }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("another owner's animal", () => {
  it("is compared after its owner's consent, and its name is unknown until then", async () => {
    const [me, owner] = [await createUser(1), await createUser()];
    const { offspring } = await createFamily(me.id);
    const values = { name: "Secret", sex: "male", chipNumber: "900123456789012" } as const;
    const sire = await createAnimal(owner.id, values, sirePair);
    const id = idOf(await create(me, { offspring_id: offspring, sire_number: "900 123 456 789 012" }));
    expect((await report(me, id)).body).toMatchObject({
      state: "waiting-for-consent",
      sire: { name: null, consent: "waiting" },
    });
    expect(await mailsTo(owner)).toEqual(["May Secret be compared?"]);
    expect((await callRoute("parentage.consents", {}, me)).body).toEqual([]);
    expect((await callRoute("parentage.consents", {}, owner)).body).toMatchObject([
      { requestId: id, role: "sire", animal: { name: "Secret" }, offspring: { name: "Pup" } },
    ]);
    const decide = (user: User, decision: string, animalId = sire) =>
      callRoute("parentage.consent", { params: { id }, body: { animal_id: animalId, decision } }, user);
    expect((await decide(me, "granted")).status).toBe(404);
    expect((await decide(owner, "granted", offspring)).status).toBe(404);
    const openDocument = (user: User) => callRoute("parentage.document", { params: { id } }, user);
    expect((await openDocument(me)).status).toBe(409);
    expect((await decide(owner, "granted")).status).toBe(204);
    expect((await openDocument(me)).status).toBe(200);
    expect((await openDocument(owner)).status).toBe(404);
    const [document] = await database()
      .select({ content: issuedDocuments.content })
      .from(issuedDocuments)
      .where(eq(issuedDocuments.parentageRequestId, id));
    expect(document?.content).toMatchObject({
      kind: "parentage",
      animal: { name: "Pup" },
      markers: {},
      parentage: { outcome: "qualifies", dam: null, sire: "Secret" },
    });
    expect((await decide(owner, "refused")).status).toBe(409);
    expect((await report(me, id)).body).toMatchObject({
      outcome: "qualifies",
      sire: { name: "Secret", isMine: false },
    });
  });

  it("ends the request and returns the verification when its owner declines", async () => {
    const [me, owner] = [await createUser(1), await createUser()];
    const { offspring } = await createFamily(me.id);
    const dam = await createAnimal(owner.id, { registrationNumber: "RN-4711" }, damPair);
    const id = idOf(await create(me, { offspring_id: offspring, dam_number: "rn4711" }));
    expect(await unitsLeft(me)).toBe(0);
    const body = { animal_id: dam, decision: "refused" };
    expect((await callRoute("parentage.consent", { params: { id }, body }, owner)).status).toBe(204);
    expect((await report(me, id)).body).toMatchObject({ state: "declined", outcome: null, markers: [] });
    expect([await unitsLeft(me), await mailsTo(me)]).toEqual([1, ["Parentage of Pup: not compared"]]);
  });

  it("needs no further consent when it is shared for parentage, also through a club", async () => {
    const [me, owner] = [await createUser(2), await createUser()];
    const { offspring } = await createFamily(me.id);
    const shared = await createAnimal(owner.id, { name: "Shared" }, damPair);
    const ofClub = await createAnimal(owner.id, { name: "Of club", sex: "male" }, sirePair);
    const [club] = await database().insert(clubs).values({ name: "Collie Club" }).returning({ id: clubs.id });
    const clubId = club?.id ?? 0;
    const grant = { grantedBy: owner.id, scopes: ["parentage" as const] };
    await database()
      .insert(animalGrants)
      .values([
        { ...grant, kind: "person", animalId: shared, userId: me.id },
        { ...grant, kind: "club", animalId: ofClub, clubId },
      ]);
    const listed = async (query: object) =>
      (await readRoute("parentage.animals", { query: { ...query } }, me)).results.map(({ name }) => name);
    expect(await listed({ role: "dam", query: "Sha" })).toEqual(["Shared"]);
    expect(await listed({ role: "sire" })).toEqual(["Sire"]);
    expect((await create(me, { offspring_id: offspring, dam_id: shared })).body).toMatchObject({
      outcome: "qualifies",
    });
    const body = { offspring_id: offspring, sire_id: ofClub, club_id: clubId };
    const viaClub = () => callRoute("parentage.createViaClub", { body }, me);
    const noClub = { club_id: englishText("fields.parentageNoClub") };
    expect(await viaClub()).toMatchObject({ status: 428, body: noClub });
    await database().insert(clubMembers).values({ clubId, userId: me.id, role: "member" });
    const created = await viaClub();
    expect(created.body).toMatchObject({ outcome: "qualifies" });
    expect((await report(me, idOf(created))).body).toMatchObject({
      club: "Collie Club",
      sire: { consent: "granted" },
    });
  });

  it("cannot be named by a number that several animals have, or none", async () => {
    const [me, owner] = [await createUser(1), await createUser()];
    const { offspring } = await createFamily(me.id);
    for (const name of ["One", "Two"]) await createAnimal(owner.id, { name, registrationNumber: "SAME-77" });
    const refusalOf = async (number: string) =>
      (await create(me, { offspring_id: offspring, dam_number: number })).body;
    expect(await refusalOf("SAME-77")).toEqual({ dam_number: englishText("fields.parentageSeveralAnimals") });
    expect(await refusalOf("NONE-1")).toEqual({ dam_number: englishText("fields.parentageUnknownNumber") });
    expect(await refusalOf("%")).toEqual({ dam_number: englishText("fields.parentageUnknownNumber") });
  });

  it("is found by number with an index", async () => {
    const hasNumber = or(
      eq(plainNumber(animals.chipNumber), "956000001"),
      eq(plainNumber(animals.registrationNumber), "956000001"),
    );
    const plan = await database().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await tx.execute(sql`explain select from ${animals} where ${hasNumber}`));
    });
    for (const name of ["animals_plain_chip", "animals_plain_registration"]) expect(plan).toContain(name);
  });
});

it("lists the user's requests by species, animal and page, newest first", async () => {
  const me = await createUser(3);
  const { offspring, dam, sire } = await createFamily(me.id);
  for (const parents of [{ dam_id: dam }, { sire_id: sire }, { dam_id: dam, sire_id: sire }])
    await create(me, { offspring_id: offspring, ...parents });
  const list = async (query: Readonly<Record<string, string | number>>) =>
    (await callRoute("parentage.list", { query }, me)).body as { count: number; results: unknown[] };
  expect(await list({ size: 2 })).toMatchObject({
    count: 3,
    next: 2,
    results: [{ offspring: { name: "Pup" }, dam: { name: "Dam" }, sire: { name: "Sire" } }, { dam: null }],
  });
  expect((await list({ species: "feline" })).count).toBe(0);
  expect((await list({ query: "dam" })).count).toBe(2);
  expect((await list({ query: "dam", queryType: "sire" })).count).toBe(0);
  expect((await callRoute("parentage.list", {}, await createUser())).body).toMatchObject({ count: 0 });
});
