import { stores } from "@/lib/config/markets/markets";
import { defaultLanguage } from "@/lib/config/languages";
import { sortKey } from "@/lib/domain/sort-key";
import { speciesId } from "@/lib/domain/species";
import {
  bodySystems,
  categories,
  prices,
  productBreeds,
  products,
  productTests,
  productTypes,
} from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import { breedIds } from "./breed-ids";
import { fulfilmentOf } from "./catalogue/build-fulfilment";
import { buildProducts } from "./catalogue/build-products";
import { categories as categoryFacts } from "./catalogue/categories";
import { priceOf } from "./catalogue/prices";
import type { ProductSeed } from "./catalogue/product-seed";
import { bodySystems as bodySystemFacts, productTypes as typeFacts } from "./catalogue/taxonomy";
import { searchFactsOfProduct } from "./catalogue/search-facts";
import { searchable, writeSearchTerms } from "./searchable";
import type { AreaSeed } from "./seed-types";
import { writeRows } from "./write-rows";

export function seedCatalogue(): AreaSeed {
  const all = buildProducts();
  const categoryRows = categoryFacts.map(({ species, ...category }) => ({
    ...category,
    speciesId: idOrNull(species),
  }));
  const productRows = all.map(toProductRow);
  const testRows = all.flatMap(({ id, testCodes }) =>
    testCodes.map((testCode, position) => ({ productId: id, testCode, position })),
  );
  const breedRows = all.flatMap((product) => linksOf(product));
  const fulfilmentRows = all.map((product) => ({ productId: product.id, ...fulfilmentOf(product) }));
  return {
    area: "catalogue",
    content: [typeFacts, bodySystemFacts, categoryRows, productRows, testRows, breedRows, fulfilmentRows],
    write: async (tx) => {
      await writeRows(tx, productTypes, ["id"], [...typeFacts]);
      await writeRows(tx, bodySystems, ["id"], [...bodySystemFacts]);
      await writeRows(tx, categories, ["id"], categoryRows);
      await writeRows(tx, products, ["id"], productRows);
      await writeSearchTerms(tx, { vocabulary: "products", language: defaultLanguage }, productRows);
      await tx.delete(productTests);
      await writeRows(tx, productTests, ["productId", "testCode"], testRows);
      await tx.delete(productBreeds);
      await writeRows(tx, productBreeds, ["productId", "breedId"], breedRows);
      await writeRows(tx, productFulfilments, ["productId"], fulfilmentRows);
    },
  };
}

/** Apart from the texts: prices that a running shop has changed stay. */
export function seedPrices(): AreaSeed {
  const rows = buildProducts().flatMap((product) =>
    stores.map((store) => ({ productId: product.id, store, ...priceOf(product, store) })),
  );
  return {
    area: "prices",
    content: rows,
    write: (tx) => writeRows(tx, prices, ["productId", "store"], rows),
  };
}

function toProductRow(product: ProductSeed) {
  const { species, breedNames, special, turnaroundDays, createdAt, testCodes: _, ...columns } = product;
  return {
    ...columns,
    ...searchable(searchFactsOfProduct(product)),
    sortKey: sortKey(product.name),
    speciesId: idOrNull(species),
    isForAllBreeds: breedNames === "all",
    isSpecial: special,
    turnaroundMinDays: turnaroundDays?.[0] ?? null,
    turnaroundMaxDays: turnaroundDays?.[1] ?? null,
    createdOn: createdAt.slice(0, 10),
  };
}

function linksOf({ id, species, breedNames }: ProductSeed): (typeof productBreeds.$inferInsert)[] {
  if (breedNames === "all" || species === null) return [];
  return breedIds(species, breedNames).map((breedId) => ({ productId: id, breedId }));
}

function idOrNull(species: ProductSeed["species"]): number | null {
  return species === null ? null : speciesId(species);
}
