import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeBreed } from "@/components/shop/breeds/breed-description";
import type { Breed, BreedOffer, BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import { breedPicture } from "@/lib/domain/shop/breed-picture";
import { speciesId } from "@/lib/domain/species";
import { getTranslator } from "@/lib/i18n/messages";
import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { testFacts } from "@/backend/db/seed/catalogue/test-facts";
import { products } from "@/backend/db/schema/catalogue";
import { startTestBackend } from "@/backend/testing/server";
import { sampleOf } from "@/tools/testing/test-effort";
import { existsSync } from "node:fs";
import { mixedBreeds } from "@/lib/config/shop/catalogue";

const { callRoute, database } = startTestBackend();

const idOf = (name: string) => breedFacts.find((breed) => breed.name === name)?.id ?? 0;

async function read<Body>(call: string, id: number, country = "AU"): Promise<Body> {
  const { status, body } = await callRoute(call, { params: { id } }, { country });
  expect([id, status]).toEqual([id, 200]);
  return body as Body;
}

const testsOf = (name: string) => read<BreedTest[]>("breeds.tests", idOf(name));
const codes = (tests: readonly BreedTest[], basis: string, kind = "disease") =>
  tests.filter((test) => test.basis === basis && test.kind === kind).map(({ code }) => code);

/** Tests reported for a breed in the data file. */
const reportedCodes = (name: string, kind = "disease") =>
  testFacts.filter((test) => test.kind === kind && test.breeds.includes(name)).map(({ code }) => code);

describe("breed tests", () => {
  it("list tests reported in the breed first", async () => {
    const tests = await testsOf("Border Collie");
    const own = tests.filter(({ basis, kind }) => basis === "breed" && kind === "disease");
    expect(own.map(({ code }) => code).toSorted()).toEqual(reportedCodes("Border Collie").toSorted());
    expect(own.length).toBeGreaterThan(3);
    const firstOther = tests.findIndex(({ basis }) => basis !== "breed");
    expect(tests.slice(firstOther).every(({ basis }) => basis !== "breed")).toBe(true);
  });

  it("include tests of the parent breed for varieties, and name it", async () => {
    const tests = await testsOf("Persian Blue");
    expect(reportedCodes("Persian Blue")).toEqual([]);
    expect(codes(tests, "relative").toSorted()).toEqual(reportedCodes("Persian").toSorted());
    expect(tests.find(({ code }) => code === "pkd1")?.relatives).toEqual(["Persian"]);
  });

  it("include tests of the varieties for a breed, and name them", async () => {
    const tests = await testsOf("Poodle");
    expect(tests.find(({ code }) => code === "prcd")).toMatchObject({
      basis: "relative",
      relatives: ["Poodle, Miniature", "Poodle, Toy"],
    });
  });

  it("fall back to tests common in the species, most frequent first", async () => {
    const tests = await testsOf("Affenpinscher");
    expect(codes(tests, "breed")).toEqual([]);
    const common = testFacts.filter(
      ({ species, kind, breeds }) => species === "canine" && kind === "disease" && breeds.length >= 6,
    );
    expect(codes(tests, "species").toSorted()).toEqual(common.map(({ code }) => code).toSorted());
    const confirmed = tests.filter(({ kind, evidence }) => kind === "disease" && evidence === "confirmed");
    const counts = confirmed.map(({ breedCount }) => breedCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(codes(tests, "species", "trait")).toContain("merle");
    expect(codes(tests, "species", "trait")).not.toContain("hairless-fox");
  });

  it("have the prices of the caller's store, and 404 for an unknown breed", async () => {
    const [au, gb] = await Promise.all(
      ["AU", "GB"].map((country) => read<BreedTest[]>("breeds.tests", idOf("Siamese"), country)),
    );
    expect([au?.[0]?.price.currency.code, gb?.[0]?.price.currency.code]).toEqual(["AUD", "GBP"]);
    for (const call of ["breeds.tests", "breeds.offers"])
      expect((await callRoute(call, { params: { id: 999_999 } })).status).toBe(404);
  });
});

describe("breed offers", () => {
  it("start with the breed's own profile and show the same savings as the product page", async () => {
    const offers = await read<BreedOffer[]>("breeds.offers", idOf("Labrador Retriever"));
    expect(offers[0]).toMatchObject({
      name: "Full Breed Profile – Labrador Retriever",
      isForAllBreeds: false,
    });
    expect(new Set(offers.map(({ kind }) => kind))).toEqual(new Set(["full-breed", "profile", "pack"]));
    for (const { id, singly, price } of offers) {
      const { body } = await callRoute("products.get", { params: { id } }, { country: "AU" });
      expect(body).toMatchObject({ singly, price });
    }
  });
});

describe("offers for mixed breeds", () => {
  it.each([
    [mixedBreeds.canine, ["geno-pet", "mixed-breed"], [969, 406]],
    [mixedBreeds.feline, ["geno-pet"], [970]],
  ])("contain the tests that find breeds, and no breed profile (%i)", async (id, kinds, ids) => {
    const offers = await read<BreedOffer[]>("breeds.offers", id);
    const finders = offers.filter(({ kind }) => kind !== "profile");
    expect(finders.map(({ kind }) => kind).toSorted()).toEqual(kinds);
    expect(finders.map((offer) => offer.id).toSorted()).toEqual(ids.toSorted());
  });
});

describe("relatives", () => {
  it("share group and origin, or are varieties", async () => {
    const beagle = await read<Breed>("breeds.get", idOf("Beagle"));
    const facts = new Map(breedFacts.map((fact) => [fact.id, fact]));
    expect(beagle.relatives.length).toBeGreaterThan(0);
    for (const { id, relation } of beagle.relatives)
      if (relation === "similar")
        expect(facts.get(id)).toMatchObject({ group: beagle.group, origin: beagle.origin });
  });
});

describe("breed aliases", () => {
  it("list the breeds of the species that have any", async () => {
    const { body } = await callRoute("breeds.otherNames", { query: { species: "canine" } });
    const known = breedFacts.filter(({ species, aliases }) => species === "canine" && aliases.length > 0);
    expect(body).toHaveLength(known.length);
    expect(body).toContainEqual({ id: 101, names: expect.arrayContaining(["Monkey Dog"]) });
    expect((await callRoute("breeds.otherNames")).status).toBe(428);
  });
});

describe("every breed", () => {
  it("has unique tests that are sold everywhere, and a unique description", async () => {
    const t = getTranslator("en", "breeds");
    const sold = new Map(
      (await database().select().from(products)).map(({ id, onlyCountries }) => [id, onlyCountries]),
    );
    const descriptions = new Map<string, string>();
    const checked = sampleOf(breedFacts, 120);
    for (const { id, name, species, group } of checked) {
      const tests = await read<BreedTest[]>("breeds.tests", id);
      const testCodes = tests.map(({ code }) => code);
      expect([name, testCodes.length]).toEqual([name, new Set(testCodes).size]);
      expect(
        reportedCodes(name).filter(
          (code) =>
            testFacts.find((test) => test.code === code)?.species === species && !testCodes.includes(code),
        ),
      ).toEqual([]);
      for (const { product } of tests) expect([product.id, sold.get(product.id)]).toEqual([product.id, null]);
      const named = { name, group, species: { id: speciesId(species), name: species } };
      const description = describeBreed(named, tests, t);
      expect(description).toContain(name);
      expect([name, descriptions.get(description)]).toEqual([name, undefined]);
      descriptions.set(description, name);
    }
    expect(descriptions.size).toBe(checked.length);
  }, 240_000);

  it("is not its own relative and has an existing picture", async () => {
    for (const { id, species } of sampleOf(breedFacts, 40)) {
      const breed = await read<Breed>("breeds.get", id);
      expect(breed.relatives.map((relative) => relative.id)).not.toContain(id);
      expect(existsSync(`public${breedPicture(species, breed.id)}`)).toBe(true);
    }
  }, 60_000);

  it("never has tests of the other species", async () => {
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
