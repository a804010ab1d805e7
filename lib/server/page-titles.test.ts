import { describe, expect, it } from "vitest";
import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { buildProducts } from "@/backend/db/seed/catalogue/build-products";
import { contentPaths, findContent } from "@/lib/data/shop/contents";
import { cataloguePages } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import { productTitle } from "@/lib/domain/shop/product-title";
import { researchProjects } from "@/lib/config/community/research";
import { roles, categoryPages, speciesLandingPages } from "@/lib/navigation/category-pages";
import { speciesNames } from "@/lib/domain/species";
import { getTranslator } from "@/lib/i18n/messages";

const category = getTranslator("en", "categoryPages");
const role = getTranslator("en", "roleLanding");
const catalogue = getTranslator("en", "catalogue");
const breed = getTranslator("en", "breeds");
const home = getTranslator("en", "home");
const store = getTranslator("en", "store");
const search = getTranslator("en", "search");
const offers = getTranslator("en", "offers");
const custom = getTranslator("en", "customProfiles");
const breeders = getTranslator("en", "responsibleBreeders");
const addAnimal = getTranslator("en", "addAnimal");
const tracker = getTranslator("en", "sampleTracker");
const microchip = getTranslator("en", "microchipChecker");
const colours = getTranslator("en", "litterColours");
const research = getTranslator("en", "research");
const authentication = getTranslator("en", "reportAuthentication");

type Page = readonly [path: string, title: string, description: string];

/** Title and description of each page that is not a content file. */
const programmed: readonly Page[] = [
  ...categoryPages.map(({ path, messageKey, species: pageSpecies }) => {
    const species = pageSpecies ?? "other";
    return [
      path,
      category(`${messageKey}.title`, { species }),
      category(`${messageKey}.description`, { species }),
    ] as const;
  }),
  ...speciesLandingPages.map((landingPage) => {
    const { role: audience, species } = landingPage;
    const text = audience === "vet" ? "vetLanding" : "breederLanding";
    const title = category(`${text}.title`, { species });
    return [paths.landingPage(landingPage), title, category(`${text}.description`, { species })] as const;
  }),
  ...cataloguePages.map(({ path, messageKey, species }) => {
    const title = catalogue(`${messageKey}.title`, { species });
    return [path, title, catalogue(`${messageKey}.description`, { species })] as const;
  }),
  ...roles.map(
    (audience) =>
      [paths.roleHome(audience), role(`${audience}.metaTitle`), role(`${audience}.description`)] as const,
  ),
  ...speciesNames.map((species) => {
    const title = custom("title", { species });
    return [paths.buildProfile(species), title, custom("description", { species })] as const;
  }),
  [paths.home, home("metaTitle"), home("description")],
  [paths.store, store("metaTitle"), store("description")],
  [paths.search, search("title"), search("description")],
  [paths.responsibleBreeders.form, breeders("form.title"), breeders("form.description")],
  [paths.responsibleBreeders.search, breeders("search.title"), breeders("search.description")],
  [paths.addAnimal, addAnimal("metaTitle"), addAnimal("description")],
  [paths.sampleTracker, tracker("metaTitle"), tracker("description")],
  [paths.microchipChecker, microchip("metaTitle"), microchip("description")],
  [paths.felineColour, colours("public.metaTitle"), colours("public.description")],
  [paths.reportAuthentication, authentication("metaTitle"), authentication("description")],
  [paths.researchApplication, research("apply.metaTitle"), research("apply.description")],
  ...researchProjects.map((project) => {
    const title = research("project.metaTitle", { project: research(`labels.projects.${project}`) });
    return [paths.researchProject(project), title, research(`about.${project}`)] as const;
  }),
  [paths.specialOffers, offers("metaTitle"), offers("description")],
  [paths.breeds("canine"), breed("dogsTitle"), breed("dogsDescription")],
  [paths.breeds("feline"), breed("catsTitle"), breed("catsDescription")],
];

const contentPages = contentPaths.map((path): Page => {
  const { title = "", description = "" } = findContent(path) ?? {};
  return [path, title, description];
});

/** All products; each is sold in Australia. */
const products = buildProducts().map((product): Page => [
  paths.product(product),
  productTitle(
    { ...product, isForAllBreeds: product.breedNames === "all" },
    getTranslator("en", "products"),
    "en",
  ),
  product.summary,
]);

const described: readonly Page[] = [...programmed, ...contentPages, ...products];

/** Breeds are compared by title only: their descriptions depend on reported tests. */
const breeds = breedFacts.map(({ id, name, species }) => {
  const path = paths.breed({ id, name, species: { name: species } });
  return [path, breed("metaTitle", { name, species })] as const;
});

const titled = [...described.map(([path, title]) => [path, title] as const), ...breeds];

/** Texts used by more than one page, with the pages. */
function findShared(texts: readonly (readonly [path: string, text: string])[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const [path, value] of texts) {
    const text = value.trim().toLowerCase();
    pathsOf.set(text, [...(pathsOf.get(text) ?? []), path]);
  }
  return [...pathsOf].flatMap(([text, own]) => (own.length > 1 ? `${text}: ${own.join(" ")}` : []));
}

describe("page titles and descriptions", () => {
  it("cover every kind of page", () => {
    expect(new Set(titled.map(([path]) => path)).size).toBe(titled.length);
    expect(cataloguePages).toHaveLength(40);
    expect([contentPages.length > 20, products.length > 600, breeds.length]).toEqual([true, true, 1210]);
  });

  it("exist for every page", () => {
    expect(titled.filter(([, title]) => !title.trim())).toEqual([]);
    expect(described.filter(([, , description]) => !description.trim())).toEqual([]);
  });

  it("are unique (titles)", () => {
    expect(findShared(titled)).toEqual([]);
  });

  it("are unique (descriptions)", () => {
    expect(findShared(described.map(([path, , description]) => [path, description]))).toEqual([]);
  });
});

it.each(programmed)("%s: %s has no placeholders and fits into a search result", (_, title, description) => {
  // A missing message shows as its key, a missing value as its braces.
  for (const text of [title, description]) expect(text).not.toMatch(/[{}]|\w\.\w+\./);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(180);
});
