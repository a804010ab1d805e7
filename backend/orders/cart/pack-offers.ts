import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { categoriesOfType } from "@/lib/config/shop/categories";
import type { Store } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceInStore } from "@/backend/shop/public/caller-price";
import { toSuggestion } from "@/backend/shop/public/product-rows";
import { type CartLine, unitAmountOf } from "./read-lines";

interface Pack {
  readonly id: number;
  readonly name: string;
  readonly speciesId: number | null;
  /** The product that a unit of the pack can replace. */
  readonly replacedId: number;
  readonly packSize: number;
  readonly amount: number;
}

const unit = alias(products, "unit");
const replaced = alias(products, "replaced");

/** The profile for any breed reports all tests of the animal's breed: its packs replace the profiles of single breeds. */
const isProfileOfOneBreed = and(
  inArray(unit.categoryId, [...categoriesOfType("full-breed-profile")]),
  eq(unit.isForAllBreeds, true),
  eq(replaced.categoryId, unit.categoryId),
  eq(replaced.packSize, 1),
);

/** Packs whose units can replace these products, smallest first. */
export async function listPacks(tx: Tx, caller: Caller, store: Store, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const { id, name, speciesId, packOf, packSize } = products;
  return tx
    .select({ id, name, speciesId, replacedId: replaced.id, packSize, amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceInStore(store))
    .innerJoin(unit, eq(unit.id, packOf))
    .innerJoin(replaced, or(eq(replaced.id, unit.id), isProfileOfOneBreed))
    .where(and(inArray(replaced.id, [...productIds]), gt(packSize, 1), isListedFor(caller)))
    .orderBy(asc(packSize), asc(id));
}

/** The packs that make a line cheapest, with what remains as single kits. Undefined if none is cheaper. */
export function findPackOffer(line: CartLine, packs: readonly Pack[]) {
  if (!canBePacked(line)) return undefined;
  const { quantity } = line.cart_items;
  const single = unitAmountOf(line);
  const offers = packs
    .filter(({ replacedId, packSize }) => replacedId === line.products.id && packSize <= quantity)
    .map((pack) => {
      const count = Math.floor(quantity / pack.packSize);
      return {
        pack,
        count,
        rest: quantity % pack.packSize,
        saved: count * (pack.packSize * single - pack.amount),
      };
    })
    .filter(({ saved }) => saved > 0);
  return offers.toSorted((a, b) => b.saved - a.saved)[0];
}

/** A kit for a certain animal, an upgrade or a custom profile is no unit of a pack. */
const canBePacked = ({ cart_items: item }: CartLine): boolean =>
  item.animalId === null &&
  item.patientReference === null &&
  item.kitId === null &&
  item.customProfileId === null &&
  !item.isUpgradeTests &&
  !item.isUpgradeFullbreed;

export function describePackOffer(line: CartLine, packs: readonly Pack[]) {
  const offer = findPackOffer(line, packs);
  if (offer === undefined) return null;
  const { pack, count, rest, saved } = offer;
  return {
    product: toSuggestion(pack),
    packSize: pack.packSize,
    count,
    rest,
    saved: toWireAmount(saved),
  };
}
