import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { allBreedsIds } from "@/lib/config/shop/categories";
import { speciesId } from "@/lib/domain/species";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds, products } from "@/backend/db/schema/catalogue";

/**
 * Matches products that name one of the breeds or are for all breeds of its species. The query starts from the breeds,
 * so that it uses their indexes instead of scanning the catalogue.
 */
export function isForBreeds(ids: readonly number[]): SQL {
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

/** Species of the breeds. Two special ids stand for all breeds of a species. */
function speciesOf(ids: readonly number[]): SQL {
  const wholeSpecies = Object.entries(allBreedsIds).flatMap(([name, id]) =>
    ids.includes(id) ? speciesId(name) : [],
  );
  const breedSpecies = new QueryBuilder()
    .select({ speciesId: breeds.speciesId })
    .from(breeds)
    .where(inArray(breeds.id, [...ids]));
  return sql`(${breedSpecies} union select unnest(array[${sql.join(wholeSpecies, sql`, `)}]::smallint[]))`;
}
