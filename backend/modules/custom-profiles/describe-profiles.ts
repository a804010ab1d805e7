import { and, asc, eq, inArray } from "drizzle-orm";
import { categoryIds } from "@/lib/config/categories";
import { regionCurrencies } from "@/lib/config/markets";
import { priceCustomProfile, shareOf } from "@/lib/domain/custom-profile-price";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products } from "@/backend/db/schema/catalogue";
import { customProfileTests } from "@/backend/db/schema/custom-profiles";
import type { Visit } from "@/backend/http/visit";
import { priceHere, toPrice } from "@/backend/modules/products/queries";
import type { CustomProfile } from "./find-profile";

export async function describeProfile(tx: Tx, visit: Visit, profile: CustomProfile) {
  const [described] = await describeProfiles(tx, visit, [profile]);
  if (described === undefined) throw new Error("One profile in, one out.");
  return described;
}

/** At the prices of now and of the visitor's region: none are kept. */
export async function describeProfiles(tx: Tx, visit: Visit, profiles: readonly CustomProfile[]) {
  const ids = profiles.map(({ id }) => id);
  const inside = await testsOf(tx, visit, ids);
  const named = await breedsOf(tx, profiles);
  const built = await productsToBuy(tx);
  const currency = regionCurrencies[visit.region];
  return profiles.map((profile) => {
    const tests = inside.filter(({ profileId }) => profileId === profile.id);
    const sums = priceCustomProfile(tests.map(({ amount }) => amount));
    const priced = (amount: number) => toPrice({ amount, currency });
    return {
      id: profile.id,
      species: speciesName(profile.speciesId),
      name: profile.name,
      isMine: profile.userId !== null && profile.userId === visit.person?.id,
      breed: named.find(({ id }) => id === profile.breedId) ?? null,
      tests: tests.map(({ id, name, amount }) => ({ id, name, price: priced(amount) })),
      productId: productOf(built, profile.speciesId),
      sharePercent: shareOf(tests.length),
      singly: priced(sums.singly),
      saved: priced(sums.saved),
      price: priced(sums.amount),
      updatedAt: profile.updatedAt.toISOString(),
    };
  });
}

async function testsOf(tx: Tx, visit: Visit, profileIds: readonly string[]) {
  if (profileIds.length === 0) return [];
  const { profileId, position } = customProfileTests;
  return tx
    .select({ profileId, id: products.id, name: products.name, amount: prices.amount })
    .from(customProfileTests)
    .innerJoin(products, eq(products.id, customProfileTests.productId))
    .innerJoin(prices, priceHere(visit))
    .where(inArray(profileId, [...profileIds]))
    .orderBy(asc(position));
}

async function breedsOf(tx: Tx, profiles: readonly CustomProfile[]) {
  const ids = profiles.flatMap(({ breedId }) => breedId ?? []);
  if (ids.length === 0) return [];
  return tx.select({ id: breeds.id, name: breeds.name }).from(breeds).where(inArray(breeds.id, ids));
}

/** The two products that are bought with a profile inside, one for each species. */
function productsToBuy(tx: Tx) {
  const { customProfile: forDogs = 0 } = categoryIds.canine;
  const { customProfile: forCats = 0 } = categoryIds.feline;
  return tx
    .select({ id: products.id, speciesId: products.speciesId })
    .from(products)
    .where(and(inArray(products.categoryId, [forDogs, forCats])));
}

function productOf(built: Awaited<ReturnType<typeof productsToBuy>>, speciesId: number): number {
  const product = built.find((one) => one.speciesId === speciesId);
  if (product === undefined) throw new Error("There is no product for custom profiles of this species.");
  return product.id;
}
