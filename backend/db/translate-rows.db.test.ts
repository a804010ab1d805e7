import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Breed } from "@/lib/contract/shop/breeds/breeds.types";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { startTestBackend } from "@/backend/testing/server";
import { productTests } from "./schema/catalogue";
import { type TranslatedEntity, translations } from "./schema/translations";

const { callRoute, database } = startTestBackend();
const language = "en-XA";
const productId = 969;
const breedId = 110;

interface Page {
  readonly results: readonly { readonly id: number; readonly name: string; readonly language: string }[];
}

async function translate(entity: TranslatedEntity, key: string, fields: readonly string[]): Promise<void> {
  const rows = fields.map(
    (field) => ({ entity, entityId: key, field, language, text: `~${field}~` }) as const,
  );
  await database().insert(translations).values(rows);
}

async function read<Body>(call: string, input: object, accepted: string = language): Promise<Body> {
  const { status, body } = await callRoute(call, input, {
    country: "AU",
    headers: { "accept-language": accepted },
  });
  expect([call, status]).toEqual([call, 200]);
  return body as Body;
}

const readProduct = (accepted?: string) =>
  read<Product>("products.get", { params: { id: productId } }, accepted);

describe("products in another language", () => {
  beforeAll(() => translate("product", String(productId), ["name", "summary"]));

  it("have the translated texts in lists, and English where there are none", async () => {
    const query = { search: "geno pet", isDetails: true };
    const { results } = await read<Page>("products.list", { query });
    expect(results.find(({ id }) => id === productId)).toMatchObject({
      name: "~name~",
      language,
      details: { summary: "~summary~" },
    });
    const others = results.filter(({ id }) => id !== productId);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other.language).toBe("en");
  });

  it("stay English as a whole until every text of the page is translated", async () => {
    const english = await readProduct();
    expect(english).toMatchObject({ name: "Geno Pet for dogs", language: "en" });
    await translate("product", String(productId), ["description"]);
    const tests = await database().select().from(productTests).where(eq(productTests.productId, productId));
    expect((await readProduct()).language).toBe(tests.length > 0 ? "en" : language);
    for (const { testCode } of tests) await translate("test", testCode, ["name", "summary"]);
    const translated = await readProduct();
    expect(translated).toMatchObject({ name: "~name~", description: "~description~", language });
    for (const test of translated.tests) expect(test).toMatchObject({ name: "~name~", summary: "~summary~" });
  });

  it("are English in English", async () => {
    expect(await readProduct("en")).toMatchObject({ name: "Geno Pet for dogs", language: "en" });
  });
});

describe("breeds in another language", () => {
  it("have the translated name in the list and on their own", async () => {
    await translate("breed", String(breedId), ["name"]);
    const breed = await read<Breed>("breeds.get", { params: { id: breedId } });
    expect(breed).toMatchObject({ name: "~name~", language });
    const { results } = await read<Page>("breeds.list", { query: { name: "alaskan" } });
    const languages = new Map(results.map((found) => [found.id, found.language]));
    expect(languages.get(breedId)).toBe(language);
    expect(new Set(languages.values())).toEqual(new Set(["en", language]));
  });
});
