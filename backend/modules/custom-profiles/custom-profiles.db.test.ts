import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { prices } from "@/backend/db/schema/catalogue";
import { users } from "@/backend/db/schema/people";
import { startSession } from "@/backend/modules/auth/sessions";
import { runBackend } from "@/backend/testing/server";
import { limits } from "@/lib/config/limits";
import { customProfileMessages, fieldMessages } from "@/lib/contract/messages";

const { ask, database } = runBackend();

interface Profile {
  readonly id: string;
  readonly name: string | null;
  readonly isMine: boolean;
  readonly breed: { readonly name: string } | null;
  readonly tests: readonly { readonly id: number; readonly name: string }[];
  readonly price: { readonly amount: string };
}

let people = 0;

/** Somebody of the test's own, signed in. */
async function person() {
  const email = `breeder${++people}@profiles.test`;
  const values = { email, name: "Bea", type: "breeder", passwordHash: "none", countryCode: "US" } as const;
  const [user] = await database()
    .insert(users)
    .values({ ...values, confirmedAt: new Date() })
    .returning({ id: users.id });
  return { token: (await startSession(database(), user?.id ?? 0)).token };
}

async function build(productIds: readonly number[], asker = {}, more = {}) {
  const { status, body } = await ask("customProfiles.addItems", { body: { productIds, ...more } }, asker);
  expect(status).toBe(200);
  return body as Profile;
}

const read = (id: string, asker = {}) => ask("customProfiles.read", { params: { id } }, asker);
const replace = (id: string, body: object, asker = {}) =>
  ask("customProfiles.replace", { params: { id }, body }, asker);
const remove = (id: string, asker = {}) => ask("customProfiles.remove", { params: { id } }, asker);
const idsIn = ({ tests }: Profile) => tests.map(({ id }) => id);

async function singles(query: { readonly species: string; readonly breed?: number | undefined }) {
  const asked = { query: { size: limits.maxPageSize, ...query } };
  const { body } = await ask("customProfiles.tests", asked);
  return body as { results: { id: number; name: string; bodySystem: string }[]; count: number };
}

const dogs = [10_001, 10_002, 10_003];

describe("a guest's custom profile", () => {
  it("has an id nobody can guess, and is read, changed and added to by it", async () => {
    const { id } = await build(dogs.slice(0, 1));
    expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(idsIn(await build(dogs, {}, { id }))).toEqual(dogs);
    expect(idsIn(await build(dogs.slice(1), {}, { id }))).toEqual(dogs);
    expect((await replace(id, { productIds: [10_003] })).status).toBe(200);
    expect((await read(id)).body).toMatchObject({ isMine: false, name: null, tests: [{ id: 10_003 }] });
  });

  it("is neither named nor deleted by who is not signed in", async () => {
    const { id } = await build(dogs);
    expect((await replace(id, { name: "Mine" })).status).toBe(401);
    expect((await remove(id)).status).toBe(401);
    expect((await read(id)).body).toMatchObject({ name: null });
  });

  it("is the first person's who saves it, and nobody else's from then on", async () => {
    const [first, second] = [await person(), await person()];
    const { id } = await build(dogs);
    expect((await remove(id, second)).status).toBe(404);
    expect((await replace(id, { name: " Litter A " }, first)).body).toMatchObject({
      name: "Litter A",
      isMine: true,
    });
    expect((await replace(id, { name: "Stolen" }, second)).status).toBe(404);
    expect((await read(id)).status).toBe(404);
    expect((await read(id, second)).status).toBe(404);
    expect((await read(id, first)).body).toMatchObject({ name: "Litter A" });
  });
});

