import { and, arrayOverlaps, desc, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { prices, productBreeds, products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { toSuggestion } from "@/backend/shop/public/product-rows";

type RelatedTo = Pick<typeof products.$inferSelect, "id" | "speciesId" | "categoryId" | "audiences">;

const maxRelated = 3;

/**
 * Single products for the same species and buyers: those reported in most of the same breeds first, then those of the
 * same category, then the most popular. `shown` are on the page already.
 */
export async function listRelated(tx: Tx, caller: Caller, product: RelatedTo, shown: readonly number[]) {
  const { id, speciesId, categoryId, audiences } = product;
  const ownBreeds = tx
    .select({ breedId: productBreeds.breedId })
    .from(productBreeds)
    .where(eq(productBreeds.productId, id));
  const shared = tx
    .select({ productId: productBreeds.productId, breedCount: sql<number>`count(*)::int`.as("breed_count") })
    .from(productBreeds)
    .where(inArray(productBreeds.breedId, ownBreeds))
    .groupBy(productBreeds.productId)
    .as("shared");
  const rows = await tx
    .select({
      id: products.id,
      name: inLanguage(products.name, caller.language),
      speciesId: products.speciesId,
      amount: prices.amount,
      currency: prices.currency,
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .leftJoin(shared, eq(shared.productId, products.id))
    .where(
      and(
        ...[eq(products.packSize, 1), isListedFor(caller), notInArray(products.id, [id, ...shown])],
        speciesId === null ? undefined : eq(products.speciesId, speciesId),
        audiences.length > 0 ? arrayOverlaps(products.audiences, audiences) : undefined,
      ),
    )
    .orderBy(
      desc(sql`coalesce(${shared.breedCount}, 0)`),
      desc(eq(products.categoryId, categoryId)),
      ...[desc(products.popularity), asc(products.id)],
    )
    .limit(maxRelated);
  return rows.map((row) => ({ ...toSuggestion(row), price: toPrice(row) }));
}
