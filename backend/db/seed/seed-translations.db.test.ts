import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { languages } from "@/lib/config/languages";
import { breedFacts } from "./catalogue/breed-facts";
import { buildProducts } from "./catalogue/build-products";
import { testFacts } from "./catalogue/test-facts";
import { catalogueTranslations } from "./seed-translations";
import { translateProduct } from "./catalogue/wording/translate-products";

const { callRoute } = startTestBackend();

interface Found {
  readonly results: readonly { readonly code: string; readonly name: string; readonly language: string }[];
}

async function list(
  call: string,
  language: string,
  query: Record<string, string | number>,
): Promise<Found["results"]> {
  const headers = { "accept-language": language };
  const { status, body } = await callRoute(call, { query }, { country: "DE", headers });
  expect([call, status]).toEqual([call, 200]);
  return (body as Found).results;
}

it("every language of the shop has a translated catalogue", () => {
  expect(catalogueTranslations.map(([language]) => language).toSorted()).toEqual(
    languages.filter((language) => language !== "en").toSorted(),
  );
});

describe.each(catalogueTranslations)("the catalogue in %s", (_language, translation) => {
  it("has texts of every test and product, with all their placeholders filled in", () => {
    expect(Object.keys(translation.tests).toSorted()).toEqual(testFacts.map(({ code }) => code).toSorted());
    for (const product of buildProducts()) {
      const texts = translateProduct(product, translation);
      expect(Object.values(texts ?? {}), product.name).toHaveLength(3);
      expect(Object.values(texts ?? {}).join(" "), product.name).not.toMatch(/\{\w+\}|undefined/);
    }
  });
});

describe.each(catalogueTranslations)("breeds in %s", (_language, { breeds }) => {
  it("are all translated, and no two share a name", () => {
    const nameOf = ({ id, name, species }: (typeof breedFacts)[number]) => `${species} ${breeds[id] ?? name}`;
    const names = breedFacts.map((breed) => nameOf(breed).toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const ids = new Set(breedFacts.map(({ id }) => String(id)));
    expect(Object.keys(breeds).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("lists of products and tests in another language", () => {
  it("are in that language and in its alphabetical order", async () => {
    const products = await list("products.list", "sv", { sort: "name", size: 50 });
    expect(products.map(({ language }) => new Set([language]))).toEqual(products.map(() => new Set(["sv"])));
    const names = products.map(({ name }) => name[0]?.toLowerCase() ?? "");
    expect(names.filter((name) => /[a-z]/.test(name))).toEqual(
      names.filter((name) => /[a-z]/.test(name)).toSorted(),
    );
  });

  it.each([
    ["de", "Arzneimittel", "mdr1"],
    ["de", "Nierenerkrankung", "pkd1"],
    ["fr", "médicaments", "mdr1"],
    ["fr", "polykystose", "pkd1"],
    ["es", "fármacos", "mdr1"],
    ["it", "farmaci", "mdr1"],
    ["nl", "nierziekte", "pkd1"],
    ["pl", "leki", "mdr1"],
    ["pt", "medicamentos", "mdr1"],
    ["sv", "läkemedel", "mdr1"],
    ["sv", "mdr1", "mdr1"],
  ])("are found in %s by the word %s", async (language, search, code) => {
    const found = await list("products.tests", language, { search, size: 10 });
    expect(found.map((test) => test.code)).toContain(code);
  });
});
