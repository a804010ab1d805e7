import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { limits } from "@/lib/config/limits";

const { callRoute, readRoute } = startTestBackend();

interface ResultPage {
  readonly count: number;
  readonly results: readonly { readonly name: string }[];
}

const products = (search: string, more: Record<string, string | number | boolean> = {}) =>
  readRoute("products.list", { query: { search, ...more } });

const breeds = (name: string) => readRoute("breeds.list", { query: { name } });

const firstNames = ({ results }: ResultPage, count: number) =>
  results.slice(0, count).map(({ name }) => name);

describe("product search", () => {
  it.each([
    ["by code", "prcd", ["Progressive rod-cone degeneration (PRA-prcd)"]],
    ["by code, in capitals", "EIC", ["Exercise-induced collapse"]],
    ["by a code of two letters", "DM", ["Degenerative myelopathy risk (SOD1 c.118G>A)"]],
    ["by gene", "SOD1", ["Degenerative myelopathy risk (SOD1 c.118G>A)"]],
    ["by gene, the best known of several", "vwf", ["Von Willebrand disease type 1"]],
    ["by gene, of cats", "CEP290", ["Progressive retinal atrophy rdAc"]],
    ["by OMIA number", "OMIA:001298-9615", ["Progressive rod-cone degeneration (PRA-prcd)"]],
    ["by OMIA number in one word", "OMIA001298", ["Progressive rod-cone degeneration (PRA-prcd)"]],
    ["by name", "Geno Pet", ["Geno Pet for dogs", "Geno Pet for cats"]],
    ["by the beginning of a name", "von wil", ["Von Willebrand disease type 1"]],
    ["by the middle of a word", "pinscher", ["Full Breed Profile – Doberman Pinscher"]],
    ["by a common term", "ivermectin", ["Multidrug sensitivity (MDR1)"]],
    ["by a gene with a space", "mdr 1", ["Multidrug sensitivity (MDR1)"]],
    ["by another name of a gene", "abcb1", ["Multidrug sensitivity (MDR1)"]],
    ["by breed and short name", "ragdol hcm", ["Hypertrophic cardiomyopathy (Ragdoll R820W)"]],
    ["by a short name, of cats", "hcm", ["Hypertrophic cardiomyopathy risk (Maine Coon A31P)"]],
    ["by a short name of both species", "pkd", ["Polycystic kidney disease (PKD1)"]],
    ["by an everyday word", "wobbler", ["Nerve and brain panel for dogs"]],
    ["by appearance, of dogs", "white spots", ["S locus: piebald white spotting"]],
    ["by appearance, of cats", "long hair", ["Long hair (FGF5 M1 to M4)"]],
    ["by a common phrase", "blood group", ["Cat blood group for a breeding pair", "Blood group (A, B, AB)"]],
    ["by purpose", "breed test", ["Mixed breed identification", "Geno Pet for dogs"]],
    ["by a synonym", "paternity", ["Dog parentage verification"]],
    ["by a question", "is my dog pregnant", ["Home pregnancy test for dogs"]],
    ["with filler words", "a DNA test for the Labrador", ["Full Breed Profile – Labrador Retriever"]],
    ["by breed", "french bulldog", ["Full Breed Profile – French Bulldog"]],
    ["by a breed's other name", "frenchie", ["Full Breed Profile – French Bulldog"]],
    ["mistyped: a letter too many", "labradore", ["Full Breed Profile – Labrador Retriever"]],
    ["mistyped: a letter missing", "rotweiler", ["Full Breed Profile – Rottweiler"]],
    ["mistyped: letters swapped", "persain", ["Full Breed Profile – Persian"]],
    ["mistyped, and in another order", "retreiver golden", ["Full Breed Profile – Golden Retriever"]],
    ["mistyped: an easy breed", "main coon", ["Full Breed Profile – Maine Coon"]],
    ["mistyped: a condition", "degenrative myelopathy", ["Degenerative myelopathy risk (SOD1 c.118G>A)"]],
    ["mistyped: a part of the body", "colie eye", ["Collie eye anomaly (choroidal hypoplasia)"]],
    ["in American spelling", "color test", ["Coat colour panel for dogs", "Coat colour panel for cats"]],
    ["without regard to accents", "cólliè", ["Collie eye anomaly (choroidal hypoplasia)"]],
  ])("finds products %s: %s", async (_case, search, names) => {
    expect(firstNames(await products(search), names.length)).toEqual(names);
  });

  it("combines with species, category and sort order", async () => {
    const cats = await products("white spots", { species: "feline" });
    expect(firstNames(cats, 1)).toEqual(["White spotting (KIT ws)"]);
    const few = await products("labradore", { category_ids: "4" });
    expect(few).toMatchObject({ count: 1, results: [{ name: "Full Breed Profile – Labrador Retriever" }] });
    const byName = firstNames(await products("hcm", { sort: "-name" }), 4);
    expect(byName).toEqual([...byName].sort().reverse());
  });

  it("returns pages that do not overlap, with the right count", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => products("eye", { page, size: 10 })));
    const names = pages.flatMap(({ results }) => results.map(({ name, species }) => `${name} ${species}`));
    expect(names.length).toBe(Math.min(40, pages[0]?.count ?? 0));
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Typos in every word, and questions; written before tuning. Those about help are in `lib/data/shop/search-content.test.ts`. */
describe("search with several typos", () => {
  it.each([
    ["mane cooon", "Full Breed Profile – Maine Coon"],
    ["labrodor profile", "Full Breed Profile – Labrador Retriever"],
    ["labrodor retreever profil", "Full Breed Profile – Labrador Retriever"],
    ["boarder colie", "Full Breed Profile – Border Collie"],
    ["golden retreiver", "Full Breed Profile – Golden Retriever"],
    ["germen shepard", "Full Breed Profile – German Shepherd Dog"],
    ["frensh buldog", "Full Breed Profile – French Bulldog"],
    ["jack rusell terier", "Full Breed Profile – Jack Russell Terrier"],
    ["ragdol", "Full Breed Profile – Ragdoll"],
    ["brittish shorthare", "Polycystic kidney disease (PKD1)"],
    ["geno pett", "Geno Pet for dogs"],
    ["colie eye anomoly", "Collie eye anomaly (choroidal hypoplasia)"],
    ["excercise colapse", "Exercise-induced collapse"],
    ["von wilebrand diseese", "Von Willebrand disease type 1"],
    ["degenarative mielopathy", "Degenerative myelopathy risk (SOD1 c.118G>A)"],
    ["polycistic kidny", "Polycystic kidney disease (PKD1)"],
    ["coat coler", "Coat colour panel for dogs"],
    ["home pregnency test", "Home pregnancy test for dogs"],
  ])("finds for %s first: %s", async (search, name) => {
    expect(firstNames(await products(search), 1)).toEqual([name]);
  });
});

describe("breed search", () => {
  it.each([
    ["labradore", "Labrador Retriever"],
    ["dachshound", "Dachshund"],
    ["main coon", "Maine Coon"],
    ["german shepard", "German Shepherd Dog"],
    ["siamees", "Siamese"],
    ["monkey dog", "Affenpinscher"],
    ["coon", "Maine Coon"],
  ])("finds for %s: %s", async (name, expected) => {
    expect((await breeds(name)).results.map((breed) => breed.name)).toContain(expected);
  });

  it("ranks an exact name before prefixes", async () => {
    expect(firstNames(await breeds("Siamese"), 1)).toEqual(["Siamese"]);
    expect(firstNames(await breeds("dachshound"), 1)).toEqual(["Dachshund"]);
  });
});

describe("unusual searches", () => {
  const specials = [
    "%",
    "_",
    "\\",
    "&|!():*'\\",
    "a & !b",
    "<->",
    "'; drop table products; --",
    "😀",
    "\u{10FFFF}",
  ];

  it.each(["xqzwv", "xqzwv labrador", "%", "_", "\\", "&|!():*'\\", "<->", "😀😀😀", "\u{10FFFF}"])(
    "finds nothing for %j, without an error",
    async (search) => {
      expect(await products(search)).toMatchObject({ count: 0, results: [] });
      expect(await breeds(search)).toMatchObject({ count: 0, results: [] });
    },
  );

  it.each(specials)("ignores %j beside a word, without an error", async (search) => {
    const response = await callRoute("products.list", { query: { search: `labrador ${search}` } });
    expect(response.status).toBe(200);
    expect((response.body as ResultPage).count).toBeLessThan(100);
  });

  it("accepts the maximum length, and rejects longer texts and NUL", async () => {
    expect(await products("q".repeat(limits.searchLength))).toMatchObject({ count: 0 });
    expect(await products("labrador ".repeat(11).trim())).toMatchObject({ count: expect.any(Number) });
    const statusOf = async (search: string) =>
      (await callRoute("products.list", { query: { search } })).status;
    expect(await statusOf("labrador ".repeat(23))).toBe(428);
    expect(await statusOf("labrador\0")).toBe(428);
  });

  it("finds everything for an empty text", async () => {
    const all = await products("");
    expect(all.count).toBeGreaterThan(600);
    expect(await products("   ")).toMatchObject({ count: all.count });
  });
});
