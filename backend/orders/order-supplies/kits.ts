import { and, arrayContains, asc, inArray } from "drizzle-orm";
import { categoryIds } from "@/lib/config/shop/categories";
import { storeOf } from "@/lib/config/markets/markets";
import type { UserType } from "@/lib/config/user-types";
import { speciesName } from "@/lib/domain/species";
import { nameOrder } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { SignedInContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { listedColumnsIn } from "@/backend/shop/public/product-rows";
import { findApprovedSuppliesBuyer } from "./find-supplies-buyer";

/** Kits, swabs and accessories that can be handed to a client before a test is chosen. */
const kitCategories = [categoryIds.canine.supplies, categoryIds.canine.fullBreedKit].filter(
  (id) => id !== undefined,
);

export async function listKits({ tx, caller }: SignedInContext) {
  const buyer = await findApprovedSuppliesBuyer(tx, caller);
  if (buyer instanceof Refusal) return buyer;
  const country = buyer.user.countryCode;
  const rows = await selectKits(tx, { ...caller, country, store: storeOf(country) }, buyer);
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

interface KitBuyer {
  readonly user: { readonly type: UserType };
  readonly discountPercent: number;
}

/** At the price of the buyer. */
export async function selectKits(tx: Tx, caller: Caller, { user, discountPercent }: KitBuyer) {
  const rows = await tx
    .select(listedColumnsIn(caller.language))
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(
      and(
        inArray(products.categoryId, kitCategories),
        arrayContains(products.audiences, [user.type]),
        isListedFor(caller),
      ),
    )
    .orderBy(nameOrder(products.name, products.sortKey, caller.language), asc(products.id));
  return rows.map((row) => ({ ...row, amount: Math.round((row.amount * (100 - discountPercent)) / 100) }));
}
