import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Relatives } from "@/lib/contract/breeding/breeding-community/breeding-community.types";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { relativeConsents, relativeMatches } from "@/backend/db/schema/breeding-community";
import { outbox } from "@/backend/db/schema/outbox";
import { breedIds } from "@/backend/db/seed/breed-ids";
import { demoCollies } from "@/backend/db/seed/demo-community";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { addParent } from "@/backend/breeding/breeding-strategy/testing/add-parent";
import { startTestBackend } from "@/backend/testing/server";
import { compareRelatives } from "./compare-relatives";
import { computeCarrierRates } from "./compute-carrier-rates";
import { retryRelatives } from "./retry-relatives";
import { demoUserId } from "@/backend/testing/find-user";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();

let [breeder, owner] = ["", ""];
beforeAll(async () => {
  [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
  for (const { id } of await database().select({ id: relativeConsents.animalId }).from(relativeConsents))
    await compareRelatives(database(), id);
});

const userId = (role: string) => demoUserId(database(), role);

const animalId = async (name: string) => {
  const [animal] = await database().select({ id: animals.id }).from(animals).where(eq(animals.name, name));
  return animal?.id ?? 0;
};

const read = (id: number, token = breeder) =>
  readRoute("breedingCommunity.get", { params: { id } }, { token });

const consent = (id: number, body: object, token = breeder) =>
  callRoute("breedingCommunity.saveConsents", { params: { id }, body }, { token });

const namesOf = ({ relatives }: Relatives) => relatives.map(({ name, relation }) => [name, relation]);

describe("the relatives finder", () => {
  it("lists the user's animals with a profile and how many relatives each has", async () => {
    const { results } = await readRoute("breedingCommunity.list", {}, { token: breeder });
    const found = (name: string) => results.find((animal) => animal.name === name);
    expect(found("Fen")).toMatchObject({ state: "compared", relatives: 1, breed: "Border Collie" });
    expect(found("Juniper")).toMatchObject({ state: "off", relatives: 0 });
    expect(found("Linden")).toBeUndefined();
  });

  it("shows relatives of other owners with their facts, without owner and alleles", async () => {
    const fen = await read(await animalId("Fen"));
    expect(fen.relatives).toEqual([
      {
        id: await animalId("Kowhai (demo)"),
        name: "Kowhai (demo)",
        species: "canine",
        breed: "Border Collie",
        sex: "female",
        bornYear: 2023,
        country: "NZ",
        relation: "parent-or-offspring",
      },
    ]);
    // Juniper is a daughter of Bramble, but of the same owner.
    await consent(await animalId("Juniper"), { relatives: true, statistics: false });
    await compareRelatives(database(), await animalId("Juniper"));
    expect(namesOf(await read(await animalId("Bramble")))).toEqual([["Otter (demo)", "parent-or-offspring"]]);
  });

  it("stores a relation for both sides and ends it with the consent of one", async () => {
    const [bramble, otter] = [await animalId("Bramble"), await animalId("Otter (demo)")];
    const matches = await database()
      .select()
      .from(relativeMatches)
      .where(eq(relativeMatches.animalId, otter));
    expect(matches).toMatchObject([{ relativeId: bramble, relation: "parent-or-offspring" }]);
    expect((await consent(bramble, { relatives: false, statistics: false })).status).toBe(204);
    expect(await read(bramble)).toMatchObject({ state: "off", relatives: [] });
    expect(
      await database().select().from(relativeMatches).where(eq(relativeMatches.animalId, otter)),
    ).toEqual([]);
    // A comparison that was under way finds no consent.
    await compareRelatives(database(), bramble);
    expect(await read(bramble)).toMatchObject({ state: "off", relatives: [] });
    await consent(bramble, { relatives: true, statistics: false });
    expect(await read(bramble)).toMatchObject({ state: "waiting", relatives: [] });
    await compareRelatives(database(), bramble);
    expect(namesOf(await read(bramble))).toEqual([["Otter (demo)", "parent-or-offspring"]]);
  });

  it("says when a breed has no reference, and when an animal has no profile", async () => {
    const [biscuit, odette] = [await animalId("Biscuit"), await animalId("Odette")];
    await consent(biscuit, { relatives: true, statistics: false }, owner);
    await compareRelatives(database(), biscuit);
    expect((await read(biscuit, owner)).state).toBe("no-reference");
    const { id } = await addParent(database(), { ownerId: await userId("owner"), name: "New", sex: "male" });
    await consent(id, { relatives: true, statistics: false }, owner);
    await compareRelatives(database(), id);
    expect((await read(id, owner)).state).toBe("no-profile");
    expect((await read(odette)).state).toBe("off");
    await retryRelatives(database());
  });

  it("is a 404 for animals of others", async () => {
    const fen = await animalId("Fen");
    const input = { params: { id: fen } };
    expect((await callRoute("breedingCommunity.get", input, { token: owner })).status).toBe(404);
    expect((await consent(fen, { relatives: true, statistics: true }, owner)).status).toBe(404);
  });

  it("ends both consents when the animal is archived, and refuses new ones until it is restored", async () => {
    const { id } = await addParent(database(), {
      ownerId: await userId("breeder"),
      name: "Old",
      sex: "male",
    });
    await consent(id, { relatives: true, statistics: true });
    expect(await read(id)).toMatchObject({ state: "waiting", statistics: true });
    await callRoute("animals.archive", { params: { id } }, { token: breeder });
    expect(await read(id)).toMatchObject({ state: "off", statistics: false });
    expect(await consent(id, { relatives: true, statistics: false })).toMatchObject({
      status: 409,
      body: { code: "animal_archived" },
    });
    await callRoute("animals.restore", { params: { id } }, { token: breeder });
    expect(await read(id)).toMatchObject({ state: "off", statistics: false });
  });

  it("ends both consents when the animal gets another owner", async () => {
    const { id } = await addParent(database(), {
      ownerId: await userId("breeder"),
      name: "Gift",
      sex: "male",
    });
    await consent(id, { relatives: true, statistics: true });
    const body = { animal_ids: [id], email: demoEmail("owner") };
    const offered = await callRoute("animalTransfers.create", { body }, { token: breeder });
    expect(offered.status).toBe(200);
    const { results } = await readRoute(
      "animalTransfers.list",
      { query: { direction: "incoming" } },
      { token: owner },
    );
    await callRoute("animalTransfers.accept", { params: { id: results[0]?.id ?? 0 } }, { token: owner });
    expect(await read(id, owner)).toMatchObject({ state: "off", statistics: false });
  });
});

describe("a message to the owner of a relative", () => {
  const send = (id: number, relative: number, message: string, token = breeder) =>
    callRoute("breedingCommunity.contact", { params: { id, relative }, body: { message } }, { token });

  it("is mailed with the sender's address, once a day to the same owner", async () => {
    const [fen, kowhai] = [await animalId("Fen"), await animalId("Kowhai (demo)")];
    expect((await send(fen, kowhai, "Shall we compare pedigrees?")).status).toBe(204);
    const mails = await database().select().from(outbox).where(eq(outbox.to, "wairau@kennel.example"));
    expect(mails).toMatchObject([{ subject: "A message about Kowhai (demo)" }]);
    for (const text of ["Shall we compare pedigrees?", demoEmail("breeder"), "turn off"])
      expect(mails[0]?.text).toContain(text);
    expect(mails[0]?.text).not.toContain("Holloway");
    expect((await send(fen, kowhai, "And again?")).status).toBe(429);
  });

  it("is refused to animals that are no relative, of others, empty or too long", async () => {
    const [fen, kowhai, rimu] = [
      await animalId("Fen"),
      await animalId("Kowhai (demo)"),
      await animalId("Rimu (demo)"),
    ];
    expect((await send(fen, rimu, "Hello")).status).toBe(404);
    expect((await send(fen, kowhai, "Hello", owner)).status).toBe(404);
    expect((await send(fen, kowhai, " ")).status).toBe(428);
    expect((await send(fen, kowhai, "x".repeat(1_001))).status).toBe(428);
  });
});

describe("carrier rates", () => {
  const breedId = 601;
  const day = (at: number) => new Date(Date.UTC(2027, 0, at));
  const rates = (breed: number) =>
    readRoute("breedingCommunity.carrierRates", { query: { breed } }, { token: owner });
  const ofTest = async (code: string) =>
    (await rates(breedId)).conditions.find((condition) => condition.code === code)?.rates ?? null;

  let ids: number[] = [];
  const add = async (count: number, outcome: "clear" | "carrier" | "at-risk-two") => {
    const ownerId = await userId("owner");
    for (let at = 0; at < count; at++) {
      const { id } = await addParent(database(), {
        ownerId,
        name: `Rated ${ids.length}`,
        sex: "female",
        breedId,
        genotypes: { prcd: "N/N" },
        outcome,
      });
      ids = [...ids, id];
    }
    await updateRows(activations, { statisticsConsentAt: new Date() }, inArray(activations.animalId, ids));
  };

  it("are hidden with 19 animals and shown with 20", async () => {
    await add(13, "clear");
    await add(6, "carrier");
    await computeCarrierRates(database(), day(1));
    expect(await ofTest("prcd")).toBeNull();
    await add(1, "at-risk-two");
    await computeCarrierRates(database(), day(1));
    expect(await ofTest("prcd")).toEqual({
      animals: 20,
      clear: 65,
      carrier: 30,
      affected: 5,
      computedOn: "2027-01-01",
      isDemo: false,
    });
    expect((await rates(breedId)).breeds.map(({ id }) => id)).toContain(breedId);
  });

  it("change once a day, and only with several new animals", async () => {
    await add(4, "carrier");
    await computeCarrierRates(database(), day(2));
    expect(await ofTest("prcd")).toMatchObject({ animals: 20, computedOn: "2027-01-01" });
    await add(1, "carrier");
    await computeCarrierRates(database(), day(1));
    expect(await ofTest("prcd")).toMatchObject({ animals: 20 });
    await computeCarrierRates(database(), day(3));
    expect(await ofTest("prcd")).toMatchObject({ animals: 25, clear: 52, carrier: 44, affected: 4 });
  });

  it("lose an animal whose owner withdraws, and vanish below 20", async () => {
    const [first = 0, ...others] = ids;
    expect((await consent(first, { relatives: false, statistics: false }, owner)).status).toBe(204);
    await computeCarrierRates(database(), day(4));
    expect(await ofTest("prcd")).toMatchObject({ animals: 24, clear: 50, carrier: 46, affected: 4 });
    for (const id of others.slice(0, 5)) await consent(id, { relatives: false, statistics: false }, owner);
    await computeCarrierRates(database(), day(5));
    expect(await ofTest("prcd")).toBeNull();
  });

  it("do not count when a former owner consents again", async () => {
    const [, second = 0] = ids.toReversed();
    await updateRows(animals, { ownerId: await userId("vet") }, eq(animals.id, second));
    const [activation] = await database()
      .update(activations)
      .set({ statisticsConsentAt: null, userId: await userId("owner") })
      .where(eq(activations.animalId, second))
      .returning({ token: activations.token });
    const body = { research: true, storage: false, statistics: true };
    const params = { token: activation?.token ?? "" };
    const { status } = await callRoute("activation.updateConsents", { params, body }, { token: owner });
    expect(status).toBe(200);
    const [row] = await database().select().from(activations).where(eq(activations.animalId, second));
    expect(row).toMatchObject({ statisticsConsentAt: null, researchConsentAt: expect.any(Date) });
  });

  it("say that they include invented animals, and respond 404 to an unknown breed", async () => {
    await computeCarrierRates(database(), day(6));
    const { breed, conditions } = await rates(breedIds("canine", ["Border Collie"])[0] ?? 0);
    expect(breed).toMatchObject({ name: "Border Collie" });
    const cea = conditions.find(({ code }) => code === "cea")?.rates;
    // The kennels and Fen.
    expect(cea).toMatchObject({ animals: demoCollies.length + 1, isDemo: true });
    expect((cea?.clear ?? 0) + (cea?.carrier ?? 0) + (cea?.affected ?? 0)).toBe(100);
    const query = { breed: 2_000_000_000 };
    expect((await callRoute("breedingCommunity.carrierRates", { query }, { token: owner })).status).toBe(404);
  });
});
