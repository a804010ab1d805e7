import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testBreeds } from "@/backend/db/schema/breeds";
import { animals } from "@/backend/db/schema/animals";
import { startTestBackend } from "@/backend/testing/server";
import type { Response } from "@/lib/contract/calls";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();

async function readGaps(token: string) {
  return readRoute("portal.testGaps", {}, { token });
}

it("lists breeding animals with results by how many tests of their breed they miss", async () => {
  const token = await signIn("breeder");
  const { count, results } = await readGaps(token);
  expect(count).toBeGreaterThanOrEqual(results.length);
  expect(results.length).toBeGreaterThan(0);
  const sizes = results.map(({ known, tested }) => known - tested);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const [first] = results;
  if (first === undefined) throw new Error("There is no gap.");
  expect(results.some((animal) => animal.tested > 0)).toBe(true);
  expect(first.missing).toHaveLength(Math.min(3, first.known - first.tested));
  const family = await callRoute("results.family", { params: { id: first.id } }, { token });
  const tested = (family.body as Response<"results.family">).tests
    .filter((test) => test.results.some(({ animalId }) => animalId === first.id))
    .map(({ code }) => code);
  expect(first.missing.filter(({ code }) => tested.includes(code))).toEqual([]);
  const ofBreed = await database()
    .select()
    .from(testBreeds)
    .where(eq(testBreeds.breedId, first.breed?.id ?? 0));
  expect(ofBreed.map(({ testCode }) => testCode)).toEqual(
    expect.arrayContaining(first.missing.map(({ code }) => code)),
  );
});

it("leaves out animals that are too young, untested, or not the user's", async () => {
  const token = await signIn("breeder");
  const { count, results } = await readGaps(token);
  const [first] = results;
  const today = new Date().toISOString().slice(0, 10);
  await updateRows(animals, { bornOn: today }, eq(animals.id, first?.id ?? 0));
  const after = await readGaps(token);
  expect(after.count).toBe(count - 1);
  expect(after.results.map(({ id }) => id)).not.toContain(first?.id);
  expect((await readGaps(await signIn("owner"))).results.map(({ id }) => id)).not.toContain(
    after.results[0]?.id,
  );
});
