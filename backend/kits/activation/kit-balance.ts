import { inArray } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import type { Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import type { Context } from "@/backend/http/handler-types";
import { readBalance } from "@/backend/kits/public/pack-balance";

/** Tests of multi-packs that the account can still redeem. A guest has none. */
export async function readKitBalance({ tx, caller: { user, language } }: Context) {
  const packs = user === undefined ? [] : await readBalance(tx, user.id);
  const parts = await readNames(
    tx,
    language,
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

function readNames(tx: Tx, language: Language, ids: readonly number[]) {
  return tx
    .select({ id: products.id, name: inLanguage(products.name, language) })
    .from(products)
    .where(inArray(products.id, [...ids]));
}
