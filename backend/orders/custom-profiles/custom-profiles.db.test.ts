import { englishText } from "@/lib/domain/error-response";
import { errorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { prices } from "@/backend/db/schema/catalogue";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { startTestBackend } from "@/backend/testing/server";
import { limits } from "@/lib/config/limits";
import { createSession } from "@/backend/testing/create-users";

const { callRoute, readRoute, database, updateRows } = startTestBackend();

interface Profile {
  readonly id: string;
  readonly name: string | null;
  readonly isMine: boolean;
  readonly breed: { readonly name: string } | null;
  readonly tests: readonly { readonly id: number; readonly name: string }[];
  readonly price: { readonly amount: string };
}

let userCount = 0;

/** Creates and signs in a user. */
async function createUser() {
  const row = { type: "breeder", countryCode: "US" } as const;
  return createSession(database(), `breeder${++userCount}@profiles.test`, row);
}

async function build(productIds: readonly number[], options = {}, more = {}) {
  return readRoute("customProfiles.addItems", { body: { productIds, ...more } }, options);
}

const read = (id: string, options = {}) => callRoute("customProfiles.get", { params: { id } }, options);
const replace = (id: string, body: object, options = {}) =>
  callRoute("customProfiles.replace", { params: { id }, body }, options);
const remove = (id: string, options = {}) => callRoute("customProfiles.remove", { params: { id } }, options);
const idsIn = ({ tests }: Profile) => tests.map(({ id }) => id);

async function listSingleTests(query: { readonly species: string; readonly breed?: number | undefined }) {
  const input = { query: { size: limits.maxPageSize, ...query } };
  return readRoute("customProfiles.tests", input);
}

const dogs = [10_001, 10_002, 10_003];

describe("a guest's custom profile", () => {
  it("has an unguessable id, which is enough to read and change it", async () => {
    const { id } = await build(dogs.slice(0, 1));
    expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(idsIn(await build(dogs, {}, { id }))).toEqual(dogs);
    expect(idsIn(await build(dogs.slice(1), {}, { id }))).toEqual(dogs);
    expect((await replace(id, { productIds: [10_003] })).status).toBe(200);
    expect((await read(id)).body).toMatchObject({ isMine: false, name: null, tests: [{ id: 10_003 }] });
  });

  it("cannot be named by guests", async () => {
    const { id } = await build(dogs);
    expect((await replace(id, { name: "Mine" })).status).toBe(401);
    expect((await read(id)).body).toMatchObject({ name: null });
  });

  it("belongs to the first user who saves it, and others can only read its tests", async () => {
    const [first, second] = [await createUser(), await createUser()];
    const { id } = await build(dogs);
    expect((await remove(id, second)).status).toBe(404);
    expect((await replace(id, { name: " Litter A " }, first)).body).toMatchObject({
      name: "Litter A",
      isMine: true,
    });
    expect((await replace(id, { name: "Stolen" }, second)).status).toBe(404);
    for (const reader of [undefined, second]) {
      const body = (await read(id, reader)).body as Profile;
      expect(body).toMatchObject({ name: null, isMine: false, canChange: false });
      expect(idsIn(body)).toEqual(dogs);
    }
    expect((await read(id, first)).body).toMatchObject({ name: "Litter A" });
  });
});

describe("a user's custom profile", () => {
  it("changes only the submitted fields", async () => {
    const me = await createUser();
    const { id } = await build(dogs, me);
    const breed = await readRoute("breeds.list", { query: { species: "canine", size: 1 } });
    const breedId = breed.results[0]?.id;
    await replace(id, { name: "One", breedId }, me);
    expect((await replace(id, { name: "Two" }, me)).body).toMatchObject({
      name: "Two",
      breed: { name: breed.results[0]?.name },
    });
    expect((await replace(id, { name: null, breedId: null }, me)).body).toMatchObject({
      name: null,
      breed: null,
      tests: dogs.map((testId) => ({ id: testId })),
    });
  });

  it("can be deleted, and is a 404 afterwards", async () => {
    const me = await createUser();
    const { id } = await build(dogs, me);
    expect([(await remove(id, me)).status, (await remove(id, me)).status]).toEqual([204, 404]);
    expect((await read(id, me)).status).toBe(404);
  });

  it("is listed for its owner only, last changed first, with paging and search", async () => {
    const [me, other] = [await createUser(), await createUser()];
    const [first, second] = [await build(dogs.slice(0, 1), me), await build(dogs.slice(1, 2), me)];
    await build(dogs, other);
    await replace(first.id, { name: "100% sound" }, me);
    const list = (query: Readonly<Record<string, string | number>>) =>
      readRoute("customProfiles.list", { query }, me);
    expect((await list({})).results.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await list({ size: 1, page: 2 })).toMatchObject({ results: [{ id: second.id }], count: 2 });
    expect((await list({ query: "0%" })).results.map(({ id }) => id)).toEqual([first.id]);
    const test = second.tests[0]?.name.slice(2, 12) ?? "";
    expect((await list({ query: test })).results.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ query: "nothing like it" })).count).toBe(0);
  });

  it("is refused above the limit, and a guest's profile stays a guest's then", async () => {
    const me = await createUser();
    const more = Array.from({ length: limits.customProfiles - 1 }, (_, at) => ({
      id: `full-${at}`,
      userId: me.id,
      speciesId: 1,
    }));
    await database().insert(customProfiles).values(more);
    await build(dogs, me);
    const full = {
      status: 409,
      body: { message: englishText(errorCode("fields.profilesFull", { count: limits.customProfiles })) },
    };
    const guestProfile = await build(dogs);
    expect(await callRoute("customProfiles.addItems", { body: { productIds: dogs } }, me)).toMatchObject(
      full,
    );
    expect(await replace(guestProfile.id, { name: "One more" }, me)).toMatchObject(full);
    expect((await read(guestProfile.id)).status).toBe(200);
  });
});

