import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { allBreedsIds } from "@/lib/config/categories";
import { speciesId } from "@/lib/domain/species";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";

/**
 * Products worth having for any of these breeds: those that name one, and those made for every breed of its species.
 * Found from the breeds' side, so that a long catalogue is not read for a few.
 */
export function ofBreeds(ids: readonly number[]): SQL {
  const named = new QueryBuilder()
    .select({ id: productBreeds.productId })
    .from(productBreeds)
    .where(inArray(productBreeds.breedId, [...ids]));
  const forAll = new QueryBuilder()
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.isForAllBreeds, true), inArray(products.speciesId, speciesOf(ids))));
  return sql`${products.id} in (${named} union ${forAll})`;
}

/** Of breeds, and of the two ids that stand for every breed of a species. */
function speciesOf(ids: readonly number[]): SQL {
  const whole = Object.entries(allBreedsIds).flatMap(([name, id]) =>
    ids.includes(id) ? speciesId(name) : [],
  );
  const own = new QueryBuilder()
    .select({ speciesId: breeds.speciesId })
    .from(breeds)
    .where(inArray(breeds.id, [...ids]));
  return sql`(${own} union select unnest(array[${sql.join(whole, sql`, `)}]::smallint[]))`;
}
