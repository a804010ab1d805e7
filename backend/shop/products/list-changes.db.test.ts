import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { breeds } from "@/backend/db/schema/breeds";
import { products } from "@/backend/db/schema/catalogue";
import { startTestBackend } from "@/backend/testing/server";

const { readRoute, updateRows } = startTestBackend();

it("names the day of the last change of each product, and of breeds and tests that have changed", async () => {
  await updateRows(breeds, { changedOn: "2026-05-04" }, eq(breeds.id, 548));
  await updateRows(products, { changedOn: "2026-05-03" }, eq(products.id, 969));
  const changes = await readRoute("products.changes", {});
  expect(changes.breeds).toEqual([{ id: 548, changedOn: "2026-05-04" }]);
  expect(changes.tests).toEqual([]);
  expect(changes.products).toContainEqual({ id: 969, changedOn: "2026-05-03" });
  expect(changes.products.length).toBeGreaterThan(400);
  for (const { changedOn } of changes.products) expect(changedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
});
