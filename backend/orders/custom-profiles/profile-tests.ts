import { errorCode } from "@/lib/domain/error-codes";
import { and, asc, eq, inArray } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { cartItems } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import { customProfileTests } from "@/backend/db/schema/custom-profiles";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { isListedFor } from "@/backend/shop/public/availability";
import { isSingleTest } from "./single-tests";

/** The common species of the tests. Refuses mixed species and products that are not single tests. */
export async function readTestSpecies(tx: Tx, caller: Caller, productIds: readonly number[]) {
  const rows = await tx
    .select({ id: products.id, speciesId: products.speciesId })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isSingleTest(), isListedFor(caller)));
  if (rows.length < new Set(productIds).size) return refuseFields({ productIds: "fields.invalid" });
  const [speciesId, ...others] = new Set(rows.map((row) => row.speciesId));
  if (speciesId === undefined || speciesId === null || others.length > 0)
    return refuseFields({ productIds: "fields.profileOtherSpecies" });
  return speciesId;
}

/** Refuses a breed of another species. */
export async function refuseBreed(tx: Tx, speciesId: number, breedId: number | null | undefined) {
  if (!breedId) return undefined;
  const [breed] = await tx
    .select({ id: breeds.id })
    .from(breeds)
    .where(and(eq(breeds.id, breedId), eq(breeds.speciesId, speciesId)));
  return breed ? undefined : refuseFields({ breedId: "fields.invalid" });
}

export async function readChosenTests(tx: Tx, profileId: string): Promise<number[]> {
  const rows = await tx
    .select({ id: customProfileTests.productId })
    .from(customProfileTests)
    .where(eq(customProfileTests.profileId, profileId))
    .orderBy(asc(customProfileTests.position));
  return rows.map(({ id }) => id);
}

/** Replaces the profile's tests, also in carts that contain the profile. */
export async function replaceTests(
  tx: Tx,
  profileId: string,
  productIds: readonly number[],
): Promise<Refusal | undefined> {
  const ids = [...new Set(productIds)];
  if (ids.length > limits.customProfileTests)
    return refuseFields({
      productIds: errorCode("fields.profileTooLarge", { count: limits.customProfileTests }),
    });
  await tx.delete(customProfileTests).where(eq(customProfileTests.profileId, profileId));
  await tx
    .insert(customProfileTests)
    .values(ids.map((productId, position) => ({ profileId, productId, position })));
  await tx.update(cartItems).set({ customTests: ids }).where(eq(cartItems.customProfileId, profileId));
  return undefined;
}
