import { and, desc, eq, ilike, inArray, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { AnimalView } from "@/lib/config/animals/animal-access";
import type { SignedInCaller } from "@/backend/http/caller";
import { foundItems, leastBarcodeLength } from "@/lib/config/top/dashboard";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import { matchesSearch } from "@/backend/animals/public/match-animals";
import { isInView } from "@/backend/animals/public/views";
import type { Tx } from "@/backend/db/client";
import { escapeLike, likePattern } from "@/backend/db/like-pattern";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { selectOrders } from "@/backend/orders/public/order-queries";

/** The user's own animals, kits and orders that match a text, and animals that others share with the user. */
export async function find(
  { tx, caller: { user, language } }: SignedInContext,
  { query: { search } }: Input<"portal.find">,
) {
  if (search === "") return { animals: [], kits: [], orders: [] };
  return {
    animals: await findAnimals(tx, { user, language }, search),
    kits: await findKits(tx, user.id, search),
    orders: await findOrders(tx, user.id, search),
  };
}

async function findAnimals(
  tx: Tx,
  { user, language }: Pick<SignedInCaller, "user" | "language">,
  search: string,
) {
  const idsOf = (view: AnimalView) =>
    tx
      .select({ id: animals.id })
      .from(animals)
      .where(isInView(tx, user.id, view));
  // Not by `or`, which would read all animals of the shop.
  const isVisible = inArray(animals.id, unionAll(idsOf("mine"), idsOf("with-me")));
  const rows = await tx
    .select({ animal: animals, breed: { id: breeds.id, name: inLanguage(breeds.name, language) } })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(and(isVisible, matchesSearch(tx, { query_type: "all", query: search, search: "" })))
    .orderBy(sql`${animals.name} not ilike ${`${escapeLike(search)}%`}`, animals.name, animals.id)
    .limit(foundItems);
  return rows.map(({ animal, breed }) => ({
    id: animal.id,
    name: animal.name,
    registrationName: animal.registrationName,
    species: speciesName(animal.speciesId),
    breed,
    photoId: animal.photoId,
  }));
}

/** By barcode. A few digits would match too many. */
async function findKits(tx: Tx, userId: number, search: string) {
  const barcode = normalizeBarcode(search);
  if (barcode.length < leastBarcodeLength) return [];
  const rows = await tx
    .select({ barcode: kits.barcode, name: orderLines.name, sampleId: samples.id })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .where(and(eq(orders.userId, userId), isNull(kits.voidedAt), ilike(kits.barcode, likePattern(barcode))))
    .orderBy(kits.barcode)
    .limit(foundItems);
  return rows.map(({ sampleId, ...kit }) => ({ ...kit, isActivated: sampleId !== null }));
}

async function findOrders(tx: Tx, userId: number, search: string) {
  const rows = await selectOrders(
    tx,
    and(eq(orders.userId, userId), ilike(orders.number, likePattern(search))),
  )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(foundItems);
  return rows.map(({ order: { id, number }, names }) => ({ id, number, names }));
}
