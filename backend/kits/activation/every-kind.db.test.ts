import { asc, eq, gt } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { speciesName } from "@/lib/domain/species";
import { categoryIds } from "@/lib/config/shop/categories";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";
import { startTestBackend } from "@/backend/testing/server";
import { pet, record } from "@/backend/kits/activation/testing/activation-kit";
import { demoUserId } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database } = backend;

let token = "";
let userId = 0;
beforeAll(async () => {
  token = await signIn("owner");
  userId = await demoUserId(database(), "owner");
});

type Product = typeof products.$inferSelect;
type Fulfilment = typeof productFulfilments.$inferSelect;

/** One product of each kind with a tube, by what its row says and the species. */
async function listKinds() {
  const rows = await database()
    .select({ fulfilment: productFulfilments, product: products })
    .from(productFulfilments)
    .innerJoin(products, eq(products.id, productFulfilments.productId))
    .where(gt(productFulfilments.kits, 0))
    .orderBy(asc(products.id));
  const kinds = rows.map((row) => {
    const { productId: _, packOf, ...shape } = row.fulfilment;
    return [JSON.stringify({ ...shape, hasProduct: packOf !== null }), row] as const;
  });
  return [...new Map(kinds).values()];
}

/** A pet of a breed that the product is for. */
async function createPet({ id, speciesId }: Product) {
  const species = speciesName(speciesId ?? 1);
  const [tested] = await database().select().from(productBreeds).where(eq(productBreeds.productId, id));
  if (tested) return { ...pet, species, breed: tested.breedId };
  const [breed] = await database()
    .select({ id: breeds.id })
    .from(breeds)
    .where(eq(breeds.speciesId, speciesId ?? 1))
    .orderBy(asc(breeds.id))
    .limit(1);
  return { ...pet, species, breed: breed?.id ?? 0 };
}

/** What a unit of the pack is redeemed for: its product, or a single disease test. */
async function chooseTest({ speciesId }: Product, { packOf }: Fulfilment): Promise<number | null> {
  if (packOf !== null) return null;
  const category = categoryIds[speciesName(speciesId ?? 1)].disease ?? 0;
  const query = { category_ids: String(category), is_single: true, size: 1 };
  return (await readRoute("products.list", { query })).results[0]?.id ?? null;
}

it("activation accepts one of each kind in the fulfilment table, and never a tube without a test", async () => {
  const shop = createKitShop(database());
  const kinds = await listKinds();
  expect(kinds.length).toBeGreaterThan(12);
  for (const { product, fulfilment } of kinds) {
    const { orderId } = await shop.buy(product.id, { userId });
    const [kit] = await shop.listKits(orderId);
    const choice = fulfilment.packUnits > 0 && {
      selectedTestKit: product.id,
      selectedProduct: await chooseTest(product, fulfilment),
    };
    const body = record(kit?.barcode ?? "", { pet: await createPet(product), ...choice });
    const response = await callRoute("activation.activate", { body }, { token });
    const isBlank = !fulfilment.isTestIncluded && fulfilment.packUnits === 0;
    expect([product.name, response.status, isBlank ? response.body : {}]).toEqual(
      isBlank
        ? [product.name, 428, { selectedTestKit: expect.stringContaining("without a test") as string }]
        : [product.name, 200, {}],
    );
  }
});
