import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import type { MyProduct } from "@/lib/contract/animals/records/my-products/my-products.types";

const { callRoute, readRoute, signIn } = startTestBackend();

const tokens = new Map<string, string>();

/** Signs in once per role, because sign-ins are rate-limited. */
async function tokenOf(role: string) {
  const token = tokens.get(role) ?? (await signIn(role));
  tokens.set(role, token);
  return token;
}

async function read(role: string, id: number) {
  return readRoute("myProducts.get", { params: { id } }, { token: await tokenOf(role) });
}

const namesOf = ({ mine }: MyProduct) => mine.animals.map(({ name }) => name);

describe("a product for a signed-in user", () => {
  it("is the public product with personal additions", async () => {
    const { mine, ...product } = await read("breeder", 404);
    const { body } = await callRoute("products.get", { params: { id: 404 } });
    expect(product).toEqual(body);
    expect(mine).toMatchObject({ isAnimalNeeded: false, isOncePerAnimal: true, upgradeKind: "none" });
  });

  it("lists only the user's own animals of its species", async () => {
    const dogs = namesOf(await read("breeder", 404));
    expect(dogs).toEqual(expect.arrayContaining(["Bramble", "Fen", "Juniper", "Moss", "Sorrel", "Tansy"]));
    const cats = namesOf(await read("breeder", 504));
    expect(cats).toEqual(expect.arrayContaining(["Caspian", "Odette"]));
    expect(dogs.filter((name) => cats.includes(name))).toEqual([]);
    expect(namesOf(await read("vet", 288))).toEqual(expect.arrayContaining(["Mina", "Rusty", "Willow"]));
    expect(namesOf(await read("pending", 404))).toEqual([]);
  });

  it("lists DNA profiles with missing markers for parentage products only", async () => {
    const { mine } = await read("breeder", 404);
    const onFile = Object.fromEntries(mine.animals.map(({ name, profiles }) => [name, profiles]));
    expect(onFile).toMatchObject({
      Bramble: [{ panel: "ISAG-DOG-STR-21", missing: [] }],
      Fen: [{ panel: "ISAG-DOG-STR-21", missing: [] }],
      Moss: [
        { panel: "ISAG-DOG-SNP-2020", missing: [] },
        { panel: "ISAG-DOG-STR-21", missing: [] },
      ],
      Sorrel: [
        { panel: "ISAG-DOG-STR-21", missing: expect.arrayContaining(["AHT121", "AHT137"]) as string[] },
      ],
      Tansy: [],
    });
    expect((await read("breeder", 427)).mine.animals.flatMap(({ profiles }) => profiles)).toEqual([]);
  });

  it("requires an animal of vets for flagged products, and of everyone for upgrades", async () => {
    const needed = async (role: string, id: number) => (await read(role, id)).mine.isAnimalNeeded;
    expect([await needed("vet", 404), await needed("breeder", 404)]).toEqual([true, false]);
    expect([await needed("vet", 427), await needed("owner", 427)]).toEqual([true, true]);
    expect(await needed("vet", 969)).toBe(false);
  });

  it("lists upgrades with their kind", async () => {
    const { mine } = await read("owner", 969);
    expect(mine.upgrades.map(({ id, upgradeKind }) => [id, upgradeKind])).toEqual([
      [427, "health"],
      [428, "tests"],
      [429, "full-breed"],
    ]);
    expect((await read("owner", 529)).mine).toMatchObject({ upgradeKind: "full-breed", upgrades: [] });
  });

  it("is relevant for the user's breeds and for animals of these breeds", async () => {
    const token = await tokenOf("owner");
    const borderCollie = 205;
    await callRoute("account.animalPreset", { body: { breed_ids: [548, borderCollie] } }, { token });
    const ids = (await readRoute("products.listByBreed", { query: { id: 548, size: 100 } })).results.map(
      ({ id }) => id,
    );
    const productsRead = await Promise.all(ids.slice(0, 40).map((id) => read("owner", id)));
    const product = productsRead.find(
      (candidate) => !candidate.isForAllBreeds && candidate.breeds.some(({ id }) => id === 548),
    );
    expect(product?.mine.relevantBreeds).toContainEqual({ id: 548, name: "Labrador Retriever" });
    expect(product?.mine.animals).toMatchObject([{ name: "Biscuit", isRelevant: true }]);
    expect((await read("owner", 969)).mine.relevantBreeds).toHaveLength(2);
    expect((await read("owner", 970)).mine).toMatchObject({ hasChosenBreeds: true, relevantBreeds: [] });
    expect((await read("vet", 970)).mine.hasChosenBreeds).toBe(false);
  });

  it("marks animals for which it is in the cart", async () => {
    const token = await tokenOf("vet");
    const created = await callRoute("cart.create", { body: {} }, { token });
    const { sessionId } = created.body as { sessionId: string };
    const { mine } = await read("vet", 427);
    const metaData = { animalId: mine.animals[0]?.id };
    await callRoute(
      "cart.addItem",
      { params: { sessionId }, body: { productId: 427, quantity: 1, metaData } },
      { token },
    );
    const after = (await read("vet", 427)).mine.animals;
    expect(after.filter(({ isInCart }) => isInCart).map(({ id }) => id)).toEqual([mine.animals[0]?.id]);
  });

  it("returns 404 where it is not sold", async () => {
    const token = await tokenOf("breeder");
    const readIn = (country: string) =>
      callRoute("myProducts.get", { params: { id: 611 } }, { token, country });
    expect([(await readIn("FR")).status, (await readIn("AU")).status]).toEqual([404, 200]);
  });
});
