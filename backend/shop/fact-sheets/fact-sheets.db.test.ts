import { expect, it } from "vitest";
import { tests } from "@/backend/db/schema/breeds";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, readRoute, database } = startTestBackend();

const list = (query: object = {}) => readRoute("factSheets.list", { query: { ...query } });

it("the list of fact sheets has every test, page by page, and finds it by condition, gene, breed and species", async () => {
  const { count } = await list();
  expect(count).toBe((await database().select({ code: tests.code }).from(tests)).length);
  expect((await list({ page: 2, size: 100 })).results).toHaveLength(100);
  expect((await list({ search: "drug sensitivity" })).results.slice(0, 2).map(({ code }) => code)).toContain(
    "mdr1",
  );
  expect((await list({ search: "SLC19A3" })).results.map(({ code }) => code)).toContain("ahe");
  const ofBreed = await list({ breed: "maine coon", species: "feline" });
  expect(ofBreed.count).toBeGreaterThan(1);
  expect(ofBreed.results.every(({ species }) => species === "feline")).toBe(true);
  expect(await list({ breed: "maine coon", species: "canine" })).toMatchObject({ count: 0 });
  expect(await list({ breed: "100%_'" })).toMatchObject({ count: 0 });
});

it("every test has a fact sheet", async () => {
  const all = await database().select({ code: tests.code }).from(tests);
  for (const { code } of all.filter((_, index) => index % 20 === 0)) {
    const response = await callRoute("factSheets.get", { params: { code } });
    expect([code, response.status]).toEqual([code, 200]);
  }
  const { breeds, product, gene, condition } = await readRoute("factSheets.get", {
    params: { code: "mdr1" },
  });
  expect(condition?.drugs.map(({ names }) => names)).toContain("Loperamide");
  expect(gene).toBe("ABCB1");
  expect(breeds.map(({ name }) => name)).toContain("Australian Shepherd");
  expect(product?.description).toMatch(/two copies/);
});

it("the fact sheet of an unknown condition is a 404", async () => {
  expect((await callRoute("factSheets.get", { params: { code: "no-such-test" } })).status).toBe(404);
});

it("the condition is null where only the catalogue's facts are known", async () => {
  const { body } = await callRoute("factSheets.get", { params: { code: "acsl5" } });
  expect(body).toMatchObject({ name: "Lipid malabsorption", condition: null });
});
