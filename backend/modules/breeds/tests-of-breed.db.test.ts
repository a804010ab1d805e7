import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeBreed } from "@/components/breeds/breed-description";
import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/breeds/breeds.types";
import { coatOfBreed } from "@/lib/domain/breed-coat";
import { pictures } from "@/lib/domain/pictures";
import { speciesId } from "@/lib/domain/species";
import { wordsOf } from "@/lib/server/words";
import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { testFacts } from "@/backend/db/seed/catalogue/test-facts";
import { products } from "@/backend/db/schema/catalogue";
import { runBackend } from "@/backend/testing/server";
import { existsSync } from "node:fs";

const { ask, database } = runBackend();

const idOf = (name: string) => breedFacts.find((breed) => breed.name === name)?.id ?? 0;

async function read<Answer>(call: string, id: number, country = "AU"): Promise<Answer> {
  const { status, body } = await ask(call, { params: { id } }, { country });
  expect([id, status]).toEqual([id, 200]);
  return body as Answer;
}

const testsOf = (name: string) => read<BreedTest[]>("breeds.tests", idOf(name));
const codes = (tests: readonly BreedTest[], basis: string, kind = "disease") =>
  tests.filter((test) => test.basis === basis && test.kind === kind).map(({ code }) => code);

/** By hand: what the data file says of a breed. */
const reported = (name: string, kind = "disease") =>
  testFacts.filter((test) => test.kind === kind && test.breeds.includes(name)).map(({ code }) => code);

describe("the tests of a breed", () => {
  it("are first those reported in it, the confirmed ones before the others", async () => {
    const tests = await testsOf("Border Collie");
    const own = tests.filter(({ basis, kind }) => basis === "breed" && kind === "disease");
    expect(own.map(({ code }) => code).toSorted()).toEqual(reported("Border Collie").toSorted());
    expect(own.length).toBeGreaterThan(3);
    const evidences = own.map(({ evidence }) => evidence);
    expect(evidences).toEqual(evidences.toSorted());
    expect(new Set(evidences).size).toBe(2);
    const firstOther = tests.findIndex(({ basis }) => basis !== "breed");
    expect(tests.slice(firstOther).every(({ basis }) => basis !== "breed")).toBe(true);
  });

  it("of a variety are those of its breed too, which says so", async () => {
    const tests = await testsOf("Persian Blue");
    expect(reported("Persian Blue")).toEqual([]);
    expect(codes(tests, "relative").toSorted()).toEqual(reported("Persian").toSorted());
    expect(tests.find(({ code }) => code === "pkd1")?.relatives).toEqual(["Persian"]);
  });

  it("of a breed whose varieties are looked at are theirs, each named", async () => {
    const tests = await testsOf("Poodle");
    expect(tests.find(({ code }) => code === "prcd")).toMatchObject({
      basis: "relative",
      relatives: ["Poodle, Miniature", "Poodle, Toy"],
    });
  });

  it("of a breed of which nothing is reported are what turns up in many, the most frequent first", async () => {
    const tests = await testsOf("Affenpinscher");
    expect(codes(tests, "breed")).toEqual([]);
    const wide = testFacts.filter(
      ({ species, kind, breeds }) => species === "canine" && kind === "disease" && breeds.length >= 6,
    );
    expect(codes(tests, "species").toSorted()).toEqual(wide.map(({ code }) => code).toSorted());
    const confirmed = tests.filter(({ kind, evidence }) => kind === "disease" && evidence === "confirmed");
    const counts = confirmed.map(({ breedCount }) => breedCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(codes(tests, "species", "trait")).toContain("merle");
    expect(codes(tests, "species", "trait")).not.toContain("hairless-fox");
  });

  it("cost what their products cost here, and nobody else's breed has any", async () => {
    const [au, gb] = await Promise.all(
      ["AU", "GB"].map((country) => read<BreedTest[]>("breeds.tests", idOf("Siamese"), country)),
    );
    expect([au?.[0]?.price.currency.code, gb?.[0]?.price.currency.code]).toEqual(["AUD", "GBP"]);
    for (const call of ["breeds.tests", "breeds.offers"])
      expect((await ask(call, { params: { id: 999_999 } })).status).toBe(404);
  });
});

describe("the offers of a breed", () => {
  it("begin with its own profile, and say what a product's own page says is saved", async () => {
    const offers = await read<BreedOffer[]>("breeds.offers", idOf("Labrador Retriever"));
    expect(offers[0]).toMatchObject({
      name: "Full Breed Profile – Labrador Retriever",
      isForAllBreeds: false,
    });
    expect(new Set(offers.map(({ kind }) => kind))).toEqual(new Set(["full-breed", "profile", "pack"]));
    for (const { id, singly, price } of offers) {
      const { body } = await ask("products.one", { params: { id } }, { country: "AU" });
      expect(body).toMatchObject({ singly, price });
    }
  });
});

describe("other names", () => {
  it("are those of the species that have any", async () => {
    const { body } = await ask("breeds.otherNames", { query: { species: "canine" } });
    const known = breedFacts.filter(({ species, aliases }) => species === "canine" && aliases.length > 0);
    expect(body).toHaveLength(known.length);
    expect(body).toContainEqual({ id: 101, names: expect.arrayContaining(["Monkey Dog"]) });
    expect((await ask("breeds.otherNames")).status).toBe(428);
  });
});

describe("every breed", () => {
  it("has a page: its tests once each and sold here, a description no other has", async () => {
    const words = wordsOf("en", "breed");
    const sold = new Map(
      (await database().select().from(products)).map(({ id, onlyCountries }) => [id, onlyCountries]),
    );
    const descriptions = new Map<string, string>();
    for (const { id, name, species, group } of breedFacts) {
      const tests = await read<BreedTest[]>("breeds.tests", id);
      const said = tests.map(({ code }) => code);
      expect([name, said.length]).toEqual([name, new Set(said).size]);
      expect(
        reported(name).filter(
          (code) => testFacts.find((test) => test.code === code)?.species === species && !said.includes(code),
        ),
      ).toEqual([]);
      for (const { product } of tests) expect([product.id, sold.get(product.id)]).toEqual([product.id, null]);
      const named = { name, group, species: { id: speciesId(species), name: species } };
      const description = describeBreed(named, tests, words);
      expect(description).toContain(name);
      expect([name, descriptions.get(description)]).toEqual([name, undefined]);
      descriptions.set(description, name);
    }
    expect(descriptions.size).toBe(1210);
  }, 240_000);

  it("is not its own relative, and is drawn by a picture that is there", async () => {
    for (const { id, species } of breedFacts.filter((_, at) => at % 10 === 0)) {
      const breed = await read<Breed>("breeds.one", id);
      expect(breed.relatives.map((one) => one.id)).not.toContain(id);
      expect(existsSync(`public${pictures.pet(species, coatOfBreed(breed))}`)).toBe(true);
    }
  }, 60_000);

  it("is of a species, and never has a test of the other one", async () => {
    for (const name of ["Domestic Shorthair", "Beagle"]) {
      const species = breedFacts.find((breed) => breed.name === name)?.species ?? "";
      const own = await database()
        .select()
        .from(products)
        .where(eq(products.speciesId, speciesId(species)));
      const ids = new Set(own.map(({ id }) => id));
      for (const { product } of await testsOf(name)) expect(ids.has(product.id)).toBe(true);
    }
  });
});
