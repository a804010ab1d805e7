import { inArray } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import type { Context } from "@/backend/http/handler-types";
import { readBalance } from "@/backend/kits/public/pack-balance";

/** Tests of multi-packs that the account can still redeem. A guest has none. */
export async function readKitBalance({ tx, caller: { user } }: Context) {
  const packs = user === undefined ? [] : await readBalance(tx, user.id);
  const parts = await readNames(
    tx,
    packs.flatMap(({ packOf }) => packOf ?? []),
  );
  return {
    results: packs.map(({ productId, packOf, name, categoryId, speciesId, units }) => ({
      id: productId,
      name,
      categoryId,
      units,
      species: speciesId === null ? null : speciesName(speciesId),
      packOf: parts.find(({ id }) => id === packOf) ?? null,
    })),
  };
}

function readNames(tx: Tx, ids: readonly number[]) {
  return tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]));
}
