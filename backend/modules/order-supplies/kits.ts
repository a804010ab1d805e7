import { and, arrayContains, asc, inArray } from "drizzle-orm";
import { categoryIds } from "@/lib/config/categories";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { listedColumns, priceHere, soldHere, toPrice } from "@/backend/modules/products/queries";
import { findBuyer } from "./may-order";

/** What can be handed to a client before it is known which test it is for: kits, swabs and what goes with them. */
const kitCategories = [categoryIds.canine.supplies, categoryIds.canine.fullBreedKit].filter(
  (id) => id !== undefined,
);

export async function listKits(tx: Tx, visit: Visit) {
  const buyer = await findBuyer(tx, visit);
  if (buyer instanceof Refusal) return buyer;
  const rows = await findKits(tx, visit, buyer.user.type);
  return rows.map((row) => {
    const { id, name, summary, speciesId } = row;
    return {
      id,
      name,
      summary,
      species: speciesId === null ? null : speciesName(speciesId),
      price: toPrice(row),
    };
  });
}

export function findKits(tx: Tx, visit: Visit, type: string) {
  return tx
    .select(listedColumns)
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .where(
      and(
        inArray(products.categoryId, kitCategories),
        arrayContains(products.audiences, [type]),
        soldHere(visit),
      ),
    )
    .orderBy(asc(products.sortKey), asc(products.id));
}
