import { and, asc, gt, inArray } from "drizzle-orm";
import type { Region } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { isListedFor, priceInRegion, toSuggestion } from "@/backend/modules/products/queries";
import { type CartLine, unitAmountOf } from "./read-lines";

interface Pack {
  readonly id: number;
  readonly name: string;
  readonly speciesId: number | null;
  readonly packOf: number | null;
  readonly packSize: number;
  readonly amount: number;
}

/** Packs of the products, smallest first. */
export async function listPacks(tx: Tx, caller: Caller, region: Region, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const { id, name, speciesId, packOf, packSize } = products;
  return tx
    .select({ id, name, speciesId, packOf, packSize, amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceInRegion(region))
    .where(and(inArray(packOf, [...productIds]), gt(packSize, 1), isListedFor(caller)))
    .orderBy(asc(packSize), asc(id));
}

/** The packs that make a line cheapest, with what remains as single kits. Undefined if none is cheaper. */
export function findPackOffer(line: CartLine, packs: readonly Pack[]) {
  if (!canBePacked(line)) return undefined;
  const { quantity } = line.cart_items;
  const single = unitAmountOf(line);
  const offers = packs
    .filter(({ packOf, packSize }) => packOf === line.products.id && packSize <= quantity)
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
    ...{ packSize: pack.packSize, count, rest },
    saved: toWireAmount(saved),
  };
}
