import { describe, expect, it } from "vitest";
import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { buildProducts } from "@/backend/db/seed/catalogue/build-products";
import { contentPaths, findContent } from "@/lib/data/contents";
import { catalogues } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import { productTitle } from "@/lib/domain/product-title";
import { roles, shelves, sides } from "@/lib/navigation/shelves";
import { speciesNames } from "@/lib/domain/species";
import { wordsOf } from "./words";

const shelf = wordsOf("en", "shelf");
const role = wordsOf("en", "role");
const catalogue = wordsOf("en", "catalogue");
const breed = wordsOf("en", "breed");
const home = wordsOf("en", "home");
const store = wordsOf("en", "store");
const search = wordsOf("en", "search");
const offers = wordsOf("en", "offers");
const custom = wordsOf("en", "customProfile");
const breeders = wordsOf("en", "responsibleBreeders");

type Page = readonly [path: string, title: string, description: string];

/** Each as its page says them: of the words, and of what is written or seeded. */
const programmed: readonly Page[] = [
  ...shelves.map(({ path, words, species: one }) => {
    const species = one ?? "other";
    return [path, shelf(`${words}.title`, { species }), shelf(`${words}.description`, { species })] as const;
  }),
  ...sides.map((side) => {
    const { role: who, species } = side;
    const text = who === "vet" ? "vetSide" : "breederSide";
    const title = shelf(`${text}.title`, { species });
    return [paths.side(side), title, shelf(`${text}.description`, { species })] as const;
  }),
  ...catalogues.map(({ path, words, species }) => {
    const title = catalogue(`${words}.title`, { species });
    return [path, title, catalogue(`${words}.description`, { species })] as const;
  }),
  ...roles.map((who) => [paths.roleHome(who), role(`${who}.metaTitle`), role(`${who}.description`)] as const),
  ...speciesNames.map((species) => {
    const title = custom("title", { species });
    return [paths.buildProfile(species), title, custom("description", { species })] as const;
  }),
  [paths.home, home("metaTitle"), home("description")],
  [paths.store, store("metaTitle"), store("description")],
  [paths.search, search("title"), search("description")],
  [paths.responsibleBreeders.form, breeders("form.title"), breeders("form.description")],
  [paths.responsibleBreeders.search, breeders("search.title"), breeders("search.description")],
  [paths.specialOffers, offers("metaTitle"), offers("description")],
  [paths.breeds("canine"), breed("dogsTitle"), breed("dogsDescription")],
  [paths.breeds("feline"), breed("catsTitle"), breed("catsDescription")],
];

const written = contentPaths.map((path): Page => {
  const { title = "", description = "" } = findContent(path) ?? {};
  return [path, title, description];
});

/** In Australia, where all of them are sold. */
const products = buildProducts().map((product): Page => [
  paths.product(product),
  productTitle(product, wordsOf("en", "product")),
  product.summary,
]);

const described: readonly Page[] = [...programmed, ...written, ...products];

/** Their descriptions are made of what is reported in them, and looked at where that is known. */
const breeds = breedFacts.map(({ id, name, species }) => {
  const path = paths.breed({ id, name, species: { name: species } });
  return [path, breed("metaTitle", { name, species })] as const;
});

const titled = [...described.map(([path, title]) => [path, title] as const), ...breeds];

/** Those that more than one page has, with the pages. */
function shared(texts: readonly (readonly [path: string, text: string])[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const [path, said] of texts) {
    const text = said.trim().toLowerCase();
    pathsOf.set(text, [...(pathsOf.get(text) ?? []), path]);
  }
  return [...pathsOf].flatMap(([text, own]) => (own.length > 1 ? `${text}: ${own.join(" ")}` : []));
}

describe("in the whole shop", () => {
  it("every kind of page was looked at", () => {
    expect(new Set(titled.map(([path]) => path)).size).toBe(titled.length);
    expect(catalogues).toHaveLength(40);
    expect([written.length > 20, products.length > 600, breeds.length]).toEqual([true, true, 1210]);
  });

  it("each page has a title and a description", () => {
    expect(titled.filter(([, title]) => !title.trim())).toEqual([]);
    expect(described.filter(([, , description]) => !description.trim())).toEqual([]);
  });

  it("no two pages have the same title", () => {
    expect(shared(titled)).toEqual([]);
  });

  it("no two pages have the same description", () => {
    expect(shared(described.map(([path, , description]) => [path, description]))).toEqual([]);
  });
});

it.each(programmed)("%s: %s is written out and fits into a result of a search", (_, title, description) => {
  // A missing word comes as its key, a missing value as its braces.
  for (const text of [title, description]) expect(text).not.toMatch(/[{}]|\w\.\w+\./);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(180);
});