describe("a person's custom profile", () => {
  it("is renamed, loses its name, gets a breed, and keeps what is not spoken of", async () => {
    const me = await person();
    const { id } = await build(dogs, me);
    const breed = (await ask("breeds.list", { query: { species: "canine", size: 1 } })).body as {
      results: { id: number; name: string }[];
    };
    const breedId = breed.results[0]?.id;
    await replace(id, { name: "One", breedId }, me);
    expect((await replace(id, { name: "Two" }, me)).body).toMatchObject({
      name: "Two",
      breed: { name: breed.results[0]?.name },
    });
    expect((await replace(id, { name: null, breedId: null }, me)).body).toMatchObject({
      name: null,
      breed: null,
      tests: dogs.map((one) => ({ id: one })),
    });
  });

  it("is deleted once", async () => {
    const me = await person();
    const { id } = await build(dogs, me);
    expect([(await remove(id, me)).status, (await remove(id, me)).status]).toEqual([204, 404]);
    expect((await read(id, me)).status).toBe(404);
  });

  it("is listed for them alone, by page and by what it speaks of, the newest change on top", async () => {
    const [me, other] = [await person(), await person()];
    const [one, two] = [await build(dogs.slice(0, 1), me), await build(dogs.slice(1, 2), me)];
    await build(dogs, other);
    await replace(one.id, { name: "100% sound" }, me);
    const list = async (query: Readonly<Record<string, string | number>>) =>
      (await ask("customProfiles.list", { query }, me)).body as { results: Profile[]; count: number };
    expect((await list({})).results.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(await list({ size: 1, page: 2 })).toMatchObject({ results: [{ id: two.id }], count: 2 });
    expect((await list({ query: "0%" })).results.map(({ id }) => id)).toEqual([one.id]);
    const test = two.tests[0]?.name.slice(2, 12) ?? "";
    expect((await list({ query: test })).results.map(({ id }) => id)).toEqual([two.id]);
    expect((await list({ query: "nothing like it" })).count).toBe(0);
    expect((await ask("customProfiles.list", {})).status).toBe(401);
  });

  it("is refused where there are too many already, and then the guest's stays a guest's", async () => {
    const me = await person();
    for (let made = 0; made < limits.customProfiles; made += 1) await build(dogs.slice(0, 1), me);
    const full = { status: 409, body: { message: customProfileMessages.full } };
    const guests = await build(dogs);
    expect(await ask("customProfiles.addItems", { body: { productIds: dogs } }, me)).toMatchObject(full);
    expect(await replace(guests.id, { name: "One more" }, me)).toMatchObject(full);
    expect((await read(guests.id)).status).toBe(200);
  }, 30_000);
});

describe("what goes into a custom profile", () => {
  it.each([
    ["nothing", [], fieldMessages.required],
    ["what is no product", [999_999], fieldMessages.invalid],
    ["a kit", [969], fieldMessages.invalid],
    ["a custom profile", [440], fieldMessages.invalid],
    ["a test of each species", [10_001, 12_001], customProfileMessages.otherSpecies],
  ])("cannot be %s", async (_what, productIds, message) => {
    const answer = await ask("customProfiles.addItems", { body: { productIds } });
    expect(answer).toMatchObject({ status: 428, body: { productIds: message } });
  });

  it("is so many tests and no more, at once or one after the other", async () => {
    const { results } = await singles({ species: "canine" });
    const ids = results.map(({ id }) => id);
    const most = ids.slice(0, limits.customProfileTests);
    const refused = { status: 428, body: { productIds: customProfileMessages.tooMany } };
    const tooMany = { body: { productIds: ids.slice(0, limits.customProfileTests + 1) } };
    expect((await ask("customProfiles.addItems", tooMany)).status).toBe(428);
    const { id } = await build(most);
    const more = { body: { id, productIds: ids.slice(limits.customProfileTests).slice(0, 1) } };
    expect(await ask("customProfiles.addItems", more)).toMatchObject(refused);
    expect(idsIn((await read(id)).body as Profile)).toEqual(most);
  });

  it("is never of another species than before, nor for a breed of another", async () => {
    const { id } = await build(dogs);
    const cats = (await singles({ species: "feline" })).results.slice(0, 1).map((test) => test.id);
    const refused = { status: 428, body: { productIds: customProfileMessages.otherSpecies } };
    expect(await replace(id, { productIds: cats })).toMatchObject(refused);
    expect(await ask("customProfiles.addItems", { body: { id, productIds: cats } })).toMatchObject(refused);
    expect((await replace(id, { breedId: 2001 })).status).toBe(428);
  });

  it("comes from the single tests of a species, for a breed those that name it", async () => {
    const [all, cats] = [await singles({ species: "canine" }), await singles({ species: "feline" })];
    expect(all.count + cats.count).toBe(457);
    const { body } = await ask("breeds.list", { query: { species: "canine", name: "Beagle", size: 1 } });
    const breed = (body as { results: { id: number }[] }).results[0]?.id;
    const named = await singles({ species: "canine", breed });
    expect(named.count).toBeGreaterThan(0);
    expect(named.count).toBeLessThan(all.count / 4);
  });
});

it("what it costs is its tests together, less the share, at the prices of now and of the region", async () => {
  const { id } = await build(dogs);
  const money = (amount: string) => ({ amount, currency: { code: "USD", symbol: "$" } });
  expect((await read(id)).body).toMatchObject({
    sharePercent: 10,
    singly: money("135.00"),
    saved: money("13.50"),
    price: money("121.50"),
  });
  expect((await read(id, { country: "GB" })).body).toMatchObject({ price: { amount: "94.50" } });
  await database().update(prices).set({ amount: 5500 }).where(eq(prices.productId, 10_001));
  expect((await read(id)).body).toMatchObject({ price: money("130.50") });
});
