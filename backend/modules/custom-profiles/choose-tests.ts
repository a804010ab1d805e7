import { and, asc, eq, inArray } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { customProfileMessages, fieldMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { cartItems } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import { customProfileTests } from "@/backend/db/schema/custom-profiles";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { soldHere } from "@/backend/modules/products/queries";
import { isSingleTest } from "./single-tests";

/** The species all of these are for; whatever is no single test is refused. */
export async function speciesOf(tx: Tx, visit: Visit, productIds: readonly number[]) {
  const rows = await tx
    .select({ id: products.id, speciesId: products.speciesId })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isSingleTest(), soldHere(visit)));
  if (rows.length < new Set(productIds).size) return refuseFields({ productIds: fieldMessages.invalid });
  const [speciesId, ...others] = new Set(rows.map((row) => row.speciesId));
  if (speciesId === undefined || speciesId === null || others.length > 0)
    return refuseFields({ productIds: customProfileMessages.otherSpecies });
  return speciesId;
}

/** Undefined where the breed is one of the species, or none is given. */
export async function refuseBreed(tx: Tx, speciesId: number, breedId: number | null | undefined) {
  if (!breedId) return undefined;
  const [breed] = await tx
    .select({ id: breeds.id })
    .from(breeds)
    .where(and(eq(breeds.id, breedId), eq(breeds.speciesId, speciesId)));
  return breed ? undefined : refuseFields({ breedId: fieldMessages.invalid });
}

export async function chosenIn(tx: Tx, profileId: string): Promise<number[]> {
  const rows = await tx
    .select({ id: customProfileTests.productId })
    .from(customProfileTests)
    .where(eq(customProfileTests.profileId, profileId))
    .orderBy(asc(customProfileTests.position));
  return rows.map(({ id }) => id);
}

/** Carts that hold the profile hold its new choice from now on. */
export async function writeChoice(
  tx: Tx,
  profileId: string,
  chosen: readonly number[],
): Promise<Refusal | undefined> {
  const ids = [...new Set(chosen)];
  if (ids.length > limits.customProfileTests)
    return refuseFields({ productIds: customProfileMessages.tooMany });
  await tx.delete(customProfileTests).where(eq(customProfileTests.profileId, profileId));
  await tx
    .insert(customProfileTests)
    .values(ids.map((productId, position) => ({ profileId, productId, position })));
  await tx.update(cartItems).set({ customTests: ids }).where(eq(cartItems.customProfileId, profileId));
  return undefined;
}
