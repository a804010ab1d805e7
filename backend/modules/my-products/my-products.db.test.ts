import { describe, expect, it } from "vitest";
import { runBackend } from "@/backend/testing/server";
import type { MyProduct } from "@/lib/contract/my-products/my-products.types";

const { ask, signIn } = runBackend();

const tokens = new Map<string, string>();

/** Signed in once each: many sign-ins are a reason to wait. */
async function tokenOf(role: string) {
  const token = tokens.get(role) ?? (await signIn(role));
  tokens.set(role, token);
  return token;
}

async function read(role: string, id: number) {
  const { status, body } = await ask("myProducts.one", { params: { id } }, { token: await tokenOf(role) });
  expect(status).toBe(200);
  return body as MyProduct;
}

const namesOf = ({ mine }: MyProduct) => mine.animals.map(({ name }) => name);

describe("a product for who is signed in", () => {
  it("is the public one, and what their animals change", async () => {
    const { mine, ...product } = await read("breeder", 404);
    const { body } = await ask("products.one", { params: { id: 404 } });
    expect(product).toEqual(body);
    expect(mine).toMatchObject({ isAnimalNeeded: false, isOncePerAnimal: true, upgradeKind: "none" });
  });

  it("knows one's own animals of its species, and nobody else's", async () => {
    expect(namesOf(await read("breeder", 404))).toEqual([
      "Bramble",
      "Fen",
      "Juniper",
      "Moss",
      "Sorrel",
      "Tansy",
    ]);
    expect(namesOf(await read("breeder", 504))).toEqual(["Caspian", "Odette"]);
    expect(namesOf(await read("vet", 288))).toEqual(["Mina", "Rusty", "Willow"]);
    expect(namesOf(await read("pending", 404))).toEqual([]);
  });

  it("says what is on file only where it matters, and no versions of markers", async () => {
    const { mine } = await read("breeder", 404);
    const onFile = Object.fromEntries(mine.animals.map(({ name, profiles }) => [name, profiles]));
    expect(onFile).toMatchObject({
      Bramble: [{ panel: "ISAG-DOG-STR-21", missing: [] }],
      Fen: [{ panel: "ISAG-DOG-STR-21", missing: ["AHT121", "AHT137"] }],
      Moss: [{ panel: "ISAG-DOG-SNP-2020", missing: [] }],
      Tansy: [],
    });
    expect((await read("breeder", 427)).mine.animals.flatMap(({ profiles }) => profiles)).toEqual([]);
  });

  it("needs an animal of vets for what is flagged, of everybody for an upgrade", async () => {
    const needed = async (role: string, id: number) => (await read(role, id)).mine.isAnimalNeeded;
    expect([await needed("vet", 404), await needed("breeder", 404)]).toEqual([true, false]);
    expect([await needed("vet", 427), await needed("owner", 427)]).toEqual([true, true]);
    expect(await needed("vet", 969)).toBe(false);
  });

  it("names the upgrades beside a product, and which sort one is", async () => {
    const { mine } = await read("owner", 969);
    expect(mine.upgrades.map(({ id, upgradeKind }) => [id, upgradeKind])).toEqual([
      [427, "health"],
      [428, "tests"],
      [429, "full-breed"],
    ]);
    expect((await read("owner", 529)).mine).toMatchObject({ upgradeKind: "full-breed", upgrades: [] });
  });

  it("is relevant to the breeds one has chosen, and to animals of them", async () => {
    const token = await tokenOf("owner");
    const borderCollie = 205;
    await ask("account.animalPreset", { body: { breed_ids: [548, borderCollie] } }, { token });
    const { body } = await ask("products.ofBreed", { query: { id: 548, size: 100 } });
    const ids = (body as { results: { id: number }[] }).results.map(({ id }) => id);
    const named = await Promise.all(ids.slice(0, 40).map((id) => read("owner", id)));
    const product = named.find((one) => !one.isForAllBreeds && one.breeds.some(({ id }) => id === 548));
    expect(product?.mine.relevantBreeds).toContainEqual({ id: 548, name: "Labrador Retriever" });
    expect(product?.mine.animals).toMatchObject([{ name: "Biscuit", isRelevant: true }]);
    expect((await read("owner", 969)).mine.relevantBreeds).toHaveLength(2);
    expect((await read("owner", 970)).mine).toMatchObject({ hasChosenBreeds: true, relevantBreeds: [] });
    expect((await read("vet", 970)).mine.hasChosenBreeds).toBe(false);
  });

  it("says for whom it is in the cart", async () => {
    const token = await tokenOf("vet");
    const made = await ask("cart.create", { body: {} }, { token });
    const { sessionId } = made.body as { sessionId: string };
    const { mine } = await read("vet", 427);
    const metaData = { animalId: mine.animals[0]?.id };
    await ask(
      "cart.addItem",
      { params: { sessionId }, body: { productId: 427, quantity: 1, metaData } },
      { token },
    );
    const after = (await read("vet", 427)).mine.animals;
    expect(after.map(({ isInCart }) => isInCart)).toEqual([true, false]);
  });

  it("does not exist where it is not sold, and not for guests", async () => {
    const token = await tokenOf("breeder");
    const ask404 = (country: string) => ask("myProducts.one", { params: { id: 611 } }, { token, country });
    expect([(await ask404("FR")).status, (await ask404("AU")).status]).toEqual([404, 200]);
    expect((await ask("myProducts.one", { params: { id: 404 } })).status).toBe(401);
  });
});