describe("the tests of a custom profile", () => {
  it.each([
    ["an empty list", [], englishText("fields.required")],
    ["an unknown product", [999_999], englishText("fields.invalid")],
    ["a kit", [969], englishText("fields.invalid")],
    ["a custom profile", [440], englishText("fields.invalid")],
    ["a test of each species", [10_001, 12_001], englishText("fields.profileOtherSpecies")],
  ])("cannot be %s", async (_case, productIds, message) => {
    const response = await callRoute("customProfiles.addItems", { body: { productIds } });
    expect(response).toMatchObject({ status: 428, body: { productIds: message } });
  });

  it("are limited in number, whether added at once or step by step", async () => {
    const { results } = await listSingleTests({ species: "canine" });
    const ids = results.map(({ id }) => id);
    const maxIds = ids.slice(0, limits.customProfileTests);
    const refused = {
      status: 428,
      body: {
        productIds: englishText(errorCode("fields.profileTooLarge", { count: limits.customProfileTests })),
      },
    };
    const tooMany = { body: { productIds: ids.slice(0, limits.customProfileTests + 1) } };
    expect((await callRoute("customProfiles.addItems", tooMany)).status).toBe(428);
    const { id } = await build(maxIds);
    const more = { body: { id, productIds: ids.slice(limits.customProfileTests).slice(0, 1) } };
    expect(await callRoute("customProfiles.addItems", more)).toMatchObject(refused);
    expect(idsIn((await read(id)).body as Profile)).toEqual(maxIds);
  });

  it("must be of one species, and so must the breed", async () => {
    const { id } = await build(dogs);
    const cats = (await listSingleTests({ species: "feline" })).results.slice(0, 1).map((test) => test.id);
    const refused = { status: 428, body: { productIds: englishText("fields.profileOtherSpecies") } };
    expect(await replace(id, { productIds: cats })).toMatchObject(refused);
    expect(await callRoute("customProfiles.addItems", { body: { id, productIds: cats } })).toMatchObject(
      refused,
    );
    expect((await replace(id, { breedId: 2001 })).status).toBe(428);
  });

  it("are chosen from the single tests of a species, filtered by breed", async () => {
    const [all, cats] = [
      await listSingleTests({ species: "canine" }),
      await listSingleTests({ species: "feline" }),
    ];
    expect(all.count + cats.count).toBe(457);
    const breed = (
      await readRoute("breeds.list", {
        query: { species: "canine", name: "Beagle", size: 1 },
      })
    ).results[0]?.id;
    const named = await listSingleTests({ species: "canine", breed });
    expect(named.count).toBeGreaterThan(0);
    expect(named.count).toBeLessThan(all.count / 4);
  });
});

it("computes the price from current regional test prices minus the discount", async () => {
  const { id } = await build(dogs);
  const money = (amount: string) => ({ amount, currency: { code: "USD", symbol: "$" } });
  expect((await read(id)).body).toMatchObject({
    sharePercent: 10,
    singly: money("135.00"),
    saved: money("13.50"),
    price: money("121.50"),
  });
  expect((await read(id, { country: "GB" })).body).toMatchObject({ price: { amount: "94.50" } });
  await updateRows(prices, { amount: 5500 }, eq(prices.productId, 10_001));
  expect((await read(id)).body).toMatchObject({ price: money("130.50") });
});
